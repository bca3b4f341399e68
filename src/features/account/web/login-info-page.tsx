import { shownMail } from '#kernel/mail-address.ts';
import { type PageContext, pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { accountPageTexts } from './account-page-texts.ts';
import { ownAccountTexts, ownFormTexts } from './own-account-texts.ts';
import { useIdentityParts } from './identity-slot.ts';
import { LoginIdChange } from './login-id-change.tsx';
import { LoginInfoFrame } from './login-info-frame.tsx';
import { LoginInfoRow } from './login-info-row.tsx';
import { MailChange } from './mail-change.tsx';
import { PasswordChange } from './password-change.tsx';
import { PasswordConfirmation } from './password-confirmation.tsx';
import './account.css';

export const texts = ownFormTexts;

export function head(_: undefined, context: PageContext): PageHead {
  return { title: ownAccountTexts.of(context.language).loginInfo.title };
}

/** The login ID, mail address, password and connected accounts of a member, each with its form (AUTH-038). */
export function Page() {
  const say = useTexts(accountPageTexts);
  const { loginInfo } = useTexts(ownAccountTexts);
  const { IdentityConnections } = useIdentityParts();
  return (
    <LoginInfoFrame title={loginInfo.title} lead={loginInfo.lead}>
      {(info, change) => (
        <>
          <div className="hb-login-infos">
            <LoginInfoRow label={say.mail} value={shownMail(info.mail)} isSet changed={loginInfo.mailChanged}>
              {({ done, cancel }) => (
                <MailChange
                  hasPassword={info.hasPassword}
                  cancel={cancel}
                  onChanged={(mail) => {
                    change({ mail });
                    done();
                  }}
                />
              )}
            </LoginInfoRow>
            <LoginInfoRow
              label={say.loginId}
              value={info.loginId ?? loginInfo.notSet}
              isSet={info.loginId !== null}
              changed={loginInfo.loginIdChanged}
            >
              {({ done, cancel }) => (
                <LoginIdChange
                  hasPassword={info.hasPassword}
                  cancel={cancel}
                  onChanged={(loginId) => {
                    change({ loginId });
                    done();
                  }}
                />
              )}
            </LoginInfoRow>
            <LoginInfoRow
              label={say.password}
              value={info.hasPassword ? loginInfo.passwordSet : loginInfo.notSet}
              isSet={info.hasPassword}
              changed={loginInfo.passwordChanged}
            >
              {({ done, cancel }) => (
                <PasswordChange
                  info={info}
                  cancel={cancel}
                  onChanged={() => {
                    change({ hasPassword: true });
                    done();
                  }}
                />
              )}
            </LoginInfoRow>
          </div>
          {IdentityConnections === undefined ? null : (
            <IdentityConnections
              identities={info.identities}
              hasPassword={info.hasPassword}
              onChanged={(identities) => change({ identities })}
              Row={LoginInfoRow}
              Confirmation={PasswordConfirmation}
            />
          )}
          <Leaving />
        </>
      )}
    </LoginInfoFrame>
  );
}

function Leaving() {
  const context = usePageContext();
  const { loginInfo } = useTexts(ownAccountTexts);
  return (
    <p className="hb-login-info-leaving">
      {loginInfo.leaving}{' '}
      <a className="hb-link" href={pageHref(context, 'unsubscribe')}>
        {loginInfo.unsubscribe}
      </a>
    </p>
  );
}
