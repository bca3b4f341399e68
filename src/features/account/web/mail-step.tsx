import { readMailAddress } from '../rules/credentials.ts';
import { AccountForm, typedIn } from './account-form.tsx';
import { useDoorTexts } from './account-door-texts.ts';
import { useAccountMessages } from './account-page-texts.ts';
import { fieldProblems } from './form-problems.ts';
import { mailSaid } from './say-problem.ts';
import { TextField } from './text-field.tsx';
import { shownMail } from '#kernel/mail-address.ts';

export interface MailStepProps {
  /** The address that was typed before. */
  mail?: string | undefined;
  /** Sends a code to the address. */
  send(mail: string): Promise<void>;
}

/** Asks for the mail address that will get a code. */
export function MailStep({ mail, send }: MailStepProps) {
  const say = useDoorTexts();
  const messages = useAccountMessages();
  return (
    <AccountForm
      check={(values) => fieldProblems({ mail: mailSaid(typedIn(values, 'mail'), messages) })}
      send={(values) => send(readMailAddress(typedIn(values, 'mail')))}
      submit={say.register.submitMail}
      submitting={say.sending}
    >
      {(problemOf) => (
        <TextField
          name="mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={say.mail}
          placeholder={say.mailExample}
          defaultValue={mail && shownMail(mail)}
          error={problemOf('mail')}
        />
      )}
    </AccountForm>
  );
}
