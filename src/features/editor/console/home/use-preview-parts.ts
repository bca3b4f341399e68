import { useCallback, useEffect, useRef } from 'react';

/** What can be pressed in the preview of a home: a content, or a part of the frame and the cover. */
export type HomePart = number | 'cover' | 'tab' | 'menu';

const selectors = {
  cover: '.hb-cover, .hb-cover-heading, .hb-cover-facts',
  tab: '.hb-site-tabs',
  menu: '.hb-header-menu, .hb-menu',
} as const;

/** A press on a part of the page in the frame chooses its row, and the chosen row is marked in the page. */
export function usePreviewParts(chosen: HomePart | undefined, onPress: (part: HomePart) => void) {
  const shown = useRef<Document>(undefined);
  const mark = useRef<CSSStyleSheet>(undefined);
  const latest = useRef({ chosen, onPress });
  useEffect(() => {
    latest.current = { chosen, onPress };
  });

  const show = useCallback((part: HomePart | undefined): void => {
    const style = part === undefined ? '' : `${selectorOf(part)}{outline:3px solid #0061f4;outline-offset:4px}`;
    mark.current?.replaceSync(style);
  }, []);
  const onShown = useCallback(
    (page: Document) => {
      shown.current = page;
      mark.current = page.defaultView === null ? undefined : new page.defaultView.CSSStyleSheet();
      if (mark.current !== undefined) page.adoptedStyleSheets.push(mark.current);
      show(latest.current.chosen);
      page.addEventListener(
        'click',
        (event) => {
          const part = partAt(event.target);
          if (part === undefined) return;
          // The page is there to be arranged: its links lead nowhere.
          event.preventDefault();
          event.stopPropagation();
          latest.current.onPress(part);
        },
        true,
      );
    },
    [show],
  );
  useEffect(() => {
    show(chosen);
    if (chosen === undefined) return;
    const place = shown.current?.querySelector(selectorOf(chosen));
    place?.scrollIntoView({ block: 'nearest' });
  }, [chosen, show]);
  return onShown;
}

const selectorOf = (part: HomePart): string =>
  typeof part === 'number' ? `[data-content="${part}"]` : selectors[part];

function partAt(target: EventTarget | null): HomePart | undefined {
  // Elements of the frame are of its own kind: `instanceof` knows none of them.
  if (target === null || !('closest' in target)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Elements alone have it.
  const element = target as Element;
  const content = element.closest('[data-content]')?.getAttribute('data-content');
  if (content !== null && content !== undefined) return Number(content);
  return (['cover', 'tab', 'menu'] as const).find((part) => element.closest(selectors[part]) !== null);
}
