import type { AnswerProblem } from '#features/profile/rules/answer-problem.ts';
import { type CheckedItem, checkAnswer } from '#features/profile/rules/check-answer.ts';
import { emptyValue, fieldsOf, type ItemValue } from '#features/profile/rules/item-value.ts';
import { isChoice, nameParts } from '#features/profile/rules/profile-item.ts';
import { hasControlCharacters, tidyText } from '#features/profile/rules/typed-text.ts';
import type { FormAnswer } from '#features/ticket/rules/flow/uses-partner-form.ts';
import type { NameInParts } from '#features/ticket/rules/organiser/correct-answers.ts';
import { foldText } from '#kernel/fold-text.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import type { Meaning } from './column-meaning.ts';
import { cellMax, referenceMax, ticketsOfRowMax } from './import-limits.ts';
import {
  type DeskQuestion,
  type ImportDesk,
  type ImportPlan,
  priceIn,
  questionKey,
  type TicketChoice,
  ticketIn,
} from './import-plan.ts';

/** What can be wrong with a row by itself. */
export const cellProblems = [
  'mailMissing',
  'wrongMail',
  'ticketMissing',
  'unknownTicket',
  'unknownPrice',
  'wrongNumber',
  'notAsked',
  'unknownChoice',
  'notInList',
  'tooManyChoices',
  'tooLong',
  'tooShort',
  'kana',
  'number',
  'tel',
  'mail',
  'controlCharacters',
] as const;
type CellProblem = (typeof cellProblems)[number];

export interface CellFault {
  /** Its place among the columns of the plan; null: the row as a whole. */
  column: number | null;
  problem: CellProblem;
  /** The number in the message. */
  limit?: number;
}

/** Somebody of a file, and what they get. */
export interface ImportRow {
  name: NameInParts;
  mail: string;
  ticket: TicketChoice;
  number: number;
  /** The number by which another system knows the booking. */
  reference: string;
  answers: FormAnswer[];
}

interface ReadRow {
  /** Undefined where there is a fault. */
  row: ImportRow | undefined;
  faults: CellFault[];
  /** As far as it can be read, also beside a fault. */
  about: Pick<ImportRow, 'mail' | 'reference'> & { ticket: TicketChoice | undefined };
}

export interface RowReader {
  read(cells: readonly string[]): ReadRow;
}

const nameItem: CheckedItem = {
  entryFormKey: 'name',
  answerMethod: 'NAME',
  isRequired: false,
  setting: { useKana: true },
  selectorItems: [],
};

/** Reads the rows of a file by a plan. Browser and server read by this alone; the server knows what a search offers, too. */
export function createRowReader(plan: ImportPlan, desk: ImportDesk): RowReader {
  const at = new Map<Meaning, number>(plan.columns.map(({ meaning }, place) => [meaning, place]));
  const tickets = new Map(plan.ticketValues.map(({ value, ...choice }) => [foldText(value), choice]));
  const questions = new Map<string, DeskQuestion>(
    desk.questions.map((one) => [`${one.contentId}/${one.item.entryFormKey}`, one]),
  );
  const asked = plan.columns.flatMap(({ meaning }, column) => {
    const key = questionKey(meaning);
    return key === undefined ? [] : [{ key, column }];
  });
  return {
    read(cells) {
      const faults: CellFault[] = [];
      const fault = (column: number | undefined, problem: CellProblem, limit?: number): undefined => {
        faults.push({ column: column ?? null, problem, ...(limit !== undefined && { limit }) });
      };
      const cellOf = (meaning: Meaning): string => cells[at.get(meaning) ?? -1] ?? '';
      for (const [column, cell] of cells.entries()) if (cell.length > cellMax) fault(column, 'tooLong', cellMax);
      if (faults.length > 0) return { row: undefined, faults, about: { mail: '', reference: '', ticket: undefined } };

      const mail = readMailAddress(cellOf('mail'));
      const wrong = mailAddressProblem(mail);
      if (wrong !== undefined) fault(at.get('mail'), wrong === 'required' ? 'mailMissing' : 'wrongMail');
      const name = readName(cellOf, at, fault);
      const reference = tidyText(cellOf('reference'));
      if (reference.length > referenceMax) fault(at.get('reference'), 'tooLong', referenceMax);
      else if (hasControlCharacters(reference)) fault(at.get('reference'), 'controlCharacters');
      const number = readNumber(cellOf('number'));
      if (number === undefined) fault(at.get('number'), 'wrongNumber', ticketsOfRowMax);
      const ticket = readTicket();
      const answers = ticket === undefined ? [] : readAnswers(ticket);
      const isRight = faults.length === 0 && ticket !== undefined;
      return {
        row: isRight ? { name, mail, ticket, number: number ?? 1, reference, answers } : undefined,
        faults,
        about: { mail: wrong === undefined ? mail : '', reference, ticket },
      };

      function readTicket(): TicketChoice | undefined {
        const word = foldText(cellOf('ticket'));
        if (at.has('ticket') && word === '') return fault(at.get('ticket'), 'ticketMissing');
        const choice = at.has('ticket') ? tickets.get(word) : (plan.ticket ?? undefined);
        const known = choice && ticketIn(desk, choice);
        if (choice === undefined || known === undefined || priceIn(desk, choice) === undefined) {
          return fault(at.get('ticket'), 'unknownTicket');
        }
        const price = foldText(cellOf('price'));
        if (price === '') return choice;
        const amount = /^[¥\\]?(\d+)円?$/u.exec(price.replaceAll(',', ''))?.[1];
        const meant = known.prices.find(
          (one) => Object.values(one.name).some((label) => foldText(label) === price) || String(one.price) === amount,
        );
        return meant === undefined
          ? fault(at.get('price'), 'unknownPrice')
          : { contentId: choice.contentId, ticketId: choice.ticketId, priceId: meant.priceId };
      }

      function readAnswers({ contentId }: TicketChoice): FormAnswer[] {
        return asked.flatMap(({ key, column }) => {
          const cell = cells[column] ?? '';
          if (tidyText(cell) === '') return [];
          const question = questions.get(`${contentId}/${key}`);
          if (question === undefined) {
            fault(column, 'notAsked');
            return [];
          }
          const { item } = question;
          const { value, problems } = checkAnswer({ ...item, isRequired: false }, valueOfCell(question, cell));
          const [problem] = Object.values(problems);
          if (problem !== undefined) {
            fault(column, problemOf(problem), 'limit' in problem ? problem.limit : undefined);
            return [];
          }
          const { textValue, selectorValue } = fieldsOf(item, value);
          // A choice is stored by its key; its label is the organiser's and may change.
          const kept = isChoice(item) ? selectorValue.map((one) => ({ ...one, value: one.key })) : selectorValue;
          return [{ entryFormKey: key, answerMethod: item.answerMethod, textValue, selectorValue: kept }];
        });
      }
    },
  };
}

type Fault = (column: number | undefined, problem: CellProblem, limit?: number) => undefined;

const meaningOfPart = {
  last_name: 'lastName',
  first_name: 'firstName',
  last_name_kana: 'lastNameKana',
  first_name_kana: 'firstNameKana',
} as const;

function readName(cellOf: (meaning: Meaning) => string, at: ReadonlyMap<Meaning, number>, fault: Fault): NameInParts {
  // 山田 花子 in one cell: the family name comes first.
  const [family, given] = split(cellOf('name'));
  const [familyKana, givenKana] = split(cellOf('kana'));
  const whole = { last_name: family, first_name: given, last_name_kana: familyKana, first_name_kana: givenKana };
  const parts = Object.fromEntries(
    nameParts.map((part) => [part, tidyText(cellOf(meaningOfPart[part])) || whole[part]]),
  );
  const { value, problems } = checkAnswer(nameItem, { ...emptyValue, parts });
  const seen = new Set<number | undefined>();
  for (const part of nameParts) {
    const problem = problems[`name.${part}`];
    if (problem === undefined) continue;
    const isOwn = tidyText(cellOf(meaningOfPart[part])) !== '';
    const column = isOwn ? at.get(meaningOfPart[part]) : at.get(part.endsWith('kana') ? 'kana' : 'name');
    if (!seen.has(column)) fault(column, problemOf(problem), 'limit' in problem ? problem.limit : undefined);
    seen.add(column);
  }
  const { last_name = '', first_name = '', last_name_kana = '', first_name_kana = '' } = value.parts;
  return { last_name, first_name, last_name_kana, first_name_kana };
}

function split(cell: string): [string, string] {
  const [family = '', ...given] = tidyText(cell).split(/\s+/u);
  return [family, given.join(' ')];
}

/** An empty cell is one ticket. */
function readNumber(cell: string): number | undefined {
  const typed = cell
    .normalize('NFKC')
    .trim()
    .replace(/[枚名人张張장매]$/u, '')
    .trim();
  if (typed === '') return cell.trim() === '' ? 1 : undefined;
  const number = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  return number >= 1 && number <= ticketsOfRowMax ? number : undefined;
}

function valueOfCell({ item, choices }: DeskQuestion, cell: string): ItemValue {
  if (!isChoice(item)) return { ...emptyValue, text: cell };
  const keyOf = (word: string): string | undefined => {
    const folded = foldText(word);
    return choices.find(({ key, labels }) => [key, ...labels].some((one) => foldText(one) === folded))?.key;
  };
  const whole = keyOf(cell);
  if (whole !== undefined) return { ...emptyValue, chosen: [whole] };
  const words =
    item.answerMethod === 'CHECKBOX' ? cell.split(/[、,;\n/|]/u).filter((word) => word.trim() !== '') : [cell];
  // A word that nobody offers stays, so that the check reports it.
  return { ...emptyValue, chosen: [...new Set(words.map((word) => keyOf(word) ?? `? ${word}`))] };
}

function problemOf({ kind }: AnswerProblem): CellProblem {
  return cellProblems.find((one) => one === kind) ?? 'unknownChoice';
}
