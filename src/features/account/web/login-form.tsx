import type { SiteInit } from '#features/site/web.ts';
import type { SessionAnswer } from '../contract.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { useEnter } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { logIn } from './account-calls.ts';
import { AccountForm, typedIn } from './account-form.tsx';
import { useDoorTexts } from './account-door-texts.ts';
import { useAccountMessages } from './account-page-texts.ts';
import { finishLogin } from './finish-login.ts';
import { fieldProblems } from './form-problems.ts';
import { keptPcodes } from './kept-pcodes.ts';
import { PasswordField } from './password-field.tsx';
import { readLoginId, requiredSaid } from './say-problem.ts';
import { TextField } from './text-field.tsx';

export interface LoginFormProps {
  /** The page that led here. */
  link: string | undefined;
  /** Runs as the member before the page goes on. */
  complete?: ((session: SessionAnswer) => Promise<void>) | undefined;
}

/** Login ID or mail address, and password. */
export function LoginForm({ link, complete }: LoginFormProps) {
  const context = usePageContext<SiteInit>();
  const enter = useEnter();
  const say = useDoorTexts();
  const messages = useAccountMessages();

  const send = async (values: FormData): Promise<void> => {
    const { local } = browserStorage();
    const body = { login_id: readLoginId(typedIn(values, 'login_id')), password: typedIn(values, 'password') };
    // The answer of a registration was lost: this login stands for the one that the answer would have brought
    // (HTTP-023).
    const headers = local.get('register') === undefined ? {} : ({ 'is-register': '1' } as const);
    local.set('login', '1');
    try {
      const session = await logIn(context, body, keptPcodes(local), headers);
      await complete?.(session);
      finishLogin(context, session, 'password', { enter, link });
    } finally {
      local.remove('login');
    }
  };

  return (
    <AccountForm
      check={(values) =>
        fieldProblems({
          login_id: requiredSaid(readLoginId(typedIn(values, 'login_id')), messages),
          password: requiredSaid(typedIn(values, 'password'), messages),
        })
      }
      send={send}
      messageAt="password"
      submit={say.login.submit}
      submitting={say.login.submitting}
    >
      {(problemOf) => (
        <>
          <TextField
            name="login_id"
            label={say.login.id}
            autoComplete="username"
            inputMode="email"
            error={problemOf('login_id')}
          />
          <PasswordField name="password" label={say.password} error={problemOf('password')} />
        </>
      )}
    </AccountForm>
  );
}
