import { bareRecord } from '#kernel/bare-record.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { faultsMax } from '#kernel/limits.ts';
import type { RefusalReason } from '#kernel/refusal-reason.ts';
import { status } from '#kernel/status.ts';
import { commonTexts } from './common-texts.ts';

/** Without `tooMany`, which says when a try is free: `refuseTooMany` of limits; `methodNotAllowed` is `refuseMethod`. */
type PlainKey = Exclude<
  keyof typeof status,
  'ok' | 'conflict' | 'gone' | 'tokenExpired' | 'networkError' | 'tooMany' | 'methodNotAllowed'
>;

/** Field name to messages, as a 422 answers them. */
export type FieldErrors = Record<string, string[]>;

/** A name in an answer: longer ones were made up by the caller. */
const nameLengthMax = 200;

/** What one answer names of many faults: the first ones. */
export function firstFaults(errors: FieldErrors): FieldErrors {
  const first = Object.entries(errors).slice(0, faultsMax);
  return bareRecord(Object.fromEntries(first.map(([name, said]) => [name.slice(0, nameLengthMax), said])));
}

/** Why a door is closed, so that the page can offer what opens it; further members join it in the answer. */
export type RefusalDetails = { reason: RefusalReason } & Record<string, unknown>;

/** What a handler throws when it will not do what was asked; it becomes `{message, errors?, reason?, …}` in the visitor's language. */
export class Refusal extends Error {
  readonly status: number;
  readonly say: (language: LanguageCode) => string;
  readonly errors: ((language: LanguageCode) => FieldErrors) | undefined;
  readonly details: ((language: LanguageCode) => RefusalDetails) | undefined;
  /** In how many seconds the same may be tried again: the header Retry-After. */
  retryAfter: number | undefined;
  /** Of a 405: the methods that the address has, in the header Allow. */
  allowed: readonly string[] | undefined;

  constructor(
    code: number,
    say: (language: LanguageCode) => string,
    errors?: (language: LanguageCode) => FieldErrors,
    details?: (language: LanguageCode) => RefusalDetails,
  ) {
    const message = `${code} ${say('eng')}`;
    // It is an answer, thousands of times a second when something is sold out; looking for its place in the program
    // took a quarter of such a call.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'Refusal';
    this.status = code;
    this.say = say;
    this.errors = errors;
    this.details = details;
  }
}

/** A refusal with a message of the common catalogue. */
export function refuse(key: PlainKey): Refusal {
  return new Refusal(status[key], (language) => commonTexts[language][key]);
}

/** 405, with the methods that the address has: HTTP asks for them. */
export function refuseMethod(allowed: readonly string[]): Refusal {
  const refusal = new Refusal(status.methodNotAllowed, (language) => commonTexts[language].methodNotAllowed);
  refusal.allowed = allowed;
  return refusal;
}

/** 404 for a content that exists and is not public now (ACCESS-047). */
export function refuseOutsidePeriod(): Refusal {
  const words = refuse('notFound');
  return new Refusal(words.status, words.say, undefined, () => ({ reason: 'outsidePeriod' }));
}
