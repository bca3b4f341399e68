import { type RefObject, useCallback, useMemo } from 'react';
import { listPageSize } from '#kernel/list-pages.ts';
import { formatTime, parseInstant } from '#kernel/period.ts';
import { columnsMax, useDayForms } from '#web/day-grid/long-day.ts';
import { type GoTo, LongList } from '#web/long-list/long-list.tsx';
import { usePageContext } from '#web/site/page-context.ts';
import type { ScheduleListAnswer } from '../contract.ts';
import { type FoundSchedulePage, findSchedulePage } from './load-schedule-page.ts';
import { ScheduleAgenda } from './schedule-agenda.tsx';
import { ScheduleDayGrid } from './schedule-day-grid.tsx';
import { dayPageHref, longDayHref } from './schedule-wish.ts';
import { sessionOf } from './session-of.ts';

interface LongDayProps {
  contentId: number;
  found: FoundSchedulePage;
  day: string;
  /** What the tables are called: the day. */
  caption: string;
  /** Gets what leads to a page of the day. */
  goTo: RefObject<GoTo | null>;
}

/** A day too long for one document: its pages come as the visitor scrolls. */
export function LongDay({ contentId, found, day, caption, goTo }: LongDayProps) {
  const context = usePageContext();
  const { answer, wish, total, page, pages } = found;
  const starts = answer.day?.starts ?? [];
  const name = JSON.stringify([contentId, day, wish.chosen]);
  const read = useCallback(
    async (one: number) => {
      const asked = { contentId, perPage: listPageSize, page: one };
      return (await findSchedulePage(context, asked, { ...wish, chosen: { ...wish.chosen, date: [day] } })).answer;
    },
    [context, contentId, wish, day],
  );
  const show = useCallback(
    (part: ScheduleListAnswer, isPrinting: boolean) => (
      <DayPage contentId={contentId} answer={part} caption={caption} isPrinting={isPrinting} />
    ),
    [contentId, caption],
  );
  return (
    <LongList
      key={name}
      name={name}
      pages={pages}
      total={total}
      size={listPageSize}
      first={page}
      page={answer}
      read={read}
      goTo={goTo}
      labelOf={(one) => formatTime(parseInstant(starts[one - 1] ?? '') ?? 0)}
      hrefOf={(one) => dayPageHref(context, contentId, { wish, day }, one)}
      onPlace={(one) =>
        window.history.replaceState(window.history.state, '', longDayHref(context, contentId, wish, one))
      }
    >
      {show}
    </LongList>
  );
}

interface PageProps {
  contentId: number;
  answer: ScheduleListAnswer;
  caption: string;
  isPrinting: boolean;
}

function DayPage({ contentId, answer, caption, isPrinting }: PageProps) {
  const sessions = useMemo(() => answer.scheduleContents.map((one) => sessionOf(one, answer)), [answer]);
  const places = useMemo(() => answer.places.filter(({ count }) => count > 0), [answer]);
  const { starts = [], page = 1 } = answer.day ?? {};
  const next = starts[page];
  const hasTable = places.length <= columnsMax;
  const { table, list } = useDayForms(hasTable, isPrinting);
  return (
    <>
      {table ? (
        <ScheduleDayGrid
          contentId={contentId}
          sessions={sessions}
          places={places}
          caption={caption}
          part={{ until: next === undefined ? undefined : parseInstant(next) }}
        />
      ) : null}
      {list ? <ScheduleAgenda contentId={contentId} sessions={sessions} isWide={!hasTable} isPart /> : null}
    </>
  );
}
