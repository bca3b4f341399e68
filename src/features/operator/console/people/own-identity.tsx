import { type SyntheticEvent, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { shownMail } from '#kernel/mail-address.ts';
import type { askMailChange, changeName, readAccount, stopMailChange } from '../../contract/account.ts';
import { nameMax } from '../../rules/operator-life.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { peopleTexts } from './people-texts.ts';

type Account = AnswerOf<typeof readAccount>;

/** How others know the organiser, and where mails to them go. */
export function OwnIdentity({ account, onDone }: { account: Account; onDone: () => void }) {
  const { account: words } = useWords(peopleTexts);
  return (
    <Card title={words.identity}>
      <NameForm key={account.name} name={account.name} onDone={onDone} />
      <MailForm key={account.mail} account={account} onDone={onDone} />
    </Card>
  );
}

function NameForm({ name, onDone }: { name: string; onDone: () => void }) {
  const { api, toast, failureOf, readOperator } = useConsole();
  const { account: words } = useWords(peopleTexts);
  const [typed, setTyped] = useState(name);
  const [said, setSaid] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (typed.trim() === '') return setSaid(words.nameMissing);
    setBusy(true);
    setSaid(undefined);
    try {
      await api.post<typeof changeName>('account/name', { body: { name: typed } });
      toast({ text: words.nameChanged });
      await readOperator();
      onDone();
    } catch (error) {
      const { errors, message } = failureOf(error);
      setSaid(errors['name']?.[0] ?? message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        autoComplete="name"
        maxLetters={nameMax}
        value={typed}
        onChange={setTyped}
        error={said}
      />
      <Button type="submit" isBusy={isBusy}>
        {words.changeName}
      </Button>
    </form>
  );
}

function MailForm({ account: { newMail }, onDone }: { account: Account; onDone: () => void }) {
  const { api, toast, failureOf } = useConsole();
  const times = useSaidTimes();
  const { account: words } = useWords(peopleTexts);
  const signIn = useWords(signInTexts);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (typed.trim() === '') return setSaid(signIn.mailMissing);
    setBusy(true);
    setSaid(undefined);
    try {
      await api.post<typeof askMailChange>('account/mail', { body: { mail: typed } });
      toast({ text: words.mailSent(typed.trim()) });
      setTyped('');
      onDone();
    } catch (error) {
      const { errors, message } = failureOf(error);
      setSaid(errors['mail']?.[0] ?? message);
    } finally {
      setBusy(false);
    }
  };
  const stop = async (): Promise<void> => {
    try {
      await api.post<typeof stopMailChange>('account/mail/stop', { body: {} });
      toast({ text: words.mailStopped });
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
    onDone();
  };
  return (
    <>
      {newMail === null ? null : (
        <Notice kind="info">
          <p>{words.mailWaits(shownMail(newMail.mail), times.date(newMail.expiresAt))}</p>
          <Button onClick={() => void stop()}>{words.stopMail}</Button>
        </Notice>
      )}
      <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.newMail}
          hint={words.mailHint}
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLetters={254}
          value={typed}
          onChange={setTyped}
          error={said}
        />
        <Button type="submit" isBusy={isBusy}>
          {words.changeMail}
        </Button>
      </form>
    </>
  );
}
