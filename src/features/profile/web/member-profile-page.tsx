import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { usePersonal } from '#web/site/personal.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ProfileLists } from '../rules/profile-item.ts';
import { MemberCardView } from './member-card-view.tsx';
import { memberCardTexts } from './member-card-texts.ts';

export const texts = [memberCardTexts];

export function head(_: undefined, context: PageContext): PageHead {
  return { title: memberCardTexts.of(context.language).card.title };
}

/** The member card: avatar, nickname and shared items as others see them (PROFILE-050). */
export function Page() {
  const context = usePageContext();
  const { card } = useTexts(memberCardTexts);
  const common = useTexts(commonTexts);
  const { personal } = usePersonal<ProfileLists>();
  return (
    <PageFrame
      title={card.title}
      lead={card.lead}
      width="reading"
      back={{ href: pageHref(context, 'mypage'), label: card.back }}
    >
      {personal === undefined ? (
        <div aria-busy="true">
          <span className="hb-visually-hidden">{common.loading}</span>
          <Skeleton shape="media" />
        </div>
      ) : (
        <>
          <MemberCardView shareProfile={personal.shareProfile} />
          <p className="hb-field-hint">{personal.shareProfile.length > 0 ? card.privacy : card.nothing}</p>
          <div className="hb-button-row">
            <LinkButton kind="primary" href={pageHref(context, 'profile')}>
              {card.edit}
            </LinkButton>
          </div>
        </>
      )}
    </PageFrame>
  );
}
