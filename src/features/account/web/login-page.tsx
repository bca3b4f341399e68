import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { EventAtDoors, navigationTexts } from '#features/navigation/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { baseOf } from '#kernel/site-path.ts';
import { type PageContext, pageHref, usePageContext } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { usePersonal } from '#web/site/personal.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { FocusFrame } from '#web/ui/frame/focus-frame.tsx';
import { UserIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type LoginOffer, loginOffer } from '../rules/login-offer.ts';
import { loginSkipPath } from '../rules/passed-doors.ts';
import { isLoginSkipped, skipLogin } from './login-skip.ts';
import { accountSiteName } from './account-site-name.ts';
import { AccountDoor, isMemberAtClosedDoor } from './account-door.tsx';
import { accountDoorTexts, doorFormTexts, useDoorTexts } from './account-door-texts.ts';
import { takePlace } from './finish-login.ts';
import { type IdentityPhase, useIdentityParts } from './identity-slot.ts';
import { LoginForm } from './login-form.tsx';
import { doorHref, useLoginLink } from './login-link.ts';

export const texts = [...doorFormTexts, navigationTexts];

export function head(_: undefined, context: PageContext): PageHead {
  return { title: accountDoorTexts.of(context.language).login.title };
}

export interface LoginPageProps {
  /** Of a login that stands in the place of a page: the address that was asked for (decision 75). */
  data?: { asked: string } | null;
}

export function Page({ data }: LoginPageProps) {
  const { init } = usePageContext<SiteInit>();
  const { login } = useDoorTexts();
  const { isLoggedIn } = usePersonal();
  const asksForAnother = isLoggedIn && isMemberAtClosedDoor(init);
  return (
    <AccountDoor title={login.title} isForMembers={asksForAnother}>
      <FocusFrame
        sign={<UserIcon />}
        title={login.title}
        lead={(init.isInvitingEvent ? login.leadInvited : login.lead)(accountSiteName(init))}
        about={<EventAtDoors />}
        below={<OtherWays asked={data?.asked} />}
      >
        {asksForAnother ? (
          <Notice kind="warning">
            <p>{login.notInvited}</p>
          </Notice>
        ) : null}
        <LoginWays />
      </FocusFrame>
    </AccountDoor>
  );
}

function LoginWays() {
  const context = usePageContext<SiteInit>();
  const { login } = useDoorTexts();
  const link = useLoginLink();
  const { identity } = useOffer();
  const { IdentityLogin } = useIdentityParts();
  const [phase, setPhase] = useState<IdentityPhase>({ kind: 'idle' });
  const asks = phase.kind === 'asksForPassword' ? phase : undefined;
  return (
    <>
      <IdentityWords phase={phase} />
      {phase.kind === 'returning' ? null : (
        <>
          <LoginForm link={link} complete={asks?.complete} />
          <p className="hb-login-forgot">
            <a className="hb-link" href={doorHref(context, 'reset', link)}>
              {login.forgot}
            </a>
          </p>
        </>
      )}
      {IdentityLogin !== undefined && identity !== undefined && asks === undefined ? (
        <>
          {phase.kind === 'returning' ? null : <p className="hb-login-or">{login.or}</p>}
          <IdentityLogin method={identity} link={link} onPhase={setPhase} />
        </>
      ) : null}
    </>
  );
}

/** The result of a login through an identity provider is shown above everything else. */
function IdentityWords({ phase }: { phase: IdentityPhase }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [phase]);
  if (!('message' in phase)) return null;
  return (
    <div ref={box} tabIndex={-1} className="hb-login-said">
      <Notice kind={phase.kind === 'failed' ? 'error' : 'info'} announce>
        <p>{phase.message}</p>
      </Notice>
    </div>
  );
}

function OtherWays({ asked }: { asked: string | undefined }) {
  const context = usePageContext<SiteInit>();
  const { login } = useDoorTexts();
  const link = useLoginLink();
  const { canSkip } = useOffer();
  const skip = (event: FormEvent): void => {
    event.preventDefault();
    skipLogin(context.site);
    window.location.assign(takePlace(context, link));
  };
  return (
    <div className="hb-login-ways">
      <p>{login.newHere}</p>
      <LinkButton wide href={doorHref(context, 'register', link)}>
        {login.register}
      </LinkButton>
      {canSkip ? (
        <form method="post" action={baseOf(context.hostSite) + loginSkipPath} onSubmit={skip}>
          <input type="hidden" name="next" value={asked ?? pageHref(context, 'home')} />
          <Button type="submit" kind="quiet" wide>
            {login.skip}
          </Button>
        </form>
      ) : null}
    </div>
  );
}

const unchanging = () => () => {};

function useOffer(): LoginOffer {
  const context = usePageContext<SiteInit>();
  const hasSkipped = useSyncExternalStore(
    unchanging,
    () => isLoginSkipped(context.site),
    () => false,
  );
  return loginOffer(context.init.login, hasSkipped);
}
