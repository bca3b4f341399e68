import { navigationTexts, useBackToMypage } from '#features/navigation/web.ts';
import type { Personal } from '#features/account/web.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { usePersonal } from '#web/site/personal.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { BadgeIcon, PrintIcon } from '#web/ui/page-icons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { memberBadge } from '../rules/member-badge.ts';
import { BadgeCard } from './badge-card.tsx';
import { badgeSection } from './mypage-section.ts';
import { mypageTexts } from './mypage-texts.ts';
import './badge.css';

export const texts = [mypageTexts, navigationTexts];

export function head(_: undefined, context: PageContext): PageHead {
  return { title: badgeSection.says[context.language].title };
}

/** The badge that a member prints and wears (MYPAGE-012). */
export function Page() {
  const { language } = usePageContext();
  const say = useTexts(mypageTexts);
  const toMypage = useBackToMypage();
  const words = useTexts(commonTexts);
  const { personal } = usePersonal<Personal>();
  return (
    <PageFrame title={badgeSection.says[language].title} lead={say.badge.lead} width="reading" back={toMypage}>
      {personal === undefined ? (
        <div aria-busy="true">
          <span className="hb-visually-hidden">{words.loading}</span>
          <Skeleton shape="media" />
        </div>
      ) : (
        <Badge personal={personal} />
      )}
    </PageFrame>
  );
}

function Badge({ personal }: { personal: Personal }) {
  const context = usePageContext();
  const { badge: say } = useTexts(mypageTexts);
  const badge = memberBadge(personal, context.language);
  const toProfile = (
    <LinkButton kind="primary" href={pageHref(context, 'profile')}>
      {say.toProfile}
    </LinkButton>
  );
  if (badge.name === '') {
    return <EmptyState icon={<BadgeIcon />} title={say.noNameTitle} text={say.noNameText} action={toProfile} />;
  }
  return (
    <>
      <div className="hb-badge-stage">
        <BadgeCard badge={badge} />
      </div>
      <div className="hb-badge-print">
        <Button kind="primary" size="large" icon={<PrintIcon />} onClick={() => window.print()}>
          {say.print}
        </Button>
        <p className="hb-field-hint">{say.size}</p>
      </div>
    </>
  );
}
