import { CallCache } from '#console/api/call-cache.ts';
import { type ConsoleApi, createConsoleApi } from '#console/api/console-api.ts';
import { type FailedCall, failedCall } from '#console/api/failed-call.ts';
import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import { commonTexts } from '#web/texts/common-texts.ts';

type AnswerSignIn = (isIn: boolean) => void;

/** What the console has before React and outside of it: its calls, what they answered, and its language. */
export class ConsoleCore {
  language: LanguageCode;
  readonly api: ConsoleApi;
  readonly cache: CallCache;
  readonly #listeners = new Set<() => void>();
  #asked: AnswerSignIn | undefined;

  constructor(language: LanguageCode, fetch: typeof globalThis.fetch) {
    this.language = language;
    this.cache = new CallCache(this.failureOf);
    this.api = createConsoleApi({
      fetch,
      language: () => this.language,
      askToSignIn: () => new Promise((resolve) => this.#ask(resolve)),
    });
  }

  readonly failureOf = (error: unknown): FailedCall => failedCall(error, commonTexts.of(this.language).failed);

  /** Set while calls wait for somebody to sign in. */
  readonly askedToSignIn = (): AnswerSignIn | undefined => this.#asked;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly speak = (language: LanguageCode): void => {
    this.language = language;
    document.documentElement.lang = htmlLang[language];
  };

  answerSignIn(isIn: boolean): void {
    const answer = this.#asked;
    this.#ask(undefined);
    answer?.(isIn);
  }

  #ask(asked: AnswerSignIn | undefined): void {
    this.#asked = asked;
    for (const listener of this.#listeners) listener();
  }
}
