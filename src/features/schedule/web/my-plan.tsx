import { useFavorites } from '#features/favorite/web.ts';
import { saidDay } from '#kernel/said-date.ts';
import { type ListWish, noWish } from '#web/list/list-wish.ts';
import { importPart } from '#web/parts/import-part.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { useLater } from '#web/site/use-later.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { HeartIcon } from '#web/ui/page-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { planOf } from '../rules/plan.ts';
import { CalendarButton } from './calendar-button.tsx';
import { ScheduleAgenda } from './schedule-agenda.tsx';
import { scheduleTexts } from './schedule-texts.ts';
import { scheduleHref } from './schedule-wish.ts';
import { useFavoriteSessions } from './use-favorite-sessions.ts';

/** The view of an address that shows favourites only. */
export const planView = 'Favorite';
const planWish: ListWish = { ...noWish, view: planView };

/** The way to the favourites, where the event has them. */
export function PlanLink({ contentId }: { contentId: number }) {
  const context = usePageContext();
  const say = useTexts(scheduleTexts);
  const { isOn } = useFavorites();
  if (!isOn) return null;
  return (
    <LinkButton kind="quiet" icon={<HeartIcon />} href={scheduleHref(context, contentId, planWish)}>
      {say.myPlan}
    </LinkButton>
  );
}

const loadFeed = () =>
  importPart(() => import('./feed-panel.tsx')).then(({ FeedPanel: Part }) => ({ texts: [scheduleTexts], Part }));

/** The visitor's favourites day by day: what overlaps, how long the gaps are, and the way into a calendar. */
export function MyPlan({ module }: { module: ModuleEntry }) {
  const context = usePageContext();
  const say = useTexts(scheduleTexts);
  const language = useLanguage();
  const { contentId } = module;
  const { sessions, state } = useFavoriteSessions(contentId);
  const plan = planOf(sessions);
  const Feed = useLater(true, loadFeed);
  const dates = [...new Set(sessions.map(({ date }) => date))];
  const back = { href: scheduleHref(context, contentId, noWish), label: module.title || say.title };
  return (
    <PageFrame back={back} title={say.favorites} lead={say.planLead} width="reading">
      {state === 'failed' ? <Notice kind="error">{say.planFailed}</Notice> : null}
      {state === 'loading' ? <Skeleton shape="row" count={3} /> : null}
      {state === 'there' && sessions.length === 0 ? (
        <EmptyState
          icon={<HeartIcon />}
          title={say.noFavorites}
          action={<LinkButton href={back.href}>{say.search}</LinkButton>}
        />
      ) : null}
      {sessions.length === 0 ? null : (
        <div className="hb-schedule-plan">
          {dates.map((date) => (
            <section key={date} aria-labelledby={`day-${date}`}>
              <h2 className="hb-schedule-day" id={`day-${date}`}>
                {saidDay(date, language)}
              </h2>
              <ScheduleAgenda
                contentId={contentId}
                sessions={sessions.filter((one) => one.date === date)}
                plan={plan}
              />
            </section>
          ))}
          <CalendarButton
            contentId={contentId}
            scheduleIds={sessions.map(({ scheduleId }) => scheduleId)}
            label={say.favoritesToCalendar}
          />
        </div>
      )}
      {Feed === undefined ? null : <Feed />}
    </PageFrame>
  );
}
