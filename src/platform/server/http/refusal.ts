import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { commonTexts } from './common-texts.ts';

type PlainKey = Exclude<keyof typeof status, 'ok' | 'conflict' | 'gone' | 'tokenExpired' | 'networkError'>;

/** Field name to messages, as a 422 answers them. */
export type FieldErrors = Record<string, string[]>;

/** What a handler throws when it will not do what was asked; it becomes `{message, errors?}` in the visitor's language. */
export class Refusal extends Error {
  readonly status: number;
  readonly say: (language: LanguageCode) => string;
  readonly errors: ((language: LanguageCode) => FieldErrors) | undefined;

  constructor(code: number, say: (language: LanguageCode) => string, errors?: (language: LanguageCode) => FieldErrors) {
    super(`${code} ${say('eng')}`);
    this.name = 'Refusal';
    this.status = code;
    this.say = say;
    this.errors = errors;
  }
}

/** A refusal that the common catalogue has words for. */
export function refuse(key: PlainKey): Refusal {
  return new Refusal(status[key], (language) => commonTexts[language][key]);
}
