import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import type { Texts } from '#web/texts/texts.ts';

interface ControlModule<Props> {
  control: ComponentType<Props>;
  /** What it says beyond the words of every profile form. */
  texts: readonly Texts<unknown>[];
}

/** A control that many forms do without: it comes with its words when a form has it, for each language once. */
export function lateControl<Props>(
  load: () => Promise<ControlModule<Props>>,
): Readonly<Record<LanguageCode, LazyExoticComponent<ComponentType<Props>>>> {
  const inLanguage = (language: LanguageCode) =>
    lazy(async () => {
      const { control, texts } = await load();
      await Promise.all(texts.map((one) => one.load(language)));
      return { default: control };
    });
  return Object.fromEntries(languageCodes.map((language) => [language, inLanguage(language)])) as never;
}
