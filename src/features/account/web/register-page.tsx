import { loadProfileForm, profileFieldTexts, type ProfileLists } from '#features/profile/web.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { sendRegistrationCode, verifyRegistrationCode } from './account-calls.ts';
import { AccountDoor } from './account-door.tsx';
import { accountPageTexts, formTexts } from './account-page-texts.ts';
import { doorHref, useLoginLink } from './login-link.ts';
import { MailFlowFrame } from './mail-flow-frame.tsx';
import { RegisterDetails } from './register-details.tsx';

export const texts = [...formTexts, ...profileFieldTexts];

/** The profile items that a registration here asks for. */
export function load(context: PageContext): Promise<ProfileLists> {
  return loadProfileForm(context);
}

export function head(_: ProfileLists, context: PageContext): PageHead {
  return { title: accountPageTexts.of(context.language).register.title };
}

/** An address proves itself, then the account is made (AUTH-009, AUTH-036). */
export function Page({ data: profile }: { data: ProfileLists }) {
  const context = usePageContext();
  const { register } = useTexts(accountPageTexts);
  const link = useLoginLink();
  return (
    <AccountDoor title={register.title}>
      <MailFlowFrame
        flowKey="registration"
        words={register}
        leadDetails={register.leadDetails}
        sendCode={(mail) => sendRegistrationCode(context, mail)}
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
          <RegisterDetails token={token} mail={mail} profile={profile} link={link} onGone={begin} />
        )}
      </MailFlowFrame>
    </AccountDoor>
  );
}
