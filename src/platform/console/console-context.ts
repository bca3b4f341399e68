import { createContext, useContext } from 'react';
import type { OperatorRight } from '#kernel/console/operator-role.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { CallCache } from './api/call-cache.ts';
import type { ConsoleApi } from './api/console-api.ts';
import type { DraftPart, OverviewPart, PublishedPart } from './console-feature.ts';
import type { FailedCall } from './api/failed-call.ts';
import type { ConsoleRouter } from './navigation/console-router.ts';
import type { ConsoleStorage } from './storage/console-storage.ts';

export interface ToastMessage {
  text: string;
  /** Takes back what the message tells of. */
  undo?: () => void;
}

/** Who is signed in. */
export interface ConsoleOperator {
  name: string;
  mail: string;
}

/** What every part of the console has at hand. */
export interface Console {
  api: ConsoleApi;
  cache: CallCache;
  router: ConsoleRouter;
  storage: ConsoleStorage;
  language: LanguageCode;
  operator: ConsoleOperator | undefined;
  isDemo: boolean;
  /** What features show on the overview of a published site. */
  overviewParts: readonly (() => Promise<{ part: OverviewPart }>)[];
  /** What features let an organiser try of a draft. */
  draftParts: readonly (() => Promise<{ part: DraftPart }>)[];
  /** What features leave to do after a publication. */
  publishedParts: readonly (() => Promise<{ part: PublishedPart }>)[];
  /** The address at which somebody with these rights begins at a site. */
  startOf(site: string, rights: readonly OperatorRight[]): string;
  setLanguage(language: LanguageCode): void;
  /** Reads again who is signed in. */
  readOperator(): Promise<void>;
  toast(message: ToastMessage): void;
  failureOf(error: unknown): FailedCall;
}

export const ConsoleContext = createContext<Console | undefined>(undefined);

export function useConsole(): Console {
  const console = useContext(ConsoleContext);
  if (console === undefined) throw new Error('This part stands outside of the console.');
  return console;
}

/** The words of a catalogue in the console's language. */
export function useWords<T>(texts: Texts<T>): T {
  return texts.of(useConsole().language);
}
