import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { LaterPart } from '#console/ui/later-part.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { needed } from '#web/parts/needed.ts';
import type { enterDemo, signIn, signInByRecoveryCode } from '../contract.ts';
import { typedCode } from '../rules/typed-code.ts';
import type { ForgottenProps } from './forgotten/forgotten-form.tsx';
import { PasswordField } from './password-field.tsx';
import { canUsePasskeys, PasskeyGivenUp, signInWithPasskey } from './proof/passkey-browser.ts';
import { proofTexts } from './proof/proof-texts.ts';
import { signInTexts } from './sign-in-texts.ts';

const loadForgotten = () => needed(() => import('./forgotten/forgotten-form.tsx'));

type Way = 'form' | 'demo' | 'passkey';

/** A passkey, or mail and password; in the demo one press is enough. It stands on a page of its own or over another. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const { api, isDemo, failureOf, readOperator } = useConsole();
  const words = useWords(signInTexts);
  const proof = useWords(proofTexts);
  const [isLost, setLost] = useState(false);
  const [isForgotten, setForgotten] = useState(false);
  const [code, setCode] = useState('');
  const [mail, setMail] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState<Way>();
  const form = useRef<HTMLFormElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isInDialog = whole.current?.closest('dialog') !== null;
    // A page with one thing to do begins there; a dialog sees to it itself.
    if (!isInDialog) whole.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, []);

  const enter = async (how: Way, call: () => Promise<unknown>): Promise<void> => {
    setBusy(how);
    setSaid(undefined);
    try {
      await call();
      await readOperator();
      onDone();
    } catch (error) {
      setSaid(error instanceof PasskeyGivenUp ? proof.passkeyGivenUp : failureOf(error).message);
    } finally {
      setBusy(undefined);
    }
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    const isMissing = mail.trim() === '' || (isLost ? code === '' : password === '');
    if (isMissing) return focusFirstError(form.current);
    if (isLost) {
      const body = { mail, password, code: typedCode(code) };
      void enter('form', () => api.post<typeof signInByRecoveryCode>('sign-in/recovery-code', { body }));
      return;
    }
    void enter('form', () => api.post<typeof signIn>('sign-in', { body: { mail, password } }));
  };
  if (isForgotten) {
    return (
      <div ref={whole} className="hc-sign-in">
        <LaterPart<ForgottenProps> load={loadForgotten} typed={mail} onLeave={() => setForgotten(false)} />
      </div>
    );
  }
  return (
    <div ref={whole} className="hc-sign-in">
      {isDemo ? (
        <section className="hc-demo">
          <h2 className="hc-card-title">{words.demoTitle}</h2>
          <p className="hc-muted">{words.demoText}</p>
          <Button
            look="main"
            size="large"
            data-autofocus
            isBusy={busy === 'demo'}
            onClick={() => void enter('demo', () => api.post<typeof enterDemo>('sign-in/demo', { body: {} }))}
          >
            {words.demoEnter}
          </Button>
          <p className="hc-or">{words.orSignIn}</p>
        </section>
      ) : null}
      {canUsePasskeys() && !isLost ? (
        <>
          <Button
            look={isDemo ? 'plain' : 'main'}
            size="large"
            isBusy={busy === 'passkey'}
            onClick={() => void enter('passkey', () => signInWithPasskey(api))}
          >
            {proof.signInPasskey}
          </Button>
          <p className="hc-or">{proof.or}</p>
        </>
      ) : null}
      <form ref={form} className="hc-form" noValidate onSubmit={submit}>
        {said === undefined ? null : (
          <Notice kind="danger" isNew>
            <p>{said}</p>
          </Notice>
        )}
        <TextField
          label={words.mail}
          type="email"
          name="mail"
          autoComplete="username"
          spellCheck={false}
          maxLetters={254}
          isFirst={!isDemo}
          value={mail}
          onChange={setMail}
          error={isTried && mail.trim() === '' ? words.mailMissing : undefined}
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          maxLetters={128}
          value={password}
          onChange={setPassword}
          error={isTried && password === '' && !isLost ? words.passwordMissing : undefined}
        />
        {isLost ? (
          <TextField
            label={proof.recoveryCode}
            hint={proof.recoveryCodeHint}
            autoComplete="off"
            spellCheck={false}
            maxLetters={40}
            value={code}
            onChange={setCode}
            error={isTried && code === '' ? proof.missing : undefined}
          />
        ) : null}
        <Button
          look={isDemo || (canUsePasskeys() && !isLost) ? 'plain' : 'main'}
          size="large"
          type="submit"
          isBusy={busy === 'form'}
        >
          {isLost ? proof.signInRecovery : words.signIn}
        </Button>
        {isLost ? <p className="hc-hint">{proof.lostText}</p> : null}
        {isLost ? null : (
          <Button look="quiet" onClick={() => setForgotten(true)}>
            {words.forgotten}
          </Button>
        )}
        <Button
          look="quiet"
          onClick={() => {
            setLost(!isLost);
            setSaid(undefined);
            setTried(false);
          }}
        >
          {isLost ? proof.backToSignIn : proof.lost}
        </Button>
      </form>
    </div>
  );
}
