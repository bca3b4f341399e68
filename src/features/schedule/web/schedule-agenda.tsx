import { memo } from 'react';
import { FavoriteButton, useFavorite } from '#features/favorite/web.ts';
import { DayAgenda } from '#web/day-grid/day-agenda.tsx';
import { usePageContext } from '#web/site/page-context.ts';
import { Chip } from '#web/ui/chip.tsx';
import { PinIcon } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link-context.ts';
import type { PlanNote } from '../rules/plan.ts';
import { slotsOf } from '../rules/schedule-days.ts';
import { PlanLine } from './plan-line.tsx';
import { RunningMark } from './remaining-time.tsx';
import { sessionHref } from './schedule-wish.ts';
import type { Session } from './session-of.ts';
import { OwnSessionTime, SessionTime } from './session-time.tsx';

export interface AgendaProps {
  contentId: number;
  sessions: readonly Session[];
  /** What is to be known of favourites, in a list of favourites only. */
  plan?: ReadonlyMap<number, PlanNote<Session>>;
  /** Side by side on a desktop: no table stands beside it. */
  isWide?: boolean;
}

/** Sessions by the time at which they begin. */
export function ScheduleAgenda({ contentId, sessions, plan, isWide }: AgendaProps) {
  return (
    <DayAgenda
      isWide={isWide}
      keyOf={({ scheduleId }) => scheduleId}
      slots={slotsOf(sessions).map(({ at, sessions: entries }) => ({ key: String(at), at, entries }))}
    >
      {(session) => <AgendaSession contentId={contentId} session={session} note={plan?.get(session.scheduleId)} />}
    </DayAgenda>
  );
}

interface AgendaSessionProps {
  contentId: number;
  session: Session;
  note?: PlanNote<Session> | undefined;
}

export const AgendaSession = memo(function AgendaSession({ contentId, session, note }: AgendaSessionProps) {
  const context = usePageContext();
  const { isFavorite } = useFavorite('schedule', { contentId, detailId: session.scheduleId });
  const { scheduleId, title, places, categories, divisions } = session;
  return (
    <article
      className="hb-day-entry hb-schedule-session"
      data-schedule={scheduleId}
      data-favorite={isFavorite || undefined}
    >
      <div className="hb-schedule-main">
        <p className="hb-day-meta">
          <SessionTime session={session} />
          <RunningMark session={session} />
          <OwnSessionTime session={session} />
        </p>
        <h3 className="hb-day-title">
          <Link className="hb-day-open" href={sessionHref(context, contentId, scheduleId)}>
            {title}
          </Link>
        </h3>
        <p className="hb-day-meta">
          {places.length === 0 ? null : (
            <span className="hb-day-place">
              <PinIcon />
              {places.join(' / ')}
            </span>
          )}
          {[...divisions, ...categories].map((name) => (
            <Chip key={name}>{name}</Chip>
          ))}
        </p>
        <PlanLine note={note} />
      </div>
      <FavoriteButton module="schedule" contentId={contentId} detailId={scheduleId} title={title} />
    </article>
  );
});
