import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule } from '#console/console-feature.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { Page } from '#console/ui/page.tsx';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import type { useReset } from '../../contract.ts';
import { passwordMax, passwordMin } from '../../rules/operator-life.ts';
import { PasswordField } from '../password-field.tsx';
import { signInTexts } from '../sign-in-texts.ts';
import { peopleTexts } from './people-texts.ts';

/** Somebody who lost everything chooses a new password, by the link that an owner handed over. */
function ResetScreen() {
  const { api, router, failureOf, readOperator } = useConsole();
  const { resetPage: words } = useWords(peopleTexts);
  const signIn = useWords(signInTexts);
  const taken = useRef<string>(undefined);
  const [password, setPassword] = useState('');
  const [said, setSaid] = useState<string>();
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    taken.current ??= router.takeFragment();
    if (taken.current.length < 20) setOver(true);
  }, [router]);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (password.length < passwordMin) return setSaid(signIn.passwordShort(passwordMin));
    setBusy(true);
    setSaid(undefined);
    try {
      await api.post<typeof useReset>('reset/use', { body: { token: taken.current ?? '', password } });
      await readOperator();
      router.go('/console/account', { replace: true });
    } catch (error) {
      if (isStatus(error, status.gone)) return setOver(true);
      setSaid(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  if (isOver) {
    return (
      <Page title={signIn.linkOverTitle} lead={words.overText} width="narrow">
        <ButtonLink to="/console/sign-in">{signIn.toSignIn}</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={words.title} lead={words.lead} width="narrow">
      <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField
          label={words.password}
          hint={signIn.passwordHint(passwordMin)}
          autoComplete="new-password"
          maxLetters={passwordMax}
          isFirst
          value={password}
          onChange={setPassword}
          error={said}
        />
        <Button look="main" size="large" type="submit" isBusy={isBusy}>
          {words.use}
        </Button>
      </form>
    </Page>
  );
}

export const screen: ScreenModule = { Screen: ResetScreen, texts: [peopleTexts, signInTexts] };
