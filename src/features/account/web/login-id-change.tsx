import type { ReactNode } from 'react';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { AccountForm, typedIn } from './account-form.tsx';
import { accountPageTexts, useAccountMessages } from './account-page-texts.ts';
import { ownAccountTexts } from './own-account-texts.ts';
import { fieldProblems } from './form-problems.ts';
import { changeLoginId } from './own-account-calls.ts';
import { PasswordField } from './password-field.tsx';
import { loginIdSaid, readLoginId, requiredSaid } from './say-problem.ts';
import { TextField } from './text-field.tsx';

export interface LoginIdChangeProps {
  hasPassword: boolean;
  onChanged(loginId: string): void;
  cancel: ReactNode;
}

export function LoginIdChange({ hasPassword, onChanged, cancel }: LoginIdChangeProps) {
  const context = usePageContext();
  const say = useTexts(accountPageTexts);
  const { loginInfo } = useTexts(ownAccountTexts);
  const messages = useAccountMessages();
  return (
    <AccountForm
      check={(values) =>
        fieldProblems({
          login_id: loginIdSaid(typedIn(values, 'login_id'), messages),
          current_password: hasPassword ? requiredSaid(typedIn(values, 'current_password'), messages) : undefined,
        })
      }
      send={async (values) => {
        const loginId = readLoginId(typedIn(values, 'login_id'));
        onChanged(await changeLoginId(context, loginId, typedIn(values, 'current_password')));
      }}
      submit={loginInfo.save}
      submitting={loginInfo.saving}
      beside={cancel}
    >
      {(problemOf) => (
        <>
          <TextField
            name="login_id"
            label={loginInfo.newLoginId}
            hint={say.loginIdHint}
            autoComplete="username"
            error={problemOf('login_id')}
          />
          {hasPassword ? (
            <PasswordField name="current_password" label={say.currentPassword} error={problemOf('current_password')} />
          ) : null}
        </>
      )}
    </AccountForm>
  );
}
