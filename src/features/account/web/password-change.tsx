import type { ReactNode } from 'react';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { AccountForm, typedIn } from './account-form.tsx';
import { accountPageTexts, useAccountMessages } from './account-page-texts.ts';
import { ownAccountTexts } from './own-account-texts.ts';
import { fieldProblems } from './form-problems.ts';
import { changePassword, type LoginInfo } from './own-account-calls.ts';
import { PasswordField, UsernameOfPasswords } from './password-field.tsx';
import { passwordSaid, requiredSaid } from './say-problem.ts';

export interface PasswordChangeProps {
  info: Pick<LoginInfo, 'mail' | 'loginId' | 'hasPassword'>;
  onChanged(): void;
  cancel: ReactNode;
}

export function PasswordChange({ info, onChanged, cancel }: PasswordChangeProps) {
  const context = usePageContext();
  const say = useTexts(accountPageTexts);
  const { loginInfo } = useTexts(ownAccountTexts);
  const messages = useAccountMessages();
  const { mail, loginId, hasPassword } = info;
  const others = loginId === null ? [mail] : [loginId, mail];
  return (
    <AccountForm
      check={(values) =>
        fieldProblems({
          current_password: hasPassword ? requiredSaid(typedIn(values, 'current_password'), messages) : undefined,
          password: passwordSaid(typedIn(values, 'password'), others, messages),
        })
      }
      send={async (values) => {
        await changePassword(context, typedIn(values, 'current_password'), typedIn(values, 'password'));
        onChanged();
      }}
      submit={loginInfo.save}
      submitting={loginInfo.saving}
      beside={cancel}
    >
      {(problemOf) => (
        <>
          <UsernameOfPasswords value={loginId ?? mail} />
          {hasPassword ? (
            <PasswordField name="current_password" label={say.currentPassword} error={problemOf('current_password')} />
          ) : null}
          <PasswordField name="password" label={say.newPassword} isNew others={others} error={problemOf('password')} />
        </>
      )}
    </AccountForm>
  );
}
