import { eventDates, navigationTexts } from '#features/navigation/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { textWidth } from '#kernel/text-width.ts';
import type { MemberBadge } from '../rules/member-badge.ts';
import { mypageTexts } from './mypage-texts.ts';

/** A name badge in A6: the event, the member, and a code for the reception. It is light on every device. */
export function BadgeCard({ badge }: { badge: MemberBadge }) {
  const context = usePageContext<SiteInit>();
  const { init } = context;
  const { badge: say } = useTexts(mypageTexts);
  const words = useTexts(navigationTexts);
  const overview = (init.event ?? init.portal)?.overview;
  const when = overview && eventDates(overview, words, context)?.text;
  return (
    <article className="hb-badge hb-light" data-role={badge.role}>
      <div className="hb-badge-top">
        <span className="hb-badge-slot" />
        <p className="hb-badge-event">{overview?.name || init.webSetting.title}</p>
        {when ? <p className="hb-badge-when">{when}</p> : null}
        {overview?.placeName ? <p className="hb-badge-when">{overview.placeName}</p> : null}
      </div>
      <div className="hb-badge-who">
        {badge.company ? <p className="hb-badge-company">{badge.company}</p> : null}
        {badge.position ? <p className="hb-badge-position">{badge.position}</p> : null}
        <div className="hb-badge-person">
          {badge.reading ? <p className="hb-badge-reading">{badge.reading}</p> : null}
          <p className="hb-badge-name" data-size={nameSize(badge.name)}>
            {badge.name}
          </p>
        </div>
      </div>
      <div className="hb-badge-code">
        <QrCode text={badge.code} label={say.code(Number(badge.code))} />
        <p className="hb-badge-number">{say.number(Number(badge.code))}</p>
      </div>
      <p className="hb-badge-role">{say[badge.role]}</p>
    </article>
  );
}

type NameSize = 'large' | 'medium' | 'small';

/** The size of a name on a badge, by the width of its longest word, counted in halves of a wide character. */
function nameSize(name: string): NameSize {
  const longest = Math.max(...name.split(/\s+/).map(textWidth));
  if (longest <= 8 && textWidth(name) <= 12) return 'large';
  return longest <= 12 && textWidth(name) <= 24 ? 'medium' : 'small';
}
