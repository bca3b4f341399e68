import { type SyntheticEvent, useEffect, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Skeleton } from '#console/ui/waiting.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { drawQr } from '#web/ui/qr-drawing.ts';
import type { addApp, beginApp } from '../../contract/factors.ts';
import { typedCode } from '../../rules/typed-code.ts';
import { proofTexts } from './proof-texts.ts';

/** Connects an app that makes codes: a picture to scan, and the first code. */
export function AppSetup({ onDone }: { onDone: (recoveryCodes: readonly string[] | null) => void }) {
  const { api, failureOf } = useConsole();
  const words = useWords(proofTexts);
  const [begun, setBegun] = useState<AnswerOf<typeof beginApp>>();
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    api.post<typeof beginApp>('factors/app/begin', { body: {} }).then(setBegun, (error: unknown) => {
      setSaid(failureOf(error).message);
    });
  }, [api, failureOf]);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      const { recoveryCodes } = await api.post<typeof addApp>('factors/app', { body: { code: typedCode(code) } });
      onDone(recoveryCodes);
    } catch (error) {
      setSaid(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  if (begun === undefined) {
    return said === undefined ? (
      <Skeleton kind="field" rows={2} />
    ) : (
      <Notice kind="danger" isNew>
        <p>{said}</p>
      </Notice>
    );
  }
  const { viewBox, light, dark } = drawQr(begun.uri);
  return (
    <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{words.scan}</p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A drawing has no address. */}
      <svg className="hc-app-code" viewBox={viewBox} role="img" aria-label={words.scanPicture}>
        <path fill="#fff" d={light} />
        <path d={dark} />
      </svg>
      <p className="hc-hint">
        {words.orType} <code className="hc-app-secret">{begun.secret}</code>
      </p>
      <TextField
        label={words.appCode}
        hint={words.appCodeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLetters={20}
        value={code}
        onChange={setCode}
        error={said}
      />
      <Button look="main" type="submit" isBusy={isBusy}>
        {words.connect}
      </Button>
    </form>
  );
}
