import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { LanguageCode } from '#kernel/language.ts';
import { LostPart } from '../parts/lost-part.tsx';
import { needed } from '../parts/needed.ts';
import type { Texts } from '../texts/texts.ts';
import { useLanguage } from './page-context.ts';

/** A part of a page, or anything else that shows texts. */
export interface WithTexts {
  texts: readonly Texts<unknown>[];
}

export interface LaterPart<Props> extends WithTexts {
  Part: ComponentType<Props>;
}

/** What was fetched before, also ahead of time: it is shown at once when it is wanted. */
const fetched = new WeakMap<() => unknown, never>();

/** Fetches a part with its texts; what the browser has already costs nothing. */
export async function fetchPart<P extends WithTexts>(load: () => Promise<P>, language: LanguageCode): Promise<P> {
  const part = await load();
  await loadTexts(part.texts, language);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The map keeps each part under its own loader.
  fetched.set(load, part as never);
  return part;
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
  const [loaded, setLoaded] = useState<LaterPart<Props>>();
  const [isLost, setIsLost] = useState(false);
  const giveUp = useRef(onGivenUp);
  useEffect(() => {
    giveUp.current = onGivenUp;
  });
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    needed(() => fetchPart(load, language)).then(
      (part) => {
        if (!isStale) setLoaded(part);
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
  const part = loaded ?? (isWanted ? fetched.get(load) : undefined);
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
