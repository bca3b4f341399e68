import { useState } from 'react';
import { EventAtDoors, navigationTexts } from '#features/navigation/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { type PageContext, usePageContext } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { forgetKeptPages } from '#web/offline/forget-kept-pages.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { FocusFrame } from '#web/ui/frame/focus-frame.tsx';
import { SuccessIcon } from '#web/ui/page-icons.tsx';
import { sendResetCode, verifyResetCode } from './account-calls.ts';
import { AccountDoor } from './account-door.tsx';
import { accountDoorTexts, doorFormTexts, useDoorTexts } from './account-door-texts.ts';
import { doorHref, useLoginLink } from './login-link.ts';
import { MailFlowFrame } from './mail-flow-frame.tsx';
import { ResetPassword } from './reset-password.tsx';

export const texts = [...doorFormTexts, navigationTexts];

export function head(_: undefined, context: PageContext): PageHead {
  return { title: accountDoorTexts.of(context.language).reset.title };
}

/** Address, code, new password. Only the mail says whether the address has an account (AUTH-011, AUTH-037). */
export function Page() {
  const context = usePageContext<SiteInit>();
  const { reset } = useDoorTexts();
  const [isDone, setIsDone] = useState(false);
  const loginHref = doorHref(context, 'login', useLoginLink());

  const finish = (): void => {
    // The reset has ended every session of the member, and so this one.
    createMemberSession(browserStorage().local).clear(context.init.login.realmKey);
    void forgetKeptPages(context.init.login.realmKey);
    setIsDone(true);
  };
  if (isDone) return <ResetDone loginHref={loginHref} />;
  return (
    <AccountDoor title={reset.title} isForMembers>
      <MailFlowFrame
        flowKey="passwordReset"
        words={reset}
        leadDetails={() => reset.leadPassword}
        sendCode={(mail) => sendResetCode(context, mail)}
        exchange={(mail, code) => verifyResetCode(context, mail, code)}
        below={
          <LinkButton kind="quiet" href={loginHref}>
            {reset.backToLogin}
          </LinkButton>
        }
      >
        {(flow, begin) => (
          <ResetPassword
            flow={flow}
            onGone={begin}
            onDone={() => {
              begin();
              finish();
            }}
          />
        )}
      </MailFlowFrame>
    </AccountDoor>
  );
}

function ResetDone({ loginHref }: { loginHref: string }) {
  const { reset } = useDoorTexts();
  return (
    <FocusFrame sign={<SuccessIcon />} title={reset.doneTitle} about={<EventAtDoors />}>
      <output>{reset.doneText}</output>
      <LinkButton
        kind="primary"
        size="large"
        wide
        href={loginHref}
        onClick={(event) => {
          // A new document that knows of no session.
          event.preventDefault();
          window.location.assign(loginHref);
        }}
      >
        {reset.toLogin}
      </LinkButton>
    </FocusFrame>
  );
}
