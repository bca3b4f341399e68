import { type SyntheticEvent, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import type { lookAtLink, useLink } from '../contract.ts';
import { nameMax, passwordMax, passwordMin } from '../rules/operator-life.ts';
import { pageOfPlace, placeOfLink } from './place-of-link.ts';
import { PasswordField } from './password-field.tsx';
import { canUsePasskeysAt, makePasskeyOfLink, PasskeyGivenUp } from './proof/passkey-browser.ts';
import { proofTexts } from './proof/proof-texts.ts';
import { RecoveryCodes } from './proof/recovery-codes.tsx';
import { signInTexts } from './sign-in-texts.ts';
import './proof/proof.css';

interface BeginProps {
  token: string;
  link: AnswerOf<typeof lookAtLink>;
  onOver: () => void;
}

type Way = 'passkey' | 'password';

/** Whoever is new writes a mail address, and makes a passkey or chooses a password. */
export function BeginForm({ token, link, onOver }: BeginProps) {
  const { api, router, failureOf, readOperator } = useConsole();
  const words = useWords(signInTexts);
  const proof = useWords(proofTexts);
  const hasPasskeys = canUsePasskeysAt(window.location);
  const { language } = useConsole();
  const [mail, setMail] = useState(link.mail ?? '');
  const [name, setName] = useState(link.addressee);
  const place = placeOfLink(link, language);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState<Way>();
  const [busy, setBusy] = useState<Way>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [refused, setRefused] = useState<{ message: string; errors: Readonly<Record<string, string[]>> }>();
  const form = useRef<HTMLFormElement>(null);

  const errors = {
    mail: refused?.errors['mail']?.[0] ?? (tried !== undefined && mail.trim() === '' ? words.mailMissing : undefined),
    password:
      refused?.errors['password']?.[0] ??
      (tried === 'password' && password.length < passwordMin ? words.passwordShort(passwordMin) : undefined),
  };
  const goOn = async (): Promise<void> => {
    await readOperator();
    router.go(link.isFirst ? '/console/new' : pageOfPlace(link.siteKey), { replace: true });
  };
  const attempt = async (way: Way, call: () => Promise<void>): Promise<void> => {
    setTried(way);
    if (busy !== undefined) return;
    if (mail.trim() === '' || (way === 'password' && password.length < passwordMin)) {
      return focusFirstError(form.current);
    }
    setBusy(way);
    setRefused(undefined);
    try {
      await call();
    } catch (error) {
      if (isStatus(error, status.gone)) return onOver();
      const isGivenUp = error instanceof PasskeyGivenUp;
      setRefused(isGivenUp ? { message: proof.passkeyGivenUp, errors: {} } : failureOf(error));
      focusFirstError(form.current);
    } finally {
      setBusy(undefined);
    }
  };
  const withPasskey = () =>
    attempt('passkey', async () => {
      const made = await makePasskeyOfLink(api, { token, mail, name });
      if (made === null) await goOn();
      else setCodes(made);
    });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void attempt('password', async () => {
      await api.post<typeof useLink>('link/use', { body: { token, mail, name, password } });
      await goOn();
    });
  };
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    setRefused(undefined);
  };
  if (codes !== undefined) {
    return (
      <Page title={words.beginDone} width="narrow">
        <RecoveryCodes codes={codes} onDone={() => void goOn()} />
      </Page>
    );
  }
  return (
    <Page
      title={words.beginTitle}
      lead={link.isFirst ? words.beginFirst : words.beginInvited(words.roles[link.role], place)}
      width="narrow"
    >
      <form ref={form} className="hc-form" noValidate onSubmit={submit}>
        {refused !== undefined && errors.mail === undefined && errors.password === undefined ? (
          <Notice kind="danger" isNew>
            <p>{refused.message}</p>
          </Notice>
        ) : null}
        <TextField
          label={words.mail}
          type="email"
          name="mail"
          autoComplete="username"
          spellCheck={false}
          maxLetters={254}
          value={mail}
          onChange={change(setMail)}
          error={errors.mail}
        />
        <TextField
          label={words.name}
          hint={words.nameHint}
          name="name"
          autoComplete="name"
          maxLetters={nameMax}
          value={name}
          onChange={change(setName)}
        />
        {hasPasskeys ? (
          <>
            <Button look="main" size="large" isBusy={busy === 'passkey'} onClick={() => void withPasskey()}>
              {words.beginPasskey}
            </Button>
            <p className="hc-hint">{words.beginPasskeyHint}</p>
            <p className="hc-or">{proof.or}</p>
          </>
        ) : null}
        <PasswordField
          label={words.password}
          hint={words.passwordHint(passwordMin)}
          name="password"
          autoComplete="new-password"
          maxLetters={passwordMax}
          value={password}
          onChange={change(setPassword)}
          error={errors.password}
        />
        <Button look={hasPasskeys ? 'plain' : 'main'} size="large" type="submit" isBusy={busy === 'password'}>
          {words.begin}
        </Button>
      </form>
    </Page>
  );
}
