import { navigationTexts } from '#features/navigation/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { type PageContext, usePageContext } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { useEnter } from '#web/site/personal.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { sendRegistrationCode, verifyRegistrationCode } from './account-calls.ts';
import { AccountDoor } from './account-door.tsx';
import { accountDoorTexts, doorFormTexts, useDoorTexts } from './account-door-texts.ts';
import { doorHref, useLoginLink } from './login-link.ts';
import { MailFlowFrame } from './mail-flow-frame.tsx';
import { prefetchRegisterDetails, RegisterDetailsLater } from './register-details-later.tsx';
import { registerMember } from './register-member.ts';

export const texts = [...doorFormTexts, navigationTexts];

export function head(_: undefined, context: PageContext): PageHead {
  return { title: accountDoorTexts.of(context.language).register.title };
}

/** The visitor proves a mail address, then makes the account (AUTH-009, AUTH-036). */
export function Page() {
  const enter = useEnter();
  const context = usePageContext<SiteInit>();
  const { register } = useDoorTexts();
  const link = useLoginLink();
  return (
    <AccountDoor title={register.title}>
      <MailFlowFrame
        flowKey="registration"
        words={register}
        leadDetails={register.leadDetails}
        sendCode={async (mail) => {
          await sendRegistrationCode(context, mail);
          prefetchRegisterDetails();
        }}
        exchange={async (mail, code) => ({ token: await verifyRegistrationCode(context, mail, code) })}
        below={
          <div className="hb-login-ways">
            <p>{register.haveAccount}</p>
            <LinkButton wide href={doorHref(context, 'login', link)}>
              {register.login}
            </LinkButton>
          </div>
        }
      >
        {({ token = '', mail }, begin) => (
          <RegisterDetailsLater
            mail={mail}
            register={(details) => registerMember(context, token, details, { enter, link })}
            onGone={begin}
          />
        )}
      </MailFlowFrame>
    </AccountDoor>
  );
}
