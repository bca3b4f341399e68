import { formatTime, tokyoDay } from '#kernel/period.ts';
import { noWish } from '#web/list/list-wish.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import { Link } from '#web/ui/link-context.ts';
import { nowAndNext, nowTarget } from '../rules/now-and-next.ts';
import { startOf } from '../rules/schedule.ts';
import { goToSession, nowHash } from './go-to-now.ts';
import { scheduleHref, sessionHref, withDay } from './schedule-wish.ts';
import type { Session } from './session-of.ts';
import { scheduleTexts } from './schedule-texts.ts';
import type { Around } from './use-around.ts';

export interface NowStripProps {
  contentId: number;
  /** What begins around now, whatever the page shows. */
  around: Around;
  /** The sessions that the page shows. */
  shown: readonly Session[];
  /** Where the page shows a part of today, the way to the part of now. */
  goToNow?: (() => boolean) | undefined;
}

const mostOfEach = 2;

/** During the event: the sessions that are on now and those that come next, favourites first, with links. */
export function NowStrip({ contentId, around, shown, goToNow }: NowStripProps) {
  const context = usePageContext();
  const say = useTexts(scheduleTexts);
  const now = useServerNow();
  const { running, next } = nowAndNext(around.sessions, now);
  const target = nowTarget(around.sessions, now);
  if (target === undefined || (running.length === 0 && next.length === 0)) return null;
  const [first] = next;
  const isShown = shown.some(({ scheduleId }) => scheduleId === target.scheduleId);
  return (
    <section className="hb-schedule-now" aria-label={say.nowTitle}>
      <dl className="hb-schedule-now-list">
        <NowPart contentId={contentId} label={say.now} sessions={running} count={around.cut?.running} />
        {first === undefined ? null : (
          <NowPart
            contentId={contentId}
            label={say.next(formatTime(startOf(first)))}
            sessions={next}
            count={around.cut?.next}
          />
        )}
      </dl>
      <a
        className="hb-button hb-button-secondary hb-button-small hb-schedule-to-now"
        href={`${scheduleHref(context, contentId, withDay(noWish, tokyoDay(startOf(target))))}${nowHash}`}
        onClick={(event) => {
          if (goToNow !== undefined) {
            if (goToNow()) event.preventDefault();
            return;
          }
          if (!isShown) return;
          event.preventDefault();
          goToSession(target.scheduleId);
        }}
      >
        {say.toNow}
      </a>
    </section>
  );
}

interface NowPartProps {
  contentId: number;
  label: string;
  sessions: readonly Session[];
  /** How many there are, where the page does not have all of them. */
  count: number | undefined;
}

function NowPart({ contentId, label, sessions, count = 0 }: NowPartProps) {
  const context = usePageContext();
  const say = useTexts(scheduleTexts);
  if (sessions.length === 0) return null;
  const more = Math.max(count, sessions.length) - mostOfEach;
  return (
    <div className="hb-schedule-now-part">
      <dt>{label}</dt>
      {sessions.slice(0, mostOfEach).map((session) => (
        <dd key={session.scheduleId}>
          <Link href={sessionHref(context, contentId, session.scheduleId)}>{session.title}</Link>
          {session.places.length === 0 ? null : (
            <span className="hb-schedule-now-place">{session.places.join(' / ')}</span>
          )}
        </dd>
      ))}
      {more > 0 ? <dd className="hb-schedule-now-place">{say.others(more)}</dd> : null}
    </div>
  );
}
