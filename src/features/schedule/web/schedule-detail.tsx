import { FavoriteButton, favoriteTexts, useRememberVisit } from '#features/favorite/web.ts';
import { saidPeriod } from '#kernel/said-date.ts';
import { ignorePass } from '#web/api/call-error.ts';
import { noWish } from '#web/list/list-wish.ts';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, ModuleEntry, PageHead } from '#web/site/page-module.ts';
import { leadOf } from '#web/site/place-html.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { SitePicture } from '#web/site/site-picture.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { CalendarIcon, PinIcon, UserIcon } from '#web/ui/icons.tsx';
import { ClockIcon } from '#web/ui/page-icons.tsx';
import { Link } from '#web/ui/link-context.ts';
import { Section } from '#web/ui/section.tsx';
import type { ScheduleDetailAnswer } from '../contract.ts';
import { planOf } from '../rules/plan.ts';
import { CalendarButton } from './calendar-button.tsx';
import { PlanLine } from './plan-line.tsx';
import { callSchedule } from './read-schedules.ts';
import { RemainingTime } from './remaining-time.tsx';
import { type Session, sessionOf } from './session-of.ts';
import { scheduleTexts } from './schedule-texts.ts';
import { scheduleHref, withDay } from './schedule-wish.ts';
import { OwnSessionTime } from './session-time.tsx';
import { useFavoriteSessions } from './use-favorite-sessions.ts';
import './schedule.css';
import './schedule-speakers.css';

/** null: the call's failure is to be ignored, and the page is empty (ERROR-036). */
type Data = ScheduleDetailAnswer | null;

export const texts = [scheduleTexts, favoriteTexts];
const descriptionWidth = 240;

export async function load(
  context: PageContext,
  module: ModuleEntry,
  { detailId }: LoadArguments & { detailId: number },
): Promise<Data> {
  return (await callSchedule(context, module.contentId, detailId).catch(ignorePass)) ?? null;
}

export function head(data: Data): PageHead {
  if (data === null) return {};
  const { title, description, main_image: image } = data.scheduleContent.items;
  return { title: title.value, description: leadOf(description, descriptionWidth), ...(image && { image }) };
}

export function Detail({ module, data }: { module: ModuleEntry; data: Data }) {
  const context = usePageContext();
  const say = useTexts(scheduleTexts);
  const back = {
    href: scheduleHref(context, module.contentId, noWish),
    label: module.title || say.backToList,
  };
  if (data === null) {
    return (
      <PageFrame back={back} width="reading">
        <EmptyState icon={<CalendarIcon />} title={say.unavailableTitle} text={say.unavailableText} />
      </PageFrame>
    );
  }
  const session = sessionOf(data.scheduleContent, data);
  const { title, titleKana, mainImage, description, divisions, categories } = session;
  const chips = [...divisions, ...categories];
  return (
    <PageFrame
      back={{ ...back, href: scheduleHref(context, module.contentId, withDay(noWish, session.date)) }}
      title={title}
      lead={(context.language === 'jpn' && titleKana) || undefined}
      meta={chips.length === 0 ? undefined : chips.map((name) => <Chip key={name}>{name}</Chip>)}
      width="reading"
    >
      <SessionFacts contentId={module.contentId} session={session} />
      {mainImage ? (
        <SitePicture
          className="hb-schedule-cover"
          picture={mainImage}
          ratio="16-9"
          sizes={pictureSizes.article}
          priority
        />
      ) : null}
      <RichText html={description} />
      {data.speakers.length === 0 ? null : <SessionSpeakers speakers={data.speakers} />}
    </PageFrame>
  );
}

/** Who speaks, each with the way to their page. */
function SessionSpeakers({ speakers }: Pick<ScheduleDetailAnswer, 'speakers'>) {
  const context = usePageContext();
  const say = useTexts(scheduleTexts);
  return (
    <Section title={say.speakers}>
      <ul className="hb-schedule-speakers">
        {speakers.map(({ contentId, detailId, name, affiliation, thumbnail }) => (
          <li key={`${contentId}-${detailId}`}>
            <Link
              className="hb-schedule-speaker"
              href={pageHref(context, 'moduleDetail', { moduleCode: 'united_web_link', contentId, detailId })}
            >
              {thumbnail === null ? (
                <span className="hb-schedule-face hb-schedule-face-blank">
                  <UserIcon />
                </span>
              ) : (
                <SitePicture className="hb-schedule-face" picture={thumbnail} ratio="1-1" alt="" sizes="4rem" />
              )}
              <span>
                <span className="hb-schedule-speaker-name">{name}</span>
                {affiliation ? <span className="hb-schedule-affiliation">{affiliation}</span> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface SessionProps {
  contentId: number;
  session: Session;
}

/** When and where, and what one can do with it. */
function SessionFacts({ contentId, session }: SessionProps) {
  const context = usePageContext();
  const say = useTexts(scheduleTexts);
  const { scheduleId, title, startDate, endDate, places, date } = session;
  useRememberVisit('schedule', contentId, scheduleId);
  return (
    <div className="hb-schedule-facts">
      <Facts
        facts={[
          {
            icon: <CalendarIcon />,
            label: say.when,
            value: `${saidPeriod(startDate, endDate, context.language)} ${say.zone}`,
            note: <OwnSessionTime session={session} />,
          },
          ...(places.length === 0 ? [] : [{ icon: <PinIcon />, label: say.where, value: places.join(' / ') }]),
          { icon: <ClockIcon />, label: say.remaining, value: <RemainingTime session={session} /> },
        ]}
      />
      <div className="hb-schedule-actions">
        <FavoriteButton module="schedule" contentId={contentId} detailId={scheduleId} title={title} hasLabel />
        <CalendarButton contentId={contentId} scheduleIds={[scheduleId]} label={say.addToCalendar} />
      </div>
      <SessionPlan contentId={contentId} session={session} />
      <Link className="hb-link" href={scheduleHref(context, contentId, withDay(noWish, date))}>
        {say.sameDay}
      </Link>
    </div>
  );
}

/** What the visitor's other favourites say about this one, while it is one. */
function SessionPlan({ contentId, session }: SessionProps) {
  const { sessions } = useFavoriteSessions(contentId);
  return <PlanLine note={planOf(sessions).get(session.scheduleId)} />;
}
