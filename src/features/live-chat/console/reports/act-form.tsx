import { type FormEvent, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { languageName } from '#kernel/language.ts';
import type { actOnCase, readCase } from '../../contract/moderation.ts';
import { type ModeratorAct, suspensionHours } from '../../rules/moderation/moderation.ts';
import { reportTextMax } from '../../rules/safety/report-rules.ts';
import { reportTexts } from './report-texts.ts';

interface ActFormProps {
  site: string;
  report: AnswerOf<typeof readCase>;
  act: ModeratorAct;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the words for the person concerned, and acts. */
export function ActForm({ site, report, act, onDone, onClose }: ActFormProps) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(reportTexts);
  const [reason, setReason] = useState('');
  const [hours, setHours] = useState<(typeof suspensionHours)[number] | null>(24);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (reason.trim() === '') return setError(words.wordsMissing);
    if (reason.trim().length > reportTextMax) return setError(words.wordsLong(reportTextMax));
    setBusy(true);
    setError(undefined);
    try {
      await api.post<typeof actOnCase>('sites/{site}/reports/{reportId}/act', {
        params: { site, reportId: report.reportId },
        body: { kind: act, reason, seenActs: report.seenActs, ...(act === 'suspend' && { hours }) },
      });
      toast({ text: words.dones[act] });
      onDone();
      onClose();
    } catch (failure) {
      setError(failureOf(failure).message);
      setBusy(false);
      // What another moderator did meanwhile stands behind the form, which keeps its words.
      onDone();
    }
  };
  const isAnswer = act === 'close';
  return (
    <Dialog title={words.acts[act]} closeLabel={words.close} onClose={onClose}>
      <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="hc-dialog-text">{words.texts[act]}</p>
        {act === 'suspend' ? (
          <SelectField
            label={words.howLong}
            choices={[
              ...suspensionHours.map((one) => ({ value: String(one), label: words.hours(one) })),
              { value: 'forever', label: words.forever },
            ]}
            value={hours === null ? 'forever' : String(hours)}
            onChange={(chosen) => setHours(suspensionHours.find((one) => String(one) === chosen) ?? null)}
          />
        ) : null}
        <TextAreaField
          label={isAnswer ? words.wordsOfAnswer : words.words}
          hint={isAnswer ? undefined : words.wordsHint(languageName[report.reported.language])}
          isRequired
          rows={4}
          error={error}
          value={reason}
          onChange={setReason}
        />
        <div className="hc-form-foot">
          <Button type="submit" look={act === 'remove' || act === 'suspend' ? 'danger' : 'main'} isBusy={isBusy}>
            {words.acts[act]}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </div>
      </form>
    </Dialog>
  );
}
