import type { CheckedItem } from '#features/profile/rules/check-answer.ts';
import type { IssueWay } from '#features/ticket/rules/organiser/issue-way.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { Meaning } from './column-meaning.ts';

/** A ticket that can be given. */
export interface DeskTicket {
  contentId: number;
  ticketId: number;
  title: LocalizedText;
  /** Whole yen; one without an id is the price of the ticket. */
  prices: readonly { priceId: number | null; name: LocalizedText; price: number }[];
  /** Null: as many as come. */
  left: number | null;
}

/** A question of a buyer's form, with its words in all languages of the site. */
export interface DeskQuestion {
  contentId: number;
  item: CheckedItem;
  labels: readonly string[];
  choices: readonly { key: string; labels: readonly string[] }[];
}

/** What the rows of a file are read by. */
export interface ImportDesk {
  tickets: readonly DeskTicket[];
  questions: readonly DeskQuestion[];
}

export interface TicketChoice {
  contentId: number;
  ticketId: number;
  priceId: number | null;
}

/** What an organiser decided about a file: the columns that are used, and which ticket each word means. */
export interface ImportPlan {
  columns: readonly { header: string; meaning: Meaning }[];
  /** For all rows of a file without a column of tickets. */
  ticket: TicketChoice | null;
  ticketValues: readonly ({ value: string } & TicketChoice)[];
  way: IssueWay;
  language: LanguageCode;
  isMailed: boolean;
  note: string;
}

export type PlanProblem = 'noMail' | 'twoColumns' | 'noTicket' | 'unknownTicket' | 'unknownQuestion';

export function questionKey(meaning: Meaning): string | undefined {
  return meaning.startsWith('answer:') ? meaning.slice('answer:'.length) : undefined;
}

/** What is missing in a plan, or does not fit the event; '' for what several columns mean. */
export function planProblem(
  plan: Pick<ImportPlan, 'columns' | 'ticket' | 'ticketValues'>,
  desk: ImportDesk,
): PlanProblem | undefined {
  const meanings = plan.columns.map(({ meaning }) => meaning);
  if (new Set(meanings).size < meanings.length) return 'twoColumns';
  if (!meanings.includes('mail')) return 'noMail';
  const isColumn = meanings.includes('ticket');
  if (!isColumn && plan.ticket === null) return 'noTicket';
  const chosen = isColumn ? plan.ticketValues : plan.ticket === null ? [] : [plan.ticket];
  if (chosen.some((one) => priceIn(desk, one) === undefined)) return 'unknownTicket';
  const keys = new Set(desk.questions.map(({ item }) => item.entryFormKey));
  const isKnown = meanings.every((meaning) => {
    const key = questionKey(meaning);
    return key === undefined || keys.has(key);
  });
  return isKnown ? undefined : 'unknownQuestion';
}

export function ticketIn(
  { tickets }: Pick<ImportDesk, 'tickets'>,
  wanted: Pick<TicketChoice, 'contentId' | 'ticketId'>,
): DeskTicket | undefined {
  return tickets.find((one) => one.contentId === wanted.contentId && one.ticketId === wanted.ticketId);
}

/** What one ticket of a choice costs; undefined: there is no such ticket, or no such price. */
export function priceIn(desk: Pick<ImportDesk, 'tickets'>, choice: TicketChoice): number | undefined {
  return ticketIn(desk, choice)?.prices.find(({ priceId }) => priceId === choice.priceId)?.price;
}
