import { type FormEvent, useRef, useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Card } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { noteLettersMax, reasonLettersMax } from '#features/my-ticket/rules/ticket-note.ts';
import { saidDate } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import type { checkInByHand, noteByHand, readAttendeeAtGate, undoByHand } from '../contract/by-hand.ts';
import { attendeeTexts } from './attendee-texts.ts';

interface ByHandProps {
  site: string;
  purchasedTicketId: number;
  /** The attendee is another one now. */
  onChanged: () => void;
}

/** Checks an attendee in by hand, takes that back with a reason, and has the notes for the reception. */
export function ByHandCard({ site, purchasedTicketId, onChanged }: ByHandProps) {
  const { api, toast, failureOf, language } = useConsole();
  const { byHand: words } = useWords(attendeeTexts);
  const [working, setWorking] = useState<'checkIn' | 'undo' | 'note'>();
  const params = { site, purchasedTicketId };
  const { data, failure, again } = useCall(`attendee-gate/${site}/${purchasedTicketId}/${language}`, (asked) =>
    asked.get<typeof readAttendeeAtGate>('sites/{site}/attendees/{purchasedTicketId}/gate', { params }),
  );
  const work = async (what: typeof working, act: () => Promise<unknown>, done?: string): Promise<boolean> => {
    if (working !== undefined) return false;
    setWorking(what);
    try {
      await act();
      if (done !== undefined) toast({ text: done });
      await again();
      onChanged();
      return true;
    } catch (error) {
      toast({ text: failureOf(error).message });
      return false;
    } finally {
      setWorking(undefined);
    }
  };
  if (data === undefined) {
    return (
      <Card title={words.title}>
        {failure === undefined ? <Skeleton rows={2} /> : <ReadFailed failure={failure} onAgain={() => void again()} />}
      </Card>
    );
  }
  const { contentId, problem, toCollect, awaited, checkinCount, notes } = data;
  const amount = toCollect || awaited;
  const checkIn = (collected: number) => () =>
    api.post<typeof checkInByHand>('sites/{site}/attendees/{purchasedTicketId}/checkin', {
      params,
      body: { contentId, collected },
    });
  return (
    <>
      <Card
        title={words.title}
        note={problem ?? (awaited > 0 ? words.awaited(formatYen(awaited, language)) : undefined)}
      >
        <div className="hc-attendee-acts">
          {problem === null ? (
            <Button
              look="main"
              isBusy={working === 'checkIn'}
              onClick={() => void work('checkIn', checkIn(amount), words.checkedIn)}
            >
              {amount > 0 ? words.collect(formatYen(amount, language)) : words.checkIn}
            </Button>
          ) : null}
          {problem === null && awaited > 0 ? (
            <Button onClick={() => void work('checkIn', checkIn(0), words.checkedIn)}>{words.checkInUnpaid}</Button>
          ) : null}
          {checkinCount > 0 ? (
            <WordsForm
              open={words.undo}
              label={words.reason}
              hint={words.reasonHint}
              missing={words.reasonMissing}
              submit={words.undo}
              most={reasonLettersMax}
              isBusy={working === 'undo'}
              onSend={(reason) =>
                work(
                  'undo',
                  () =>
                    api.post<typeof undoByHand>('sites/{site}/attendees/{purchasedTicketId}/undo', {
                      params,
                      body: { contentId, reason },
                    }),
                  words.undone,
                )
              }
            />
          ) : null}
        </div>
      </Card>
      <Card title={words.notes} note={notes.length === 0 ? words.noNotes : undefined}>
        <ul className="hc-attendee-notes">
          {notes.map(({ text, author, at }) => (
            <li key={`${at} ${text}`}>
              <p>{text}</p>
              <p className="hc-muted">{words.by(author, saidDate(at, language))}</p>
            </li>
          ))}
        </ul>
        <WordsForm
          open={words.note}
          label={words.note}
          hint={words.noteHint}
          missing={words.noteMissing}
          submit={words.add}
          most={noteLettersMax}
          isBusy={working === 'note'}
          onSend={(text) =>
            work('note', () =>
              api.post<typeof noteByHand>('sites/{site}/attendees/{purchasedTicketId}/note', {
                params,
                body: { text },
              }),
            )
          }
        />
      </Card>
    </>
  );
}

interface WordsFormProps {
  open: string;
  label: string;
  hint: string;
  missing: string;
  submit: string;
  most: number;
  isBusy: boolean;
  /** Answers whether it was sent; what was typed stays otherwise. */
  onSend: (words: string) => Promise<boolean>;
}

function WordsForm({ open, label, hint, missing, submit, most, isBusy, onSend }: WordsFormProps) {
  const { byHand: words } = useWords(attendeeTexts);
  const [isOpen, setOpen] = useState(false);
  const [isTried, setTried] = useState(false);
  const [typed, setTyped] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const said = typed.trim();
    setTried(said === '');
    if (said === '') {
      window.setTimeout(() => focusFirstError(form.current));
      return;
    }
    if (!(await onSend(said))) return;
    setTyped('');
    setOpen(false);
  };
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{open}</Button>;
  return (
    <form ref={form} className="hc-form" noValidate onSubmit={(event) => void send(event)}>
      <TextAreaField
        label={label}
        hint={hint}
        error={isTried && typed.trim() === '' ? missing : undefined}
        rows={3}
        value={typed}
        onChange={(value) => setTyped(value.slice(0, most))}
      />
      <div className="hc-page-actions">
        <Button type="submit" look="main" isBusy={isBusy}>
          {submit}
        </Button>
        <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
      </div>
    </form>
  );
}
