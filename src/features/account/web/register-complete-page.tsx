import { useEffect, useRef } from 'react';
import { EventAtDoors, navigationTexts } from '#features/navigation/web.ts';
import { ProfileCard, profileCardTexts, type ProfileLists } from '#features/profile/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { shownMail } from '#kernel/mail-address.ts';
import { type PageContext, pageHref, usePageContext } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { usePersonal } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { FocusFrame } from '#web/ui/frame/focus-frame.tsx';
import { SuccessIcon } from '#web/ui/page-icons.tsx';
import { useIsTakenOver } from '#web/ui/use-is-taken-over.ts';
import { accountDoorTexts, doorFormTexts, useDoorTexts } from './account-door-texts.ts';
import { accountSiteName } from './account-site-name.ts';
import { nextPlace } from './finish-login.ts';
import { doorHref, useLoginLink } from './login-link.ts';
import './register-complete.css';

export const texts = [...doorFormTexts, navigationTexts, profileCardTexts];

export function head(_: undefined, context: PageContext): PageHead {
  return { title: accountDoorTexts.of(context.language).registered.title };
}

/** Thanks the new member and links to the page they wanted (AUTH-040); who wanted none may fill in the profile now. */
export function Page() {
  const context = usePageContext<SiteInit>();
  const { registered } = useDoorTexts();
  const link = useLoginLink();
  const isTakenOver = useIsTakenOver();
  const { personal } = usePersonal<ProfileLists & { userId: number }>();
  const way = useRef<HTMLDivElement>(null);
  const home = pageHref(context, 'home');
  const place = isTakenOver ? nextPlace(context, link) : home;
  const loginHref = doorHref(context, 'login', link);
  const { realmKey } = context.init.login;

  useEffect(() => {
    const { local, session } = browserStorage();
    session.remove('registration');
    // The visitor has not registered in this tab.
    if (createMemberSession(local).tokens(realmKey) === undefined) window.location.replace(loginHref);
  }, [realmKey, loginHref]);

  return (
    <FocusFrame
      sign={<SuccessIcon />}
      title={registered.title}
      about={<EventAtDoors />}
      lead={registered.text(accountSiteName(context.init))}
      below={
        <>
          <p>{shownMail(registered.mail)}</p>
          {place === home ? (
            <div className="hb-registered-profile">
              <ProfileCard personal={personal} onAside={() => way.current?.querySelector('a')?.focus()} />
            </div>
          ) : null}
        </>
      }
    >
      <div ref={way}>
        <LinkButton
          kind="primary"
          size="large"
          wide
          href={place}
          onClick={() => browserStorage().session.remove('destination_url')}
        >
          {place === home ? registered.toTop : registered.goOn}
        </LinkButton>
      </div>
    </FocusFrame>
  );
}
