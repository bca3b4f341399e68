import { type SyntheticEvent, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ProofAsked } from '#console/api/console-api.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import type { prove } from '../../contract/factors.ts';
import type { ProvenWay } from '../../rules/proof-needed.ts';
import { proofSubject } from '../../rules/proof-subject.ts';
import { typedCode } from '../../rules/typed-code.ts';
import { PasswordField } from '../password-field.tsx';
import { AppSetup } from './app-setup.tsx';
import { canUsePasskeys, PasskeyGivenUp, makePasskey, proveWithPasskey } from './passkey-browser.ts';
import { proofTexts } from './proof-texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import './proof.css';

interface ProveProps {
  asked: ProofAsked;
  onDone: () => void;
}

type Typed = 'app' | 'recoveryCode' | 'password';

/** Over a page: the organiser shows once more who they are, or sets up what they can show. */
export function ProveForm({ asked: { reason, ways, path }, onDone }: ProveProps) {
  const { because } = useWords(proofTexts);
  const subject = proofSubject(path);
  const known = ways.filter((way): way is ProvenWay => way in order);
  const hasFactor = known.some((way) => way !== 'password');
  return (
    <>
      {subject === undefined ? null : <p className="hc-dialog-text">{because[subject]}</p>}
      {reason === 'secondFactor' && !hasFactor ? <SetUp onDone={onDone} /> : <Prove ways={known} onDone={onDone} />}
    </>
  );
}

const order: Readonly<Record<ProvenWay, number>> = { passkey: 0, app: 1, password: 2, recoveryCode: 3 };

function Prove({ ways, onDone }: { ways: readonly ProvenWay[]; onDone: () => void }) {
  const { api, failureOf } = useConsole();
  const words = useWords(proofTexts);
  const typed = ways.filter((way): way is Typed => way !== 'passkey').toSorted((a, b) => order[a] - order[b]);
  const hasPasskey = ways.includes('passkey') && canUsePasskeys();
  const [by, setBy] = useState<Typed | undefined>(typed[0]);
  const [text, setText] = useState('');
  const [said, setSaid] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (call: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      await call();
      onDone();
    } catch (error) {
      setSaid(error instanceof PasskeyGivenUp ? words.passkeyGivenUp : failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (by === undefined || text === '') return setSaid(words.missing);
    const body = by === 'password' ? { by, password: text } : { by, code: typedCode(text) };
    void attempt(() => api.post<typeof prove>('prove', { body }));
  };
  return (
    <div className="hc-form">
      {hasPasskey ? (
        <Button
          look="main"
          size="large"
          data-autofocus
          isBusy={isBusy}
          onClick={() => void attempt(() => proveWithPasskey(api))}
        >
          {words.usePasskey}
        </Button>
      ) : null}
      {hasPasskey && by !== undefined ? <p className="hc-or">{words.or}</p> : null}
      {by === undefined ? null : (
        <form className="hc-form" noValidate onSubmit={submit}>
          {by === 'password' ? (
            <PasswordField
              key={by}
              label={words.password}
              autoComplete="current-password"
              maxLetters={128}
              isFirst={!hasPasskey}
              value={text}
              onChange={setText}
              error={said}
            />
          ) : (
            <TextField
              key={by}
              label={by === 'app' ? words.appCode : words.recoveryCode}
              hint={by === 'app' ? words.appCodeHint : words.recoveryCodeHint}
              inputMode={by === 'app' ? 'numeric' : 'text'}
              autoComplete={by === 'app' ? 'one-time-code' : 'off'}
              spellCheck={false}
              maxLetters={40}
              isFirst={!hasPasskey}
              value={text}
              onChange={setText}
              error={said}
            />
          )}
          <Button look={hasPasskey ? 'plain' : 'main'} size="large" type="submit" isBusy={isBusy}>
            {words.goOn}
          </Button>
        </form>
      )}
      {by === undefined && said !== undefined ? (
        <Notice kind="danger" isNew>
          <p>{said}</p>
        </Notice>
      ) : null}
      {typed
        .filter((way) => way !== by)
        .map((way) => (
          <Button
            key={way}
            look="quiet"
            onClick={() => {
              setBy(way);
              setText('');
              setSaid(undefined);
            }}
          >
            {words.otherWay[way]}
          </Button>
        ))}
    </div>
  );
}

/** Whoever has no second factor sets one up right here, and goes on. */
function SetUp({ onDone }: { onDone: () => void }) {
  const { api, failureOf } = useConsole();
  const words = useWords(proofTexts);
  const [isApp, setApp] = useState(!canUsePasskeys());
  const [codes, setCodes] = useState<readonly string[]>();
  const [said, setSaid] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const added = (recoveryCodes: readonly string[] | null): void => {
    if (recoveryCodes === null) onDone();
    else setCodes(recoveryCodes);
  };
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />;
  const passkey = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      added(await makePasskey(api, words.thisDevice));
    } catch (error) {
      setSaid(error instanceof PasskeyGivenUp ? words.passkeyGivenUp : failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="hc-form">
      <p>{words.setUpText}</p>
      {isApp ? (
        <AppSetup onDone={added} />
      ) : (
        <>
          <Button look="main" size="large" data-autofocus isBusy={isBusy} onClick={() => void passkey()}>
            {words.makePasskey}
          </Button>
          {said === undefined ? null : (
            <Notice kind="danger" isNew>
              <p>{said}</p>
            </Notice>
          )}
          <Button look="quiet" onClick={() => setApp(true)}>
            {words.useApp}
          </Button>
        </>
      )}
    </div>
  );
}
