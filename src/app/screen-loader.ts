import type { Texts } from '#web/texts/texts.ts';

export interface ScreenModule {
  texts: readonly Texts<unknown>[];
}

export type ScreenLoader = () => Promise<ScreenModule>;
