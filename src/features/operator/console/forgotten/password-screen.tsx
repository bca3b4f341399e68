import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule } from '#console/console-feature.ts';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { Page } from '#console/ui/page.tsx';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import type { useNewPassword } from '../../contract.ts';
import { passwordMax, passwordMin } from '../../rules/operator-life.ts';
import { typedCode } from '../../rules/typed-code.ts';
import { PasswordField } from '../password-field.tsx';
import { proofTexts } from '../proof/proof-texts.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { forgottenTexts } from './forgotten-texts.ts';

/** Somebody who forgot their password chooses another one, by the mailed link and a code. */
function PasswordScreen() {
  const { api, router, failureOf, readOperator } = useConsole();
  const words = useWords(signInTexts);
  const { missing } = useWords(proofTexts);
  const forgotten = useWords(forgottenTexts);
  const taken = useRef<string>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<{ password?: string | undefined; code?: string }>({});
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    taken.current ??= router.takeFragment();
    if (taken.current.length < 20) setOver(true);
  }, [router]);
  const show = (wrong: { password?: string | undefined; code?: string }): void => {
    setSaid(wrong);
    window.setTimeout(() => focusFirstError(form.current));
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const isShort = password.length < passwordMin;
    if (isShort || code.trim() === '') {
      show({
        ...(isShort && { password: words.passwordShort(passwordMin) }),
        ...(code.trim() === '' && { code: missing }),
      });
      return;
    }
    setBusy(true);
    setSaid({});
    try {
      const body = { token: taken.current ?? '', password, code: typedCode(code) };
      await api.post<typeof useNewPassword>('password/use', { body });
      await readOperator();
      router.go('/console/', { replace: true });
    } catch (error) {
      if (isStatus(error, status.gone)) return setOver(true);
      const { errors, message } = failureOf(error);
      show(errors['password'] === undefined ? { code: message } : { password: errors['password'][0] });
    } finally {
      setBusy(false);
    }
  };
  if (isOver) {
    return (
      <Page title={words.linkOverTitle} lead={forgotten.over} width="narrow">
        <ButtonLink to="/console/sign-in">{words.toSignIn}</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={forgotten.newTitle} lead={forgotten.newText} width="narrow">
      <form ref={form} className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={forgotten.code}
          autoComplete="one-time-code"
          spellCheck={false}
          maxLetters={40}
          isFirst
          value={code}
          onChange={setCode}
          error={said.code}
        />
        <PasswordField
          label={words.password}
          hint={words.passwordHint(passwordMin)}
          autoComplete="new-password"
          maxLetters={passwordMax}
          value={password}
          onChange={setPassword}
          error={said.password}
        />
        <Button look="main" size="large" type="submit" isBusy={isBusy}>
          {forgotten.use}
        </Button>
      </form>
    </Page>
  );
}

export const screen: ScreenModule = { Screen: PasswordScreen, texts: [forgottenTexts, signInTexts, proofTexts] };
