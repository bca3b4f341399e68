import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { LanguageCode } from '#kernel/language.ts';
import { LostPart } from '../parts/lost-part.tsx';
import { needed } from '../parts/needed.ts';
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

/**
 * A part of the page that is fetched when it is wanted for the first time. When it cannot be had and the visitor goes on
 * without it, `onGivenUp` takes back the wish, so that what opened it may be pressed again; without `onGivenUp` a notice
 * stands in its place.
 */
export function useLater<Props>(
  isWanted: boolean,
  load: () => Promise<LaterPart<Props>>,
  onGivenUp?: () => void,
): ComponentType<Props> | undefined {
  const language = useLanguage();
  const [part, setPart] = useState<LaterPart<Props>>();
  const [isLost, setIsLost] = useState(false);
  const giveUp = useRef(onGivenUp);
  useEffect(() => {
    giveUp.current = onGivenUp;
  });
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    const loadWhole = async (): Promise<LaterPart<Props>> => {
      const loaded = await load();
      await loadTexts(loaded.texts, language);
      return loaded;
    };
    needed(loadWhole).then(
      (loaded) => {
        if (!isStale) setPart(loaded);
      },
      () => {
        if (isStale) return;
        if (giveUp.current === undefined) setIsLost(true);
        else giveUp.current();
      },
    );
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
  if (part?.texts.every((one) => one.has(language))) return part.Part;
  return isLost ? LostPart : undefined;
}

function loadTexts(texts: readonly Texts<unknown>[], language: LanguageCode): Promise<unknown> {
  return Promise.all(texts.map((one) => one.load(language)));
}
