import { type FormEvent, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import type { closeRequest } from '../../contract/requests.ts';
import { noteMax } from '../../rules/request-dates.ts';
import { requestTexts } from './request-texts.ts';

interface CloseDialogProps {
  site: string;
  requestId: number;
  isRefused: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Closes a request with what became of it. */
export function CloseDialog({ site, requestId, isRefused, onDone, onClose }: CloseDialogProps) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(requestTexts);
  const [outcome, setOutcome] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (outcome.trim() === '') return setError(words.outcomeMissing);
    if (outcome.trim().length > noteMax) return setError(words.noteLong(noteMax));
    setBusy(true);
    setError(undefined);
    try {
      await api.post<typeof closeRequest>('sites/{site}/requests/{requestId}/close', {
        params: { site, requestId },
        body: { isRefused, outcome },
      });
      toast({ text: words.closed });
      onDone();
      onClose();
    } catch (failure) {
      setError(failureOf(failure).message);
      setBusy(false);
    }
  };
  const label = isRefused ? words.refuse : words.done;
  return (
    <Dialog title={label} closeLabel={words.close} onClose={onClose}>
      <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label={words.outcome}
          hint={words.outcomeHint}
          isRequired
          value={outcome}
          onChange={setOutcome}
          error={error}
        />
        <div className="hc-form-foot">
          <Button type="submit" look={isRefused ? 'danger' : 'main'} isBusy={isBusy}>
            {label}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </div>
      </form>
    </Dialog>
  );
}
