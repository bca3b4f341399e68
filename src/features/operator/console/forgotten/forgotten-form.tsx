import { type SyntheticEvent, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import type { askNewPassword } from '../../contract.ts';
import { proofTexts } from '../proof/proof-texts.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { forgottenTexts } from './forgotten-texts.ts';

export interface ForgottenProps {
  /** The mail address that was typed already. */
  typed: string;
  onLeave: () => void;
}

/** Has a link to a new password mailed. */
function ForgottenForm({ typed, onLeave }: ForgottenProps) {
  const { api, failureOf } = useConsole();
  const words = useWords(forgottenTexts);
  const { mail: label, mailMissing } = useWords(signInTexts);
  const { backToSignIn } = useWords(proofTexts);
  const [mail, setMail] = useState(typed);
  const [said, setSaid] = useState<string>();
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (mail.trim() === '') return setSaid(mailMissing);
    setBusy(true);
    setSaid(undefined);
    try {
      await api.post<typeof askNewPassword>('sign-in/forgotten', { body: { mail } });
      setSent(true);
    } catch (error) {
      const { errors, message } = failureOf(error);
      setSaid(errors['mail']?.[0] ?? message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
      <h2 className="hc-card-title">{words.title}</h2>
      {isSent ? (
        <Notice kind="success" isNew>
          <p>{words.sent}</p>
        </Notice>
      ) : (
        <>
          <p className="hc-muted">{words.text}</p>
          <TextField
            label={label}
            type="email"
            name="mail"
            autoComplete="username"
            spellCheck={false}
            maxLetters={254}
            isFirst
            value={mail}
            onChange={setMail}
            error={said}
          />
          <Button look="main" size="large" type="submit" isBusy={isBusy}>
            {words.send}
          </Button>
        </>
      )}
      <Button look="quiet" onClick={onLeave}>
        {backToSignIn}
      </Button>
    </form>
  );
}

export const part = { Part: ForgottenForm, texts: [forgottenTexts] };
