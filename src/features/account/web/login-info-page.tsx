import type { SiteInit } from '#features/site/web.ts';
import { formatNormal, parseInstant } from '#kernel/period.ts';
import { type PageContext, pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { accountPageTexts, formTexts } from './account-page-texts.ts';
import { identityNames } from './identity-names.ts';
import { LoginIdChange } from './login-id-change.tsx';
import { LoginInfoFrame } from './login-info-frame.tsx';
import { LoginInfoRow } from './login-info-row.tsx';
import { MailChange } from './mail-change.tsx';
import type { LoginInfo } from './own-account-calls.ts';
import { PasswordChange } from './password-change.tsx';
import './account.css';

export const texts = formTexts;

export function head(_: undefined, context: PageContext): PageHead {
  return { title: accountPageTexts.of(context.language).loginInfo.title };
}

/** What the member logs in with, each with what changes it (AUTH-038). */
export function Page() {
  const say = useTexts(accountPageTexts);
  const { loginInfo } = say;
  return (
    <LoginInfoFrame title={loginInfo.title} lead={loginInfo.lead}>
      {(info, change) => (
        <>
          <div className="hb-login-infos">
            <LoginInfoRow label={say.mail} value={info.mail} isSet changed={loginInfo.mailChanged}>
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
              blocked={info.loginId === null ? loginInfo.needsLoginId : undefined}
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
          <Identities identities={info.identities} />
          <Leaving />
        </>
      )}
    </LoginInfoFrame>
  );
}

function Identities({ identities }: Pick<LoginInfo, 'identities'>) {
  const { loginInfo } = useTexts(accountPageTexts);
  const { authMethod, authName } = usePageContext<SiteInit>().init.login;
  if (identities.length === 0) return null;
  return (
    <section>
      <h2 className="hb-login-info-label">{loginInfo.identities}</h2>
      <ul className="hb-rows">
        {identities.map(({ method, connectedAt }) => (
          <li key={method} className="hb-row">
            <span className="hb-row-text">
              <span className="hb-row-title">{(method === authMethod && authName) || identityNames[method]}</span>
              <span className="hb-row-meta">{loginInfo.connectedAt(formatNormal(parseInstant(connectedAt) ?? 0))}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Leaving() {
  const context = usePageContext();
  const { loginInfo } = useTexts(accountPageTexts);
  return (
    <p className="hb-login-info-leaving">
      {loginInfo.leaving}{' '}
      <a className="hb-link" href={pageHref(context, 'unsubscribe')}>
        {loginInfo.unsubscribe}
      </a>
    </p>
  );
}
