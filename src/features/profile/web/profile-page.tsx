import { type ReactNode, useEffect, useState } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { usePersonal } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { takeDestination } from '#web/storage/destination.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { DocumentIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { isEntirelyEmpty, isMissing, isProfileComplete } from '../rules/completeness.ts';
import type { ProfileLists } from '../rules/profile-item.ts';
import { ProfileForm } from './profile-form.tsx';
import { profileFieldTexts } from './profile-field-texts.ts';
import { profilePageTexts } from './page/profile-page-texts.ts';
import { profileTexts } from './profile-texts.ts';

export const texts = [...profileFieldTexts, profilePageTexts];

export function head(_: undefined, context: PageContext): PageHead {
  return { title: profilePageTexts.of(context.language).page.title };
}

/** The member edits what a portal's events share and what this event asks for (PROFILE-050). */
export function Page() {
  const context = usePageContext<SiteInit>();
  const say = useTexts(profilePageTexts);
  const common = useTexts(commonTexts);
  const { personal } = usePersonal<ProfileLists & { userId: number }>();
  return (
    <PageFrame
      title={say.page.title}
      width="reading"
      back={{ href: pageHref(context, 'mypage'), label: say.page.back }}
    >
      {personal === undefined ? (
        <div aria-busy="true">
          <span className="hb-visually-hidden">{common.loading}</span>
          <Skeleton shape="row" count={5} />
        </div>
      ) : (
        <ProfileEditor lists={personal} userId={personal.userId} />
      )}
    </PageFrame>
  );
}

/** Only a browser shows it, and only to a member. */
function ProfileEditor({ lists, userId }: { lists: ProfileLists; userId: number }) {
  const context = usePageContext<SiteInit>();
  const say = useTexts(profilePageTexts);
  const { form } = useTexts(profileTexts);
  const { reload } = usePersonal<ProfileLists>();
  /** The profile gate led here: the form shows at once what is missing, and a save leads on (PROFILE-025). */
  const [isGated] = useState(() => browserStorage().local.get('check_validation') !== undefined);
  useEffect(() => {
    if (isGated) browserStorage().local.remove('check_validation');
  }, [isGated]);

  const { shareProfile, profile } = lists;
  const items = [...shareProfile, ...profile];
  const isShown = items.some(({ isEnabled, isHidden }) => isEnabled && !isHidden);
  if (!isShown) return <EmptyState icon={<DocumentIcon />} title={say.page.nothingTitle} text={say.page.nothingText} />;

  const onSaved = async (saved: ProfileLists): Promise<ReactNode> => {
    const { local, session } = browserStorage();
    const now = [...saved.shareProfile, ...saved.profile];
    const isFresh = local.get('checkEmptyPerson') !== undefined;
    if (!isProfileComplete(now, { isFresh })) {
      await reload();
      return <Notice kind="warning">{isEntirelyEmpty(now) ? say.page.empty : say.page.incomplete}</Notice>;
    }
    local.remove('checkEmptyPerson');
    const destination = isGated ? takeDestination(session, window.location.origin) : undefined;
    if (destination === undefined) await reload();
    else window.location.assign(destination);
    return <Notice kind="success">{form.saved}</Notice>;
  };

  const { title, portalSetting } = context.init.webSetting;
  const missing = items.filter(isMissing).length;
  return (
    <>
      {isGated ? (
        <Notice kind="info">{items.some(({ isRequired }) => isRequired) ? say.page.incomplete : say.page.empty}</Notice>
      ) : missing > 0 ? (
        <Notice kind="info">{say.page.missing(missing)}</Notice>
      ) : null}
      <ProfileForm
        lists={lists}
        userId={userId}
        isValidated={isGated}
        titles={{
          shareProfile: { title: say.page.shared, lead: say.page.sharedLead(portalSetting.name) },
          profile: { title: say.page.own, lead: say.page.ownLead(title) },
        }}
        onSaved={onSaved}
      />
    </>
  );
}
