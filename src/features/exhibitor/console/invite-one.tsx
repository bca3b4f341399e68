import { type SyntheticEvent, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import type { inviteExhibitors } from '../contract.ts';
import type { RowIssue } from '../rules/invitation-rows.ts';
import { noteMax, wordMax } from '../rules/exhibitor-limits.ts';
import { exhibitorTexts } from './exhibitor-texts.ts';

interface InviteOneProps {
  site: string;
  /** The stand or the name by which a list names the booth. */
  booth: string;
  onDone: (said: string) => void;
  onLeave: () => void;
}

/** One person for one booth, as a list with one line. */
export function InviteOne({ site, booth, onDone, onLeave }: InviteOneProps) {
  const { api, failureOf, language } = useConsole();
  const words = useWords(exhibitorTexts);
  const { cancel } = useWords(kitTexts);
  const [row, setRow] = useState({ company: '', name: '', mail: '' });
  const [note, setNote] = useState('');
  const [said, setSaid] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const refuse = (message: string): void => {
    setSaid(message);
    window.setTimeout(() => focusFirstError(form.current));
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      const { issues, sent } = await api.post<typeof inviteExhibitors>('sites/{site}/exhibitors/invite', {
        params: { site },
        body: { rows: [{ booth, ...row }], note, language },
      });
      const problem: RowIssue['problem'] | undefined = issues[0]?.problem;
      if (problem === undefined) onDone(sent === 0 ? words.already : words.sent(sent));
      else refuse(words.problems[problem]);
    } catch (error) {
      refuse(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  const field = (key: keyof typeof row) => ({
    value: row[key],
    maxLength: wordMax,
    onChange: (value: string) => setRow((before) => ({ ...before, [key]: value })),
  });
  return (
    <form ref={form} className="hc-form hc-invite-one" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.one.mail}
        type="email"
        autoComplete="off"
        isRequired
        isFirst
        error={said}
        {...field('mail')}
      />
      <TextField label={words.one.company} autoComplete="off" {...field('company')} />
      <TextField label={words.one.name} autoComplete="off" {...field('name')} />
      <TextAreaField
        label={words.note}
        hint={words.noteHint}
        rows={3}
        maxLength={noteMax}
        value={note}
        onChange={setNote}
      />
      <div className="hc-page-actions">
        <Button type="submit" look="main" isBusy={isBusy}>
          {words.one.send}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
