import { type PublishedSite, type Say, sayIn } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Cell } from '#kernel/table-cell.ts';
import { shownMail } from '#kernel/mail-address.ts';
import { columnId, type PlainColumn, plainColumns, readColumn } from '../rules/attendee-columns.ts';
import type { AttendeeTexts } from '../texts/jpn.ts';
import type { AttendeeForms } from './attendee-forms.ts';
import { attendeeTexts } from './attendee-texts.ts';
import { owedOf, soldTexts, stateOf } from './present-attendee.ts';
import type { Attendee } from './read-attendees.ts';

export interface TableColumn {
  id: string;
  label: string;
  of: 'ticket' | 'buyer' | 'companion';
  /** It says what another column says too, and is taken out only on demand. */
  isRepeated?: boolean;
}

/** All columns of the table, with what each is called. */
export function columnsOf({ questions }: AttendeeForms, language: LanguageCode): TableColumn[] {
  const { columns } = attendeeTexts[language];
  return [
    ...plainColumns.map((id) => ({ id, label: columns[id], of: 'ticket' as const })),
    // Nearly always the name of the attendee.
    ...questions.map(({ by, key, label, item }) => ({
      id: columnId(by, key),
      label,
      of: by,
      isRepeated: item.answerMethod === 'NAME',
    })),
  ];
}

/** The first row of a file: a question says whose answer it is. */
export function headOf(columns: readonly TableColumn[], language: LanguageCode): string[] {
  const { byBuyer, byCompanion } = attendeeTexts[language];
  return columns.map(({ of, label }) => {
    if (of === 'ticket') return label;
    return of === 'buyer' ? byBuyer(label) : byCompanion(label);
  });
}

/** How wide a column is, in letters. */
export function widthOf({ id }: TableColumn): number {
  if (id === 'mail') return 28;
  return id === 'price' || id === 'owed' ? 10 : 18;
}

type Value = (attendee: Attendee, sold: ReturnType<typeof soldTexts>, words: AttendeeTexts) => Cell;

const values: Record<PlainColumn, Value> = {
  code: ({ row }) => row.code,
  name: ({ name }) => name,
  kana: ({ kana }) => kana,
  mail: ({ mail }) => shownMail(mail),
  ticket: (_, { ticket }) => ticket,
  priceName: (_, { priceName }) => priceName,
  slot: (_, { slotName }) => slotName,
  price: ({ row }) => row.price,
  owed: ({ row }) => owedOf(row),
  state: ({ row }, _, { states, transferred }) =>
    row.transfer_status === 'TRANSFERRED' ? transferred(states[stateOf(row)]) : states[stateOf(row)],
  checkedInAt: ({ lastCheckin }) => (lastCheckin === undefined ? null : { at: lastCheckin.at }),
  gate: ({ lastCheckin }) => lastCheckin?.gate ?? '',
  orderNumber: ({ row }) => row.order_number,
  orderedAt: ({ row }) => ({ at: row.ordered_at.getTime() }),
};

/** Makes the row of an attendee in the file of these columns. */
export function createRowOf(
  columns: readonly TableColumn[],
  forms: AttendeeForms,
  site: PublishedSite,
  language: LanguageCode,
): (attendee: Attendee) => Cell[] {
  const say: Say = sayIn(site.document, language);
  const words = attendeeTexts[language];
  const refs = columns.map(({ id }) => readColumn(id));
  const numeric = new Set(
    forms.questions.filter(({ item }) => item.setting.inputType === 'number').map(({ by, key }) => columnId(by, key)),
  );
  const asks = (by: string): boolean => columns.some(({ of }) => of === by);
  const [asksBuyers, asksCompanions] = [asks('buyer'), asks('companion')];
  return (attendee) => {
    const { row } = attendee;
    const sold = soldTexts(row, say);
    const answers = {
      buyer: asksBuyers ? forms.answers(row, 'buyer') : undefined,
      companion: asksCompanions ? forms.answers(row, 'companion') : undefined,
    };
    return refs.map((ref) => {
      if (ref === undefined) return null;
      if ('plain' in ref) return values[ref.plain](attendee, sold, words);
      const answer = answers[ref.by]?.get(ref.key)?.answer ?? null;
      return answer !== null && numeric.has(columnId(ref.by, ref.key)) ? asNumber(answer) : answer;
    });
  };
}

/** A number that a spreadsheet keeps as it was typed; others, as 0120 or 20 digits, stay texts. */
function asNumber(text: string): Cell {
  return /^-?(0|[1-9]\d{0,14})(\.\d{1,10})?$/.test(text) ? Number(text) : text;
}
