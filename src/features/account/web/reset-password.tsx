import { usePageContext } from '#web/site/page-context.ts';
import type { MailFlow } from '../rules/mail-flow.ts';
import { resetPassword } from './account-calls.ts';
import { AccountForm, typedIn } from './account-form.tsx';
import { useDoorTexts } from './account-door-texts.ts';
import { useAccountMessages } from './account-page-texts.ts';
import { fieldProblems } from './form-problems.ts';
import { PasswordField, UsernameOfPasswords } from './password-field.tsx';
import { passwordSaid } from './say-problem.ts';
import { TextField } from './text-field.tsx';

export interface ResetPasswordProps {
  flow: MailFlow;
  onDone(): void;
  /** The token is spent or has expired. */
  onGone(message: string): void;
}

/** Asks for the new password, and shows the login ID it belongs to, where the member has one. */
export function ResetPassword({ flow, onDone, onGone }: ResetPasswordProps) {
  const context = usePageContext();
  const say = useDoorTexts();
  const messages = useAccountMessages();
  const { mail, token = '', loginId } = flow;
  const others = loginId ? [loginId, mail] : [mail];

  return (
    <AccountForm
      check={(values) => fieldProblems({ password: passwordSaid(typedIn(values, 'password'), others, messages) })}
      send={async (values) => {
        await resetPassword(context, { reset_token: token, password: typedIn(values, 'password') });
        onDone();
      }}
      onGone={onGone}
      submit={say.reset.submit}
      submitting={say.reset.submitting}
    >
      {(problemOf) => (
        <>
          {loginId ? (
            <TextField
              name="login_id"
              label={say.loginId}
              autoComplete="username"
              readOnly
              defaultValue={loginId}
              error={undefined}
            />
          ) : (
            <UsernameOfPasswords value={mail} />
          )}
          <PasswordField name="password" label={say.newPassword} isNew others={others} error={problemOf('password')} />
        </>
      )}
    </AccountForm>
  );
}
