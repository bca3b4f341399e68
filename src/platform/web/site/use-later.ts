import { type ComponentType, useEffect, useState } from 'react';
import type { LanguageCode } from '#kernel/language.ts';
import type { Texts } from '../texts/texts.ts';
import { useLanguage } from './page-context.ts';

export interface LaterPart<Props> {
  texts: readonly Texts<unknown>[];
  Part: ComponentType<Props>;
}

/** A part of the page that is fetched when it is wanted for the first time. */
export function useLater<Props>(
  isWanted: boolean,
  load: () => Promise<LaterPart<Props>>,
): ComponentType<Props> | undefined {
  const language = useLanguage();
  const [part, setPart] = useState<{ Part: ComponentType<Props>; language: LanguageCode }>();
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    void load().then(async ({ texts, Part }) => {
      await Promise.all(texts.map((one) => one.load(language)));
      if (!isStale) setPart({ Part, language });
    });
    return () => {
      isStale = true;
    };
  }, [isWanted, language, load]);
  return part?.language === language ? part.Part : undefined;
}
