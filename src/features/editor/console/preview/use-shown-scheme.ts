import { useCallback, useEffect, useRef } from 'react';
import type { Scheme } from '#kernel/theme/site-theme.ts';

/** The draft's own style comes after the page: it is looked at again so often. */
const againMs = [0, 150, 400, 900, 2_000, 4_000];

/** The conditions of a page as its sheets were written. */
const written = new WeakMap<MediaList, string>();

/** A page in a frame follows the device. Here it follows the organiser: its questions for the scheme get their answer. */
export function useShownScheme(scheme: Scheme | undefined): (page: Document) => void {
  const shown = useRef<Document>(undefined);
  const timers = useRef<number[]>([]);
  const chosen = useRef(scheme);
  const answer = useCallback(() => {
    const page = shown.current;
    if (page === undefined || chosen.current === undefined) return;
    for (const sheet of [...page.styleSheets, ...page.adoptedStyleSheets]) answerIn(sheet.cssRules, chosen.current);
  }, []);
  useEffect(() => {
    chosen.current = scheme;
    answer();
  }, [scheme, answer]);
  const stop = useCallback(() => {
    for (const timer of timers.current) window.clearTimeout(timer);
  }, []);
  useEffect(() => stop, [stop]);
  return useCallback(
    (page) => {
      shown.current = page;
      stop();
      timers.current = againMs.map((ms) => window.setTimeout(answer, ms));
    },
    [answer, stop],
  );
}

function answerIn(rules: CSSRuleList, scheme: Scheme): void {
  for (const rule of rules) {
    // Rules of the frame are of its own kind: `instanceof` knows none of them.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only rules with conditions have media.
    if ('media' in rule) answerOf(rule.media as MediaList, scheme);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Rules with rules in them have a list.
    if ('cssRules' in rule) answerIn(rule.cssRules as CSSRuleList, scheme);
  }
}

function answerOf(media: MediaList, scheme: Scheme): void {
  const asked = written.get(media) ?? media.mediaText;
  if (!asked.includes('prefers-color-scheme')) return;
  written.set(media, asked);
  media.mediaText = asked.replaceAll(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_, name: string) =>
    // Every window has a width.
    name === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
  );
}
