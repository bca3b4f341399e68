import { useState } from 'react';
import type { Instant } from '#kernel/clock.ts';
import { useTexts } from '#web/site/page-context.ts';
import { useSecondsUntil } from '#web/site/use-server-now.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { resendAfterMs, secondsUntilResend } from '../rules/mail-flow.ts';
import { readCode } from '../rules/verification-code.ts';
import { AccountForm, typedIn } from './account-form.tsx';
import { accountPageTexts, useAccountMessages } from './account-page-texts.ts';
import { fieldProblems, refusalProblems } from './form-problems.ts';
import { codeSaid } from './say-problem.ts';
import { TextField } from './text-field.tsx';

export interface CodeStepProps {
  sentAt: Instant;
  /** Exchanges the code for a token, and goes on. */
  verify(code: string): Promise<void>;
  /** Sends another code. */
  resend(): Promise<void>;
  onOtherMail(): void;
  /** The label of the button, where it does more than go on. */
  submit?: string;
}

/** Asks for the six digits of the mail; accepts them from a Japanese keyboard or a clipboard too. */
export function CodeStep({ sentAt, verify, resend, onOtherMail, submit }: CodeStepProps) {
  const say = useTexts(accountPageTexts);
  const messages = useAccountMessages();
  const { codeStep } = say;
  return (
    <>
      <AccountForm
        check={(values) => fieldProblems({ code: codeSaid(typedIn(values, 'code'), messages) })}
        send={(values) => verify(readCode(typedIn(values, 'code')))}
        messageAt="code"
        submit={submit ?? codeStep.submit}
        submitting={codeStep.submitting}
      >
        {(problemOf) => (
          <TextField
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            label={say.code}
            look="hb-code-input"
            error={problemOf('code')}
          />
        )}
      </AccountForm>
      <div className="hb-code-ways">
        <p>{codeStep.spam}</p>
        <Resend sentAt={sentAt} resend={resend} />
        <Button kind="quiet" onClick={onOtherMail}>
          {codeStep.otherMail}
        </Button>
      </div>
    </>
  );
}

type ResendState = { kind: 'waiting' } | { kind: 'sending' } | { kind: 'sent' } | { kind: 'failed'; message: string };

function Resend({ sentAt, resend }: Pick<CodeStepProps, 'sentAt' | 'resend'>) {
  const { codeStep, sending } = useTexts(accountPageTexts);
  const words = useTexts(commonTexts);
  const seconds = secondsUntilResend(useSecondsUntil(sentAt + resendAfterMs));
  const [state, setState] = useState<ResendState>({ kind: 'waiting' });
  const isSending = state.kind === 'sending';

  const press = (): void => {
    setState({ kind: 'sending' });
    resend().then(
      () => setState({ kind: 'sent' }),
      (error: unknown) => {
        const { fields, message } = refusalProblems(error, () => false, words);
        setState({ kind: 'failed', message: message ?? Object.values(fields).join('\n') });
      },
    );
  };
  return (
    <>
      <Button busy={isSending} disabled={seconds > 0} onClick={press}>
        {isSending ? sending : seconds > 0 ? codeStep.resendIn(seconds) : codeStep.resend}
      </Button>
      {state.kind === 'sent' ? (
        <Notice kind="success" announce>
          <p>{codeStep.resent}</p>
        </Notice>
      ) : null}
      {state.kind === 'failed' ? (
        <Notice kind="error">
          <p>{state.message}</p>
        </Notice>
      ) : null}
    </>
  );
}
