import type { ReactNode } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import type { ButtonKind } from '#web/ui/button.tsx';
import { AccountForm, typedIn } from './account-form.tsx';
import { accountPageTexts, useAccountMessages } from './account-page-texts.ts';
import { fieldProblems } from './form-problems.ts';
import { PasswordField } from './password-field.tsx';
import { requiredSaid } from './say-problem.ts';

export interface PasswordConfirmationProps {
  /** A member without a password is not asked for one. */
  hasPassword: boolean;
  text: string;
  submit: string;
  submitting: string;
  kind?: ButtonKind;
  cancel: ReactNode;
  /** Rejects with the CallError of a refusal. */
  send(currentPassword: string): Promise<void>;
}

/** The password's owner confirms a change of the account. */
export function PasswordConfirmation({ hasPassword, text, cancel, send, ...button }: PasswordConfirmationProps) {
  const say = useTexts(accountPageTexts);
  const messages = useAccountMessages();
  return (
    <AccountForm
      check={(values) =>
        hasPassword
          ? fieldProblems({ current_password: requiredSaid(typedIn(values, 'current_password'), messages) })
          : undefined
      }
      send={(values) => send(typedIn(values, 'current_password'))}
      beside={cancel}
      {...button}
    >
      {(problemOf) => (
        <>
          <p>{text}</p>
          {hasPassword ? (
            <PasswordField name="current_password" label={say.currentPassword} error={problemOf('current_password')} />
          ) : null}
        </>
      )}
    </AccountForm>
  );
}
