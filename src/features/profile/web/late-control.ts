import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { LostPart } from '#web/parts/lost-part.tsx';
import { needed } from '#web/parts/needed.ts';
import type { Texts } from '#web/texts/texts.ts';

interface ControlModule<Props> {
  control: ComponentType<Props>;
  /** The texts that it needs beyond those of every profile form. */
  texts: readonly Texts<unknown>[];
}

/** A control that many forms do not have. It loads with its texts when a form has it, once for each language. */
export function lateControl<Props>(
  load: () => Promise<ControlModule<Props>>,
): Readonly<Record<LanguageCode, LazyExoticComponent<ComponentType<Props>>>> {
  const inLanguage = (language: LanguageCode) =>
    lazy(async () => {
      const loadWhole = async (): Promise<ComponentType<Props>> => {
        const { control, texts } = await load();
        await Promise.all(texts.map((one) => one.load(language)));
        return control;
      };
      // Without one control the form keeps what was typed into the others.
      return { default: await needed(loadWhole).catch((): ComponentType<Props> => LostPart) };
    });
  return Object.fromEntries(languageCodes.map((language) => [language, inLanguage(language)])) as never;
}
