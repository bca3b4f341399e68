import { foldText } from '#kernel/fold-text.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { IssueWay } from '#features/ticket/rules/organiser/issue-way.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { readImportDesk } from '../contract.ts';
import type { FileRow } from '../rules/check-rows.ts';
import { guessMeanings, type Meaning } from '../rules/column-meaning.ts';
import { headerMax, ticketValuesMax } from '../rules/import-limits.ts';
import type { ImportPlan, TicketChoice } from '../rules/import-plan.ts';
import type { ReadTable } from '../rules/read-table.ts';

export type Desk = AnswerOf<typeof readImportDesk>;

/** A ticket at one of its prices, as the organiser chooses it. */
export type PricedTicket = TicketChoice & {
  ticket: Desk['tickets'][number];
  price: Desk['tickets'][number]['prices'][number];
};

export function pricedTickets({ tickets }: Desk): PricedTicket[] {
  return tickets.flatMap((ticket) =>
    ticket.prices.map((price) => ({
      contentId: ticket.contentId,
      ticketId: ticket.ticketId,
      priceId: price.priceId,
      ticket,
      price,
    })),
  );
}

/** What an organiser has chosen so far about a file; places are those of `pricedTickets`, undefined: none yet. */
export interface ImportDraft {
  fileName: string;
  table: ReadTable;
  meanings: readonly (Meaning | undefined)[];
  /** For all, where no column names tickets. */
  ticketAt: number;
  /** By the word of the file. */
  ticketsAt: ReadonlyMap<string, number | undefined>;
  way: IssueWay;
  language: LanguageCode;
  isMailed: boolean;
  note: string;
}

export function newDraft(fileName: string, table: ReadTable, desk: Desk, language: LanguageCode): ImportDraft {
  const asked = desk.questions.map(({ item, labels }) => ({ key: item.entryFormKey, labels }));
  const meanings = guessMeanings(table.headers, asked, table.rows[0]?.cells ?? []);
  return {
    fileName,
    table,
    meanings,
    ticketAt: 0,
    ticketsAt: guessTickets(table, meanings, desk),
    way: 'free',
    language: desk.languages.includes(language) ? language : (desk.languages[0] ?? language),
    isMailed: true,
    note: '',
  };
}

/** The draft with another meaning of a column; it has it alone. */
export function withMeaning(draft: ImportDraft, at: number, meaning: Meaning | undefined, desk: Desk): ImportDraft {
  const meanings = draft.meanings.map((one, place) =>
    place === at ? meaning : meaning !== undefined && one === meaning ? undefined : one,
  );
  const isSame = meanings.indexOf('ticket') === draft.meanings.indexOf('ticket');
  return { ...draft, meanings, ticketsAt: isSame ? draft.ticketsAt : guessTickets(draft.table, meanings, desk) };
}

/** The words of the column of tickets, each with the ticket whose title it is; at most one more than a file may have. */
function guessTickets(
  { rows }: ReadTable,
  meanings: ImportDraft['meanings'],
  desk: Desk,
): ReadonlyMap<string, number | undefined> {
  const at = meanings.indexOf('ticket');
  const words = new Map<string, number | undefined>();
  if (at < 0) return words;
  const choices = pricedTickets(desk);
  const seen = new Set<string>(['']);
  for (const { cells } of rows) {
    const word = (cells[at] ?? '').trim();
    const folded = foldText(word);
    if (seen.has(folded)) continue;
    seen.add(folded);
    const found = choices.findIndex(({ ticket, price }) =>
      Object.entries(ticket.title).some(([code, title]) => {
        const priceName = Object.entries(price.name).find(([own]) => own === code)?.[1] ?? '';
        return [title, `${title} ${priceName}`, `${title}(${priceName})`].some((one) => foldText(one) === folded);
      }),
    );
    words.set(word, found < 0 ? (desk.tickets.length === 1 ? 0 : undefined) : found);
    if (words.size > ticketValuesMax) break;
  }
  return words;
}

/** What the server is told of the columns that are used. */
export function planOf(draft: ImportDraft, desk: Desk): ImportPlan {
  const { table, meanings, ticketAt, ticketsAt, way, language, isMailed, note } = draft;
  const choices = pricedTickets(desk);
  const choiceAt = (at: number | undefined): TicketChoice[] => {
    const found = at === undefined ? undefined : choices[at];
    return found === undefined
      ? []
      : [{ contentId: found.contentId, ticketId: found.ticketId, priceId: found.priceId }];
  };
  const isColumn = meanings.includes('ticket');
  return {
    columns: meanings.flatMap((meaning, at) =>
      meaning === undefined ? [] : [{ header: (table.headers[at] ?? '').slice(0, headerMax), meaning }],
    ),
    ticket: isColumn ? null : (choiceAt(ticketAt)[0] ?? null),
    ticketValues: isColumn
      ? [...ticketsAt].flatMap(([value, at]) => choiceAt(at).map((choice) => ({ value, ...choice })))
      : [],
    way,
    language,
    isMailed,
    note: note.trim(),
  };
}

/** The cells of the columns that are used. */
export function usedRows({ table: { headers, rows }, meanings }: ImportDraft): FileRow[] {
  const used = meanings.flatMap((meaning, at) => (meaning === undefined ? [] : [at]));
  return rows.map(({ line, cells }) => ({
    line,
    cells: used.map((at) => cells[at] ?? ''),
    isTooWide: cells.slice(headers.length).some((cell) => cell.trim() !== ''),
  }));
}
