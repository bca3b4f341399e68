import { type ComponentType, useEffect, useState } from 'react';
import type { LanguageCode } from '#kernel/language.ts';
import type { Texts } from '../texts/texts.ts';
import { useLanguage } from './page-context.ts';

export interface LaterPart<Props> {
  texts: readonly Texts<unknown>[];
  Part: ComponentType<Props>;
}

/** The texts of the parts that are shown now. */
const shown = new Set<LaterPart<unknown>['texts']>();

/** The texts of the shown parts in another language: loaded before it changes, so that no part loses its state. */
export async function loadShownTexts(language: LanguageCode): Promise<void> {
  await Promise.all([...shown].map((texts) => loadTexts(texts, language)));
}

/** A part of the page that is fetched when it is wanted for the first time. */
export function useLater<Props>(
  isWanted: boolean,
  load: () => Promise<LaterPart<Props>>,
): ComponentType<Props> | undefined {
  const language = useLanguage();
  const [part, setPart] = useState<LaterPart<Props>>();
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    void load().then(async (loaded) => {
      await loadTexts(loaded.texts, language);
      if (!isStale) setPart(loaded);
    });
    return () => {
      isStale = true;
    };
  }, [isWanted, language, load]);
  useEffect(() => {
    if (part === undefined) return;
    const { texts } = part;
    shown.add(texts);
    return () => void shown.delete(texts);
  }, [part]);
  return part?.texts.every((one) => one.has(language)) ? part.Part : undefined;
}

function loadTexts(texts: readonly Texts<unknown>[], language: LanguageCode): Promise<unknown> {
  return Promise.all(texts.map((one) => one.load(language)));
}
