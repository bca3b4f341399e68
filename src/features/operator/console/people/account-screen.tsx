import { type SyntheticEvent, useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule } from '#console/console-feature.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import { shownMail } from '#kernel/mail-address.ts';
import type { readSession } from '../../contract.ts';
import type { readAccount } from '../../contract/account.ts';
import type { stopOwnReset } from '../../contract/people.ts';
import type { readFactors, removeApp, removePasskey, renewRecoveryCodes, setPassword } from '../../contract/factors.ts';
import { passkeyNameMax, passwordMax, passwordMin } from '../../rules/operator-life.ts';
import { PasswordField } from '../password-field.tsx';
import { AppSetup } from '../proof/app-setup.tsx';
import { canUsePasskeys, makePasskey, PasskeyGivenUp } from '../proof/passkey-browser.ts';
import { proofTexts } from '../proof/proof-texts.ts';
import { RecoveryCodes } from '../proof/recovery-codes.tsx';
import { signInTexts } from '../sign-in-texts.ts';
import { OwnIdentity } from './own-identity.tsx';
import { OwnSessions } from './own-sessions-card.tsx';
import { peopleTexts } from './people-texts.ts';
import '../proof/proof.css';
import './people.css';

/** Who the organiser is to others, by what they show that it is them, and where they are signed in. */
function AccountScreen() {
  const { api, operator, toast, failureOf } = useConsole();
  const times = useSaidTimes();
  const people = useWords(peopleTexts);
  const { account: words } = people;
  const proof = useWords(proofTexts);
  const factors = useCall('factors', () => api.get<typeof readFactors>('factors', {}));
  const { data, again } = factors;
  const account = useCall('account', () => api.get<typeof readAccount>('account', {}));
  const session = useCall('session', () => api.get<typeof readSession>('session', {}));
  const [codes, setCodes] = useState<readonly string[]>();
  const [isApp, setApp] = useState(false);
  const [name, setName] = useState('');
  const change = async (call: () => Promise<readonly string[] | null | undefined>, said: string): Promise<void> => {
    try {
      const made = await call();
      if (made) setCodes(made);
      toast({ text: said });
      await again();
    } catch (error) {
      toast({ text: error instanceof PasskeyGivenUp ? proof.passkeyGivenUp : failureOf(error).message });
    }
  };
  const failed = [factors, account, session].find((one) => one.failure !== undefined && one.data === undefined);
  if (failed?.failure !== undefined) {
    return (
      <Page title={words.title}>
        <ReadFailed failure={failed.failure} onAgain={() => void failed.again()} />
      </Page>
    );
  }
  const reset = session.data?.operator?.reset;
  return (
    <Page
      title={words.title}
      lead={operator === undefined ? undefined : `${operator.name} · ${shownMail(operator.mail)}`}
    >
      {reset ? (
        <Notice kind="warning" title={words.resetTitle}>
          <p>{words.resetText(reset.askedBy, times.date(reset.worksAt))}</p>
          <Button
            onClick={() =>
              void change(async () => {
                await api.post<typeof stopOwnReset>('reset/stop', { body: {} });
                await session.again();
                return undefined;
              }, people.resetStopped)
            }
          >
            {people.stopReset}
          </Button>
        </Notice>
      ) : null}
      {codes === undefined ? null : (
        <Card>
          <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
        </Card>
      )}
      {data === undefined || account.data === undefined || session.data === undefined ? (
        <Skeleton rows={3} kind="card" />
      ) : (
        <>
          <OwnIdentity account={account.data} onDone={() => void account.again()} />
          <Card title={words.passkeys} note={words.passkeysText}>
            {data.passkeys.length === 0 ? null : (
              <ul className="hc-factors">
                {data.passkeys.map((passkey) => (
                  <li key={passkey.passkey}>
                    <span>
                      <strong>{passkey.name}</strong>{' '}
                      <span className="hc-muted">
                        {passkey.usedAt === null ? words.neverUsed : words.usedAt(times.date(passkey.usedAt))}
                      </span>
                    </span>
                    <Button
                      look="quiet"
                      onClick={() =>
                        void change(async () => {
                          const body = { passkey: passkey.passkey };
                          await api.post<typeof removePasskey>('factors/passkey/remove', { body });
                          return undefined;
                        }, words.removed)
                      }
                    >
                      {words.remove(passkey.name)}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {data.strength.canUsePasskeys && canUsePasskeys() ? (
              <form
                className="hc-form"
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  void change(() => makePasskey(api, name.trim() || proof.thisDevice), words.added).then(() =>
                    setName(''),
                  );
                }}
              >
                <TextField
                  label={words.passkeyName}
                  hint={words.passkeyNameHint}
                  maxLetters={passkeyNameMax}
                  autoComplete="off"
                  value={name}
                  onChange={setName}
                />
                <Button type="submit" look={data.passkeys.length === 0 ? 'main' : 'plain'}>
                  {words.addPasskey}
                </Button>
              </form>
            ) : (
              <Notice kind="info">
                <p>{words.noPasskeysHere}</p>
              </Notice>
            )}
          </Card>
          <Card title={words.app} note={words.appText}>
            {data.appSince === null ? null : <p>{words.appSince(times.date(data.appSince))}</p>}
            {isApp ? (
              <AppSetup
                onDone={(made) => {
                  setApp(false);
                  void change(() => Promise.resolve(made), words.added);
                }}
              />
            ) : (
              <p className="hc-form-foot">
                <Button onClick={() => setApp(true)}>{data.appSince === null ? words.addApp : words.otherApp}</Button>
                {data.appSince === null ? null : (
                  <Button
                    look="quiet"
                    onClick={() =>
                      void change(async () => {
                        await api.post<typeof removeApp>('factors/app/remove', { body: {} });
                        return undefined;
                      }, words.removed)
                    }
                  >
                    {words.removeApp}
                  </Button>
                )}
              </p>
            )}
          </Card>
          {data.strength.hasSecondFactor ? (
            <Card title={words.codes} note={words.codesText}>
              <p>{words.codesLeft(data.recoveryCodesLeft)}</p>
              <Button
                onClick={() =>
                  void change(async () => {
                    const made = await api.post<typeof renewRecoveryCodes>('factors/recovery-codes', { body: {} });
                    return made.recoveryCodes;
                  }, words.renewed)
                }
              >
                {words.renew}
              </Button>
            </Card>
          ) : null}
          <Password hasPassword={data.hasPassword} onDone={() => void Promise.all([again(), account.again()])} />
          <OwnSessions sessions={account.data.sessions} onDone={() => void account.again()} />
          {session.data.operator?.isOwnerEverywhere === true ? (
            <Card title={people.all.cardTitle} note={people.all.cardText}>
              <p className="hc-form-foot">
                <ButtonLink to="/console/people">{people.all.title}</ButtonLink>
                <ButtonLink to="/console/log">{people.all.log}</ButtonLink>
              </p>
            </Card>
          ) : null}
        </>
      )}
    </Page>
  );
}

function Password({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  const { api, toast, failureOf } = useConsole();
  const { account: words } = useWords(peopleTexts);
  const signIn = useWords(signInTexts);
  const kit = useWords(kitTexts);
  const [password, setTyped] = useState('');
  const [said, setSaid] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (password.length < passwordMin) return setSaid(signIn.passwordShort(passwordMin));
    setBusy(true);
    setSaid(undefined);
    try {
      await api.post<typeof setPassword>('factors/password', { body: { password } });
      setTyped('');
      toast({ text: words.passwordChanged });
      onDone();
    } catch (error) {
      const { errors, message } = failureOf(error);
      setSaid(errors['password']?.[0] ?? message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={signIn.password} note={words.passwordText}>
      <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField
          label={hasPassword ? words.newPassword : words.firstPassword}
          hint={signIn.passwordHint(passwordMin)}
          autoComplete="new-password"
          maxLetters={passwordMax}
          value={password}
          onChange={setTyped}
          error={said}
        />
        <Button type="submit" isBusy={isBusy}>
          {hasPassword ? words.changePassword : kit.done}
        </Button>
      </form>
    </Card>
  );
}

export const screen: ScreenModule = { Screen: AccountScreen, texts: [peopleTexts, proofTexts, signInTexts] };
