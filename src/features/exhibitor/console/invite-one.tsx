import { type SyntheticEvent, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { SecretLink } from '#console/ui/secret-link.tsx';
import type { inviteExhibitors, linkExhibitor } from '../contract.ts';
import type { RowIssue } from '../rules/invitation-rows.ts';
import { noteMax, wordMax } from '../rules/exhibitor-limits.ts';
import { exhibitorTexts } from './exhibitor-texts.ts';

interface InviteOneProps {
  site: string;
  /** The stand or the name by which a list names the booth. */
  booth: string;
  at: { contentId: number; detailId: number };
  onDone: (said: string) => void;
  onLeave: () => void;
}

/** One person for one booth: by mail, as a list with one line, or by a link that is handed over. */
export function InviteOne({ site, booth, at, onDone, onLeave }: InviteOneProps) {
  const { api, failureOf, language } = useConsole();
  const words = useWords(exhibitorTexts);
  const kit = useWords(kitTexts);
  const [row, setRow] = useState({ company: '', name: '', mail: '' });
  const [note, setNote] = useState('');
  const [said, setSaid] = useState<string>();
  const [link, setLink] = useState<string>();
  const [isBusy, setBusy] = useState<'mail' | 'link'>();
  const form = useRef<HTMLFormElement>(null);
  const refuse = (message: string): void => {
    setSaid(message);
    window.setTimeout(() => focusFirstError(form.current));
  };
  const work = async (by: 'mail' | 'link', act: () => Promise<void>): Promise<void> => {
    if (isBusy !== undefined) return;
    setBusy(by);
    setSaid(undefined);
    try {
      await act();
    } catch (error) {
      const { errors, message } = failureOf(error);
      refuse(errors['mail']?.[0] ?? message);
    } finally {
      setBusy(undefined);
    }
  };
  const submit = (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    return work('mail', async () => {
      const { issues, sent } = await api.post<typeof inviteExhibitors>('sites/{site}/exhibitors/invite', {
        params: { site },
        body: { rows: [{ booth, ...row }], note, language },
      });
      const problem: RowIssue['problem'] | undefined = issues[0]?.problem;
      if (problem === undefined) onDone(sent === 0 ? words.already : words.sent(sent));
      else refuse(words.problems[problem]);
    });
  };
  const makeLink = (): Promise<void> =>
    work('link', async () => {
      const { mail, name } = row;
      const { path } = await api.post<typeof linkExhibitor>('sites/{site}/exhibitors/link', {
        params: { site },
        body: { booth: at, mail, name },
      });
      setLink(path);
    });
  const field = (key: keyof typeof row) => ({
    value: row[key],
    maxLetters: wordMax,
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
        maxLetters={noteMax}
        value={note}
        onChange={setNote}
      />
      {link === undefined ? null : <SecretLink path={link} text={words.one.linkText} />}
      <div className="hc-page-actions">
        <Button type="submit" look="main" isBusy={isBusy === 'mail'}>
          {words.one.send}
        </Button>
        <Button isBusy={isBusy === 'link'} onClick={() => void makeLink()}>
          {words.one.makeLink}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          {link === undefined ? kit.cancel : kit.done}
        </Button>
      </div>
    </form>
  );
}
