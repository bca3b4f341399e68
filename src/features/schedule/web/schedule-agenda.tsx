import { memo } from 'react';
import { FavoriteButton, useFavorite } from '#features/favorite/web.ts';
import { DayAgenda } from '#web/day-grid/day-agenda.tsx';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { useAtServerTime } from '#web/site/use-server-now.ts';
import { Chip } from '#web/ui/chip.tsx';
import { PinIcon } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link-context.ts';
import type { PlanNote } from '../rules/plan.ts';
import { remainingOf } from '../rules/remaining.ts';
import { slotsOf } from '../rules/schedule-days.ts';
import { PlanLine } from './plan-line.tsx';
import { RunningMark } from './remaining-time.tsx';
import { scheduleTexts } from './schedule-texts.ts';
import { sessionHref } from './schedule-wish.ts';
import type { Session } from './session-of.ts';
import { OwnSessionTime, SessionTime } from './session-time.tsx';
import { WatchLink } from './watch-link.tsx';

export interface AgendaProps {
  contentId: number;
  sessions: readonly Session[];
  /** What is to be known of favourites, in a list of favourites only. */
  plan?: ReadonlyMap<number, PlanNote<Session>>;
  /** Side by side on a desktop: no table stands beside it. */
  isWide?: boolean;
  /** Of a day that goes on elsewhere. */
  isPart?: boolean;
}

/** Sessions by the time at which they begin. */
export function ScheduleAgenda({ contentId, sessions, plan, isWide, isPart }: AgendaProps) {
  const say = useTexts(scheduleTexts);
  return (
    <DayAgenda
      isWide={isWide}
      isPart={isPart}
      nowAt={say.nowAt}
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
  const state = useAtServerTime((now) => remainingOf(session, now).state);
  const { scheduleId, title, places, categories, divisions, mainImage } = session;
  return (
    <article
      className="hb-day-entry hb-schedule-session"
      data-schedule={scheduleId}
      data-state={state}
      data-favorite={isFavorite || undefined}
    >
      <div className="hb-schedule-main">
        <h4 className="hb-day-title">
          <Link className="hb-day-open" href={sessionHref(context, contentId, scheduleId)}>
            {title}
          </Link>
        </h4>
        <p className="hb-day-meta">
          <RunningMark session={session} />
          <SessionTime session={session} />
          <OwnSessionTime session={session} />
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
        <SessionFaces session={session} />
        <PlanLine note={note} />
        <WatchLink session={session} />
      </div>
      {mainImage === null ? null : (
        <SitePicture className="hb-schedule-thumb" picture={mainImage} alt="" ratio="16-9" sizes="9rem" />
      )}
      <FavoriteButton module="schedule" contentId={contentId} detailId={scheduleId} title={title} />
    </article>
  );
});

const facesMax = 3;

/** Who speaks, by name, with the faces of the first ones. */
function SessionFaces({ session: { speakers } }: { session: Session }) {
  if (speakers.length === 0) return null;
  const faces = speakers.flatMap(({ detailId, thumbnail }) => (thumbnail === null ? [] : [{ detailId, thumbnail }]));
  return (
    <p className="hb-schedule-who">
      {faces.length === 0 ? null : (
        <span className="hb-schedule-who-faces">
          {faces.slice(0, facesMax).map(({ detailId, thumbnail }) => (
            <SitePicture key={detailId} picture={thumbnail} ratio="1-1" alt="" sizes="2rem" />
          ))}
        </span>
      )}
      <span>{speakers.map(({ name }) => name).join(' / ')}</span>
    </p>
  );
}
