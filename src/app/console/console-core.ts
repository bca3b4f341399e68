import { CallCache } from '#console/api/call-cache.ts';
import { type ConsoleApi, createConsoleApi, type ProofAsked } from '#console/api/console-api.ts';
import type { SendForm } from '#console/api/send-form.ts';
import { type FailedCall, failedCall } from '#console/api/failed-call.ts';
import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import { commonTexts } from '#web/texts/common-texts.ts';

type Answer = (isDone: boolean) => void;

/** What calls wait for: a sign-in, or a proof. */
export interface Asked {
  proof: ProofAsked | undefined;
  answer: Answer;
}

/** What the console has before React and outside of it: its calls, what they answered, and its language. */
export class ConsoleCore {
  language: LanguageCode;
  readonly api: ConsoleApi;
  readonly cache: CallCache;
  readonly #listeners = new Set<() => void>();
  #asked: readonly Asked[] = [];

  constructor(language: LanguageCode, fetch: typeof globalThis.fetch, sendForm?: SendForm) {
    this.language = language;
    this.cache = new CallCache(this.failureOf);
    this.api = createConsoleApi({
      fetch,
      sendForm,
      language: () => this.language,
      askToSignIn: () => this.#ask(undefined),
      askToProve: (proof) => this.#ask(proof),
    });
  }

  readonly failureOf = (error: unknown): FailedCall => failedCall(error, commonTexts.of(this.language).failed);

  /** What calls wait for; the question that came last is over the others. */
  readonly asked = (): readonly Asked[] => this.#asked;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly speak = (language: LanguageCode): void => {
    this.language = language;
    document.documentElement.lang = htmlLang[language];
  };

  answer(asked: Asked, isDone: boolean): void {
    this.#show(this.#asked.filter((one) => one !== asked));
    asked.answer(isDone);
  }

  #ask(proof: ProofAsked | undefined): Promise<boolean> {
    return new Promise((answer) => this.#show([...this.#asked, { proof, answer }]));
  }

  #show(asked: readonly Asked[]): void {
    this.#asked = asked;
    for (const listener of this.#listeners) listener();
  }
}
