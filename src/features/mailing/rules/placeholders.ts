import { bareRecord } from '#kernel/bare-record.ts';
import { type AudienceKind, ticketAudiences } from './audience.ts';

/** What a text may leave to be filled in; there is nothing else. */
const placeholderNames = ['name', 'event', 'date', 'place', 'page', 'ticket', 'order', 'myPage'] as const;
export type PlaceholderName = (typeof placeholderNames)[number];
export type PlaceholderValues = Readonly<Record<PlaceholderName, string>>;

/** Whoever knows the number of an order sees its tickets: it is told to its buyer alone. */
const ofBuyers: readonly AudienceKind[] = ['buyers', 'applicants', 'notDrawn'];

/** The placeholders that a mail to an audience can fill in. */
export function placeholdersFor(kind: AudienceKind, { isEvent }: { isEvent: boolean }): PlaceholderName[] {
  return placeholderNames.filter((name) => {
    if (name === 'date' || name === 'place') return isEvent;
    if (name === 'ticket' || name === 'myPage') return ticketAudiences.includes(kind);
    return name !== 'order' || ofBuyers.includes(kind);
  });
}

export interface PlaceholderProblem {
  /** As it was written, with its braces. */
  found: string;
  /** Where it begins, in characters. */
  at: number;
  /** The line, from 1 on. */
  line: number;
  /** notHere: it is one, but this audience has nothing for it. */
  code: 'unknown' | 'notHere';
}

/** Anything in braces is meant as a placeholder, also in two of them, and in those of a Japanese keyboard. */
const braced = /[{｛]{1,3}([^{}｛｝\n]{0,40})[}｝]{1,3}/gu;

const known = bareRecord<PlaceholderName>(
  Object.fromEntries(placeholderNames.map((name) => [name.toLowerCase(), name])),
);

/** The name that was typed: capitals, blanks and wide letters do not matter. */
function nameIn(typed: string): PlaceholderName | undefined {
  return known[typed.normalize('NFKC').trim().toLowerCase()];
}

/** What is wrong with the placeholders of a text, in its order. */
export function placeholderProblems(text: string, allowed: readonly PlaceholderName[]): PlaceholderProblem[] {
  return [...text.matchAll(braced)].flatMap(({ 0: found, 1: typed = '', index: at }) => {
    const name = nameIn(typed);
    if (name !== undefined && allowed.includes(name)) return [];
    const line = text.slice(0, at).split('\n').length;
    return [{ found, at, line, code: name === undefined ? 'unknown' : 'notHere' } as const];
  });
}

/** Fills a text in, in one pass: what a value says is never read as a placeholder. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(braced, (found, typed: string) => {
    const name = nameIn(typed);
    return name === undefined ? found : values[name];
  });
}
