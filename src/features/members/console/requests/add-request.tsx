import { type FormEvent, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { RadioField, SelectField } from '#console/forms/choice-field.tsx';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { type LanguageCode, languageCodes, languageName } from '#kernel/language.ts';
import { tokyoDay } from '#kernel/period.ts';
import type { addRequest } from '../../contract/requests.ts';
import { noteMax, type RequestKind, requestKinds } from '../../rules/request-dates.ts';
import { requestTexts } from './request-texts.ts';

/** Takes in a request of somebody who wrote. */
export function AddRequest({ site, onClose }: { site: string; onClose: () => void }) {
  const { api, router, failureOf, language: own } = useConsole();
  const words = useWords(requestTexts);
  const [kind, setKind] = useState<RequestKind>('export');
  const [mail, setMail] = useState('');
  const [language, setLanguage] = useState<LanguageCode>(own);
  const [receivedOn, setReceivedOn] = useState(() => tokyoDay(Date.now()));
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [failed, setFailed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isLong = note.trim().length > noteMax;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || isLong) return;
    setBusy(true);
    setFailed(undefined);
    setErrors({});
    try {
      const { requestId } = await api.post<typeof addRequest>('sites/{site}/requests', {
        params: { site },
        body: { kind, mail, language, note, receivedOn },
      });
      router.go(`/console/sites/${site}/requests/${requestId}`);
    } catch (failure) {
      const { errors: wrong, message } = failureOf(failure);
      setErrors(wrong);
      if (Object.keys(wrong).length === 0) setFailed(message);
      setBusy(false);
    }
  };
  return (
    <Dialog title={words.addTitle} closeLabel={words.close} onClose={onClose}>
      <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        <RadioField
          label={words.kind}
          choices={requestKinds.map((value) => ({ value, label: words.kinds[value] }))}
          value={kind}
          onChange={(chosen) => setKind(requestKinds.find((one) => one === chosen) ?? kind)}
        />
        <TextField
          label={words.mail}
          hint={words.mailHint}
          type="email"
          autoComplete="off"
          spellCheck={false}
          maxLetters={254}
          isRequired
          value={mail}
          onChange={setMail}
          error={errors['mail']?.[0]}
        />
        <SelectField
          label={words.language}
          choices={languageCodes.map((value) => ({ value, label: languageName[value] }))}
          value={language}
          onChange={(chosen) => setLanguage(languageCodes.find((one) => one === chosen) ?? language)}
        />
        <TextField
          label={words.receivedOn}
          hint={words.receivedHint}
          type="date"
          width="date"
          value={receivedOn}
          onChange={setReceivedOn}
          error={errors['receivedOn']?.[0]}
        />
        <TextAreaField
          label={words.note}
          hint={words.noteHint}
          value={note}
          onChange={setNote}
          error={isLong ? words.noteLong(noteMax) : undefined}
        />
        {failed === undefined ? null : (
          <Notice kind="danger" isNew>
            <p>{failed}</p>
          </Notice>
        )}
        <div className="hc-form-foot">
          <Button type="submit" look="main" isBusy={isBusy}>
            {words.save}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </div>
      </form>
    </Dialog>
  );
}
