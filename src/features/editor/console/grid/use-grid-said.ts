import { useMemo } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { Instant } from '#kernel/clock.ts';
import { localize } from '#kernel/localized-text.ts';
import { formatInstant, formatTime } from '#kernel/period.ts';
import { rangeSign } from '#kernel/range-sign.ts';
import { saidDay, saidPeriod } from '#kernel/said-date.ts';
import type { GridSession, GridSpan } from '../../rules/grid-session.ts';
import { contentTexts } from '../content/content-texts.ts';
import type { Outline } from '../use-outline.ts';
import { gridTexts } from './grid-texts.ts';
import type { GridPlace } from './use-sessions.ts';

/** Sessions, times and places in words. */
export interface GridSaid {
  title(session: Pick<GridSession, 'title'>): string;
  /** 10:00〜10:45 */
  times(span: GridSpan | undefined): string;
  /** With its day. */
  when(span: GridSpan | undefined): string;
  day(at: Instant): string;
  place(id: number | undefined): string;
}

export function useGridSaid({ languages }: Outline, places: readonly GridPlace[]): GridSaid {
  const { language } = useConsole();
  const words = useWords(gridTexts);
  const { items } = useWords(contentTexts);
  const ofSite = languages[0] ?? language;
  return useMemo(
    () => ({
      title: ({ title }) => localize(title, language, ofSite) || items.untitled,
      times: (span) =>
        span === undefined ? words.noTime : formatTime(span.from) + rangeSign[language] + formatTime(span.to),
      when: (span) =>
        span === undefined
          ? words.noTime
          : saidPeriod(formatInstant(span.from), formatInstant(span.to), language, span.from),
      day: (at) => saidDay(formatInstant(at), language),
      place: (id) => localize(places.find((one) => one.id === id)?.name, language, ofSite) || words.noPlace,
    }),
    [language, words, items, ofSite, places],
  );
}
