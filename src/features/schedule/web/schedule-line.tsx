import { saidPeriod } from '#kernel/said-date.ts';
import { pageHref, usePageContext } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { ChevronRightIcon } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link-context.ts';
import type { ScheduleWidget } from '../documents.ts';
import { RemainingTime } from './remaining-time.tsx';
import type { Session } from './session-of.ts';

interface LineProps {
  contentId: number;
  session: Session;
  widget: Partial<ScheduleWidget>;
}

/** A session as a row of a widget. Without its title it is still named by it. */
export function ScheduleLine({ contentId, session, widget }: LineProps) {
  const context = usePageContext();
  const { language, now } = context;
  const { dateVisible = true, titleVisible = true, remainingVisible = true, imageVisible = true } = widget;
  const { title, mainImage, startDate, endDate, places } = session;
  const href = pageHref(context, 'moduleDetail', { moduleCode: 'schedule', contentId, detailId: session.scheduleId });
  const picture = imageVisible ? mainImage : null;
  const isBare = !titleVisible && !dateVisible && !remainingVisible && picture === null;
  return (
    <li className="hb-row hb-schedule-line">
      <div className="hb-row-text">
        {dateVisible || remainingVisible ? (
          <p className="hb-row-meta">
            {dateVisible ? <time dateTime={startDate}>{saidPeriod(startDate, endDate, language, now)}</time> : null}
            {remainingVisible ? <RemainingTime session={session} /> : null}
          </p>
        ) : null}
        {titleVisible || isBare ? (
          <p className="hb-row-title">
            <Link className="hb-card-link" href={href}>
              {title}
            </Link>
          </p>
        ) : (
          <Link className="hb-card-link" href={href} aria-label={title} />
        )}
        {titleVisible && places.length > 0 ? <p className="hb-schedule-line-place">{places.join(' / ')}</p> : null}
      </div>
      {picture ? (
        <SitePicture className="hb-schedule-picture" picture={picture} alt="" ratio="4-3" sizes="6rem" />
      ) : (
        <ChevronRightIcon className="hb-row-arrow" />
      )}
    </li>
  );
}
