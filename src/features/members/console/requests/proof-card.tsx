import { type FormEvent, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import { Button } from '#console/ui/button.tsx';
import { Card } from '#console/ui/page.tsx';
import type { proveRequest, sendRequestCode } from '../../contract/requests.ts';
import { noteMax } from '../../rules/request-dates.ts';
import type { DataRequest } from './data-request.ts';
import { requestTexts } from './request-texts.ts';

type Proof = { by: 'code'; code: string } | { by: 'words'; words: string };

/** Finds out that it is the person themselves who asks: by a number sent to their address, or in the organiser's words. */
export function ProofCard({ site, request, onDone }: { site: string; request: DataRequest; onDone: () => void }) {
  const { api, toast, failureOf } = useConsole();
  const times = useSaidTimes();
  const words = useWords(requestTexts);
  const [code, setCode] = useState('');
  const [how, setHow] = useState('');
  const [errors, setErrors] = useState<{ code?: string; words?: string }>({});
  const [busy, setBusy] = useState<'send' | 'code' | 'words'>();
  const params = { site, requestId: request.requestId };
  const send = async (): Promise<void> => {
    setBusy('send');
    try {
      await api.post<typeof sendRequestCode>('sites/{site}/requests/{requestId}/code', { params, body: {} });
      toast({ text: words.codeSent(request.mail) });
      onDone();
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(undefined);
    }
  };
  const prove = async (event: FormEvent, proof: Proof): Promise<void> => {
    event.preventDefault();
    if (busy !== undefined) return;
    if (proof.by === 'words' && proof.words.trim() === '') return setErrors({ words: words.wordsMissing });
    if (proof.by === 'words' && proof.words.trim().length > noteMax)
      return setErrors({ words: words.noteLong(noteMax) });
    setBusy(proof.by);
    setErrors({});
    try {
      await api.post<typeof proveRequest>('sites/{site}/requests/{requestId}/proof', { params, body: proof });
      toast({ text: words.proven });
      onDone();
    } catch (failure) {
      const { errors: wrong, message } = failureOf(failure);
      setErrors({ [proof.by]: wrong['code']?.[0] ?? message });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Card title={words.proofTitle} note={words.proofText}>
      <div className="hc-request-proofs">
        <p>
          <Button
            look={request.codeSentAt === null ? 'main' : 'plain'}
            isBusy={busy === 'send'}
            onClick={() => void send()}
          >
            {request.codeSentAt === null ? words.sendCode : words.sendCodeAgain}
          </Button>
        </p>
        {request.codeSentAt === null ? null : (
          <form className="hc-form" noValidate onSubmit={(event) => void prove(event, { by: 'code', code })}>
            <TextField
              label={words.code}
              hint={words.codeSentAt(times.date(request.codeSentAt))}
              inputMode="numeric"
              autoComplete="off"
              maxLetters={40}
              width="short"
              value={code}
              onChange={setCode}
              error={errors.code}
            />
            <p>
              <Button type="submit" look="main" isBusy={busy === 'code'}>
                {words.checkCode}
              </Button>
            </p>
          </form>
        )}
        <form className="hc-form" noValidate onSubmit={(event) => void prove(event, { by: 'words', words: how })}>
          <h3 className="hc-request-or">{words.orWords}</h3>
          <TextAreaField label={words.words} value={how} onChange={setHow} error={errors.words} />
          <p>
            <Button type="submit" isBusy={busy === 'words'}>
              {words.noteWords}
            </Button>
          </p>
        </form>
      </div>
    </Card>
  );
}
