import { useState } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { shownMail } from '#kernel/mail-address.ts';
import { type PageContext, pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { forgetMember } from '#web/storage/forget-member.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountForm, typedIn } from './account-form.tsx';
import { accountPageTexts, useAccountMessages } from './account-page-texts.ts';
import { ownAccountTexts, ownFormTexts } from './own-account-texts.ts';
import { CheckField } from './check-field.tsx';
import { fieldProblems } from './form-problems.ts';
import { LoginInfoFrame } from './login-info-frame.tsx';
import { type LoginInfo, unsubscribe } from './own-account-calls.ts';
import { PasswordField } from './password-field.tsx';
import { requiredSaid } from './say-problem.ts';

export const texts = ownFormTexts;

export function head(_: undefined, context: PageContext): PageHead {
  return { title: ownAccountTexts.of(context.language).unsubscribe.title };
}

/** Says what leaving means before the member leaves, and says goodbye afterwards (AUTH-039). */
export function Page() {
  const { unsubscribe: say } = useTexts(ownAccountTexts);
  const [hasLeft, setHasLeft] = useState(false);
  if (hasLeft) return <Goodbye />;
  return (
    <LoginInfoFrame title={say.title} lead={say.lead} above={<WhatItMeans />}>
      {(info) => (
        <div className="hb-unsubscribe-form">
          <LeaveForm info={info} onLeft={() => setHasLeft(true)} />
        </div>
      )}
    </LoginInfoFrame>
  );
}

function WhatItMeans() {
  const { unsubscribe: say } = useTexts(ownAccountTexts);
  return (
    <>
      <section className="hb-unsubscribe-part">
        <h2 className="hb-login-info-label">{say.erasedTitle}</h2>
        <ul className="hb-unsubscribe-list">
          {say.erased.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>{say.everywhere}</p>
      </section>
      <section className="hb-unsubscribe-part">
        <h2 className="hb-login-info-label">{say.keptTitle}</h2>
        <p>{say.kept}</p>
        <p>{say.anonymous}</p>
      </section>
      <Notice kind="info">
        <p>{say.mails}</p>
      </Notice>
    </>
  );
}

function LeaveForm({ info, onLeft }: { info: LoginInfo; onLeft(): void }) {
  const context = usePageContext<SiteInit>();
  const say = useTexts(accountPageTexts);
  const { unsubscribe: words } = useTexts(ownAccountTexts);
  const messages = useAccountMessages();

  const leave = async (values: FormData): Promise<void> => {
    await unsubscribe(context, values.has('is_confirmed'), typedIn(values, 'current_password'));
    await forgetMember(context.init.login.realmKey);
    onLeft();
  };
  return (
    <AccountForm
      check={(values) =>
        fieldProblems({
          current_password: info.hasPassword ? requiredSaid(typedIn(values, 'current_password'), messages) : undefined,
          is_confirmed: values.has('is_confirmed') ? undefined : messages.confirmationRequired,
        })
      }
      send={leave}
      kind="danger"
      submit={words.submit}
      submitting={words.submitting}
      beside={
        <LinkButton wide href={pageHref(context, 'loginInfo')}>
          {words.keep}
        </LinkButton>
      }
    >
      {(problemOf) => (
        <>
          <p>
            <span className="hb-field-label">{words.account}</span>
            <br />
            <span className="hb-login-info-value">{shownMail(info.mail)}</span>
          </p>
          {info.hasPassword ? (
            <PasswordField name="current_password" label={say.currentPassword} error={problemOf('current_password')} />
          ) : null}
          <CheckField name="is_confirmed" label={words.confirm} error={problemOf('is_confirmed')} />
        </>
      )}
    </AccountForm>
  );
}

function Goodbye() {
  const context = usePageContext();
  const { unsubscribe: say } = useTexts(ownAccountTexts);
  return (
    <PageFrame title={say.doneTitle} width="reading">
      <Notice kind="success" announce>
        <p>{say.doneText}</p>
        <p>{say.mails}</p>
      </Notice>
      <div className="hb-button-row">
        {/* A new document, which knows of no member. */}
        <Button kind="primary" size="large" onClick={() => window.location.assign(pageHref(context, 'home'))}>
          {say.toTop}
        </Button>
      </div>
    </PageFrame>
  );
}
