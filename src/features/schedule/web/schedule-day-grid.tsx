import { memo } from 'react';
import { FavoriteButton, useFavorite } from '#features/favorite/web.ts';
import type { GridPart } from '#web/day-grid/day-grid.ts';
import { DayGridTable } from '#web/day-grid/day-grid-table.tsx';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { useAtServerTime } from '#web/site/use-server-now.ts';
import { Link } from '#web/ui/link-context.ts';
import { remainingOf } from '../rules/remaining.ts';
import { RunningMark } from './remaining-time.tsx';
import { sessionHref } from './schedule-wish.ts';
import type { Session } from './session-of.ts';
import { scheduleTexts } from './schedule-texts.ts';
import { OwnSessionTime, SessionTime } from './session-time.tsx';
import { WatchLink } from './watch-link.tsx';

interface GridProps {
  contentId: number;
  sessions: readonly Session[];
  /** What the table is called: the day. */
  caption: string;
  places: readonly { id: number; name: string }[];
  /** Only a part of a long day. */
  part?: GridPart;
}

/** A day on a time axis, places side by side. A session of several places stands in each of them. */
export function ScheduleDayGrid({ contentId, sessions, caption, places, part }: GridProps) {
  const say = useTexts(scheduleTexts);
  const entries = sessions.flatMap((session) => {
    const known = session.placeIds.filter((placeId) => places.some(({ id }) => id === placeId));
    const columns = known.length === 0 ? [null] : known;
    return columns.map((columnId) => ({ session, columnId, startAt: session.startDate, endAt: session.endDate }));
  });
  return (
    <DayGridTable
      caption={caption}
      columns={places}
      entries={entries}
      part={part}
      texts={{ time: say.time, noColumn: say.noPlace, free: say.freeUntil }}
    >
      {({ session }) => <GridSession contentId={contentId} session={session} />}
    </DayGridTable>
  );
}

const GridSession = memo(function GridSession({ contentId, session }: { contentId: number; session: Session }) {
  const context = usePageContext();
  const { isFavorite } = useFavorite('schedule', { contentId, detailId: session.scheduleId });
  const state = useAtServerTime((now) => remainingOf(session, now).state);
  return (
    <article
      className="hb-day-grid-entry hb-schedule-block"
      data-schedule={session.scheduleId}
      data-state={state}
      data-favorite={isFavorite || undefined}
    >
      <p className="hb-day-meta">
        <SessionTime session={session} />
        <RunningMark session={session} />
        <OwnSessionTime session={session} />
      </p>
      <h3 className="hb-day-title">
        <Link className="hb-day-open" href={sessionHref(context, contentId, session.scheduleId)}>
          {session.title}
        </Link>
      </h3>
      <WatchLink session={session} />
      <FavoriteButton module="schedule" contentId={contentId} detailId={session.scheduleId} title={session.title} />
    </article>
  );
});
