import { type ReactNode, useState } from 'react';
import type { Instant } from '#kernel/clock.ts';
import { shownMail } from '#kernel/mail-address.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { readMailAddress } from '../rules/credentials.ts';
import { AccountForm, typedIn } from './account-form.tsx';
import { accountPageTexts, useAccountMessages } from './account-page-texts.ts';
import { ownAccountTexts } from './own-account-texts.ts';
import { CodeStep } from './code-step.tsx';
import { fieldProblems } from './form-problems.ts';
import { changeMail, sendMailChangeCode } from './own-account-calls.ts';
import { PasswordField } from './password-field.tsx';
import { mailSaid, requiredSaid } from './say-problem.ts';
import { TextField } from './text-field.tsx';
import { useStepFocus } from './use-step-focus.ts';

export interface MailChangeProps {
  hasPassword: boolean;
  onChanged(mail: string): void;
  cancel: ReactNode;
}

interface Sent {
  mail: string;
  /** Needed again when another code is sent; the form keeps it while it is open. */
  password: string;
  sentAt: Instant;
}

/** The new address must be proven before it replaces the old one (AUTH-038). */
export function MailChange({ hasPassword, onChanged, cancel }: MailChangeProps) {
  const context = usePageContext();
  const say = useTexts(accountPageTexts);
  const { loginInfo } = useTexts(ownAccountTexts);
  const [sent, setSent] = useState<Sent>();
  const [typed, setTyped] = useState('');
  const box = useStepFocus(sent === undefined ? 'mail' : 'code');

  const send = async (mail: string, password: string): Promise<void> => {
    await sendMailChangeCode(context, mail, password);
    setSent({ mail, password, sentAt: serverClock.now() });
  };
  if (sent === undefined) {
    return (
      <div ref={box} className="hb-step-body">
        <NewMail mail={typed} hasPassword={hasPassword} send={send} cancel={cancel} />
      </div>
    );
  }
  return (
    <div ref={box} className="hb-step-body">
      <p className="hb-step-lead">{say.codeStep.lead(shownMail(sent.mail))}</p>
      <CodeStep
        sentAt={sent.sentAt}
        verify={async (code) => onChanged(await changeMail(context, sent.mail, code))}
        resend={() => send(sent.mail, sent.password)}
        submit={loginInfo.save}
        onOtherMail={() => {
          setTyped(sent.mail);
          setSent(undefined);
        }}
      />
      {cancel}
    </div>
  );
}

interface NewMailProps {
  mail: string;
  hasPassword: boolean;
  send(mail: string, password: string): Promise<void>;
  cancel: ReactNode;
}

function NewMail({ mail, hasPassword, send, cancel }: NewMailProps) {
  const say = useTexts(accountPageTexts);
  const { loginInfo } = useTexts(ownAccountTexts);
  const messages = useAccountMessages();
  return (
    <AccountForm
      check={(values) =>
        fieldProblems({
          mail: mailSaid(typedIn(values, 'mail'), messages),
          current_password: hasPassword ? requiredSaid(typedIn(values, 'current_password'), messages) : undefined,
        })
      }
      send={(values) => send(readMailAddress(typedIn(values, 'mail')), typedIn(values, 'current_password'))}
      submit={loginInfo.sendCode}
      submitting={say.sending}
      beside={cancel}
    >
      {(problemOf) => (
        <>
          <TextField
            name="mail"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={loginInfo.newMail}
            placeholder={say.mailExample}
            defaultValue={mail && shownMail(mail)}
            error={problemOf('mail')}
          />
          {hasPassword ? (
            <PasswordField name="current_password" label={say.currentPassword} error={problemOf('current_password')} />
          ) : null}
        </>
      )}
    </AccountForm>
  );
}
