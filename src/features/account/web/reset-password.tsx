import { usePageContext } from '#web/site/page-context.ts';
import type { MailFlow } from '../rules/mail-flow.ts';
import { resetPassword } from './account-calls.ts';
import { AccountForm, typedIn } from './account-form.tsx';
import { useDoorTexts } from './account-door-texts.ts';
import { useAccountMessages } from './account-page-texts.ts';
import { fieldProblems } from './form-problems.ts';
import { PasswordField } from './password-field.tsx';
import { loginIdSaid, passwordSaid, readLoginId } from './say-problem.ts';
import { TextField } from './text-field.tsx';

export interface ResetPasswordProps {
  flow: MailFlow;
  onDone(): void;
  /** The token is spent or has expired. */
  onGone(message: string): void;
}

/** Asks for the new password and shows the login ID it belongs to. A member without a login ID chooses one here. */
export function ResetPassword({ flow, onDone, onGone }: ResetPasswordProps) {
  const context = usePageContext();
  const say = useDoorTexts();
  const messages = useAccountMessages();
  const { mail, token = '', loginId } = flow;
  const hasLoginId = typeof loginId === 'string';

  return (
    <AccountForm
      check={(values) => {
        const chosen = readLoginId(typedIn(values, 'login_id'));
        return fieldProblems({
          login_id: hasLoginId ? undefined : loginIdSaid(chosen, messages),
          password: passwordSaid(typedIn(values, 'password'), [chosen, mail], messages),
        });
      }}
      send={async (values) => {
        await resetPassword(context, {
          reset_token: token,
          login_id: readLoginId(typedIn(values, 'login_id')),
          password: typedIn(values, 'password'),
        });
        onDone();
      }}
      onGone={onGone}
      submit={say.reset.submit}
      submitting={say.reset.submitting}
    >
      {(problemOf) => (
        <>
          <TextField
            name="login_id"
            label={say.loginId}
            hint={hasLoginId ? undefined : `${say.reset.chooseLoginId} ${say.loginIdHint}`}
            autoComplete="username"
            readOnly={hasLoginId}
            defaultValue={hasLoginId ? loginId : undefined}
            error={problemOf('login_id')}
          />
          <PasswordField
            name="password"
            label={say.newPassword}
            isNew
            others={(form) => [readLoginId(typedIn(new FormData(form), 'login_id')), mail]}
            error={problemOf('password')}
          />
        </>
      )}
    </AccountForm>
  );
}
