import { type FormEvent, useEffect, useRef, useState } from 'react';
import { noteLettersMax, reasonLettersMax } from '#features/my-ticket/rules/ticket-note.ts';
import { type TicketAtGate, TicketRows } from '#features/my-ticket/web.ts';
import { saidDate } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import { saidOf } from '#web/api/said-of.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { FoundVisitor, OpenedVisitor } from '../../contract.ts';

import { dayTexts } from '../day-texts.ts';
import { openPdf, type VisitorDesk } from './visitor-desk.ts';

interface VisitorCardProps {
  desk: VisitorDesk;
  visitor: FoundVisitor;
  onBack: () => void;
}

/** A visitor who was found: the ticket, whether it comes in, what was noted, and what can be done. */
export function VisitorCard({ desk, visitor, onBack }: VisitorCardProps) {
  const { visitor: say, find } = useTexts(dayTexts);
  const common = useTexts(commonTexts);
  const [opened, setOpened] = useState<OpenedVisitor>();
  const [message, setMessage] = useState<string>();
  const [done, setDone] = useState<string>();
  const [working, setWorking] = useState<string>();

  const work = async (name: string, act: () => Promise<void>): Promise<boolean> => {
    if (working !== undefined) return false;
    setWorking(name);
    setMessage(undefined);
    setDone(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      setMessage(saidOf(error, common));
      return false;
    } finally {
      setWorking(undefined);
    }
  };
  useEffect(() => {
    void work('open', async () => setOpened(await desk.open(visitor)));
    // It is opened once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const show = async (words: string): Promise<void> => {
    setOpened(await desk.open(visitor));
    setDone(words);
  };
  const back = (
    <Button wide onClick={onBack}>
      {find.back}
    </Button>
  );
  if (opened === undefined) {
    return (
      <div className="hb-visitor">
        {message === undefined ? <Skeleton shape="card" /> : <Notice kind="error">{message}</Notice>}
        {back}
      </div>
    );
  }
  const { ticket, notes } = opened;
  return (
    <section className="hb-visitor hb-panel">
      <VisitorFacts visitor={visitor} ticket={ticket} />
      {done === undefined ? null : (
        <Notice kind="success" announce>
          {done}
        </Notice>
      )}
      {message === undefined ? null : <Notice kind="error">{message}</Notice>}
      {ticket.problem === null && ticket.notice !== null ? <Notice kind="warning">{ticket.notice}</Notice> : null}
      {ticket.problem === null ? (
        <CheckInButtons
          ticket={ticket}
          isBusy={working === 'checkIn'}
          onPress={(collected) =>
            void work('checkIn', async () => {
              await desk.checkIn(visitor, collected);
              await show(say.checkedIn);
            })
          }
        />
      ) : (
        <p className="hb-visitor-problem">{ticket.problem}</p>
      )}
      {ticket.checkinCount > 0 ? (
        <WordsForm
          open={say.undo}
          label={say.reason}
          hint={say.reasonHint}
          missing={say.reasonMissing}
          most={reasonLettersMax}
          submit={say.undo}
          isBusy={working === 'undo'}
          onSend={(reason) =>
            work('undo', async () => {
              await desk.undo(visitor, reason);
              await show(say.undone);
            })
          }
        />
      ) : null}
      <Button
        wide
        busy={working === 'badge'}
        onClick={() => void work('badge', async () => openPdf(await desk.badge(visitor)))}
      >
        {say.badge}
      </Button>
      <h3>{say.notes}</h3>
      {notes.length === 0 ? <p className="hb-field-hint">{say.noNotes}</p> : <Notes notes={notes} />}
      <WordsForm
        open={say.note}
        label={say.note}
        hint={say.noteHint}
        missing={say.noteMissing}
        most={noteLettersMax}
        submit={say.addNote}
        isBusy={working === 'note'}
        onSend={(text) => work('note', async () => setOpened({ ticket, notes: await desk.note(visitor, text) }))}
      />
      {back}
    </section>
  );
}

function VisitorFacts({ visitor: { name, kana }, ticket }: { visitor: FoundVisitor; ticket: TicketAtGate }) {
  const { find } = useTexts(dayTexts);
  const last = saidDate(ticket.lastCheckinAt, useLanguage());
  return (
    <>
      <div className="hb-visitor-name">
        <h2>{name || find.noName}</h2>
        {kana === '' ? null : <p>{kana}</p>}
        {ticket.affiliation === '' ? null : <p>{ticket.affiliation}</p>}
      </div>
      <TicketRows
        rows={[
          [find.states[ticket.checkinCount > 0 ? 'entered' : 'notYet'], last === '' ? '–' : find.at(last)],
          [ticket.title, [ticket.priceName, ticket.slotName, ticket.code].filter(Boolean).join(' · ')],
        ]}
      />
    </>
  );
}

interface CheckInButtonsProps {
  ticket: TicketAtGate;
  isBusy: boolean;
  onPress: (collected: number) => void;
}

function CheckInButtons({ ticket, isBusy, onPress }: CheckInButtonsProps) {
  const { visitor: say } = useTexts(dayTexts);
  const language = useLanguage();
  const amount = ticket.toCollect || ticket.awaited;
  const said = formatYen(amount, language);
  return (
    <>
      {ticket.awaited > 0 ? <Notice kind="warning">{say.awaited(said)}</Notice> : null}
      <Button kind="primary" size="large" wide busy={isBusy} onClick={() => onPress(amount)}>
        {amount > 0 ? say.collectAndCheckIn(said) : say.checkIn}
      </Button>
      {ticket.awaited > 0 ? (
        <Button wide onClick={() => onPress(0)}>
          {say.checkInUnpaid}
        </Button>
      ) : null}
    </>
  );
}

function Notes({ notes }: Pick<OpenedVisitor, 'notes'>) {
  const { visitor: say } = useTexts(dayTexts);
  const language = useLanguage();
  return (
    <ul className="hb-visitor-notes">
      {notes.map(({ text, author, at }) => (
        <li key={`${at} ${text}`}>
          <p>{text}</p>
          <p className="hb-field-hint">{say.by(author, saidDate(at, language))}</p>
        </li>
      ))}
    </ul>
  );
}

interface WordsFormProps {
  open: string;
  label: string;
  hint: string;
  missing: string;
  most: number;
  submit: string;
  isBusy: boolean;
  /** Answers whether it was sent. */
  onSend: (words: string) => Promise<boolean>;
}

/** A button that opens a field for some words. What was typed stays when it could not be sent. */
function WordsForm({ open, label, hint, missing, most, submit, isBusy, onSend }: WordsFormProps) {
  const { visitor: say } = useTexts(dayTexts);
  const [isOpen, setOpen] = useState(false);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const words = field.current?.value.trim() ?? '';
    setTried(words === '');
    if (words === '' || isBusy) return;
    if (await onSend(words)) setOpen(false);
  };
  if (!isOpen) {
    return (
      <Button wide onClick={() => setOpen(true)}>
        {open}
      </Button>
    );
  }
  return (
    <form className="hb-visitor-words" noValidate onSubmit={(event) => void send(event)}>
      <Field label={label} hint={hint} error={isTried ? missing : undefined} maxLetters={most}>
        {(control) => <textarea {...control} ref={field} rows={3} />}
      </Field>
      <Button type="submit" kind="primary" wide busy={isBusy}>
        {submit}
      </Button>
      <Button kind="quiet" wide onClick={() => setOpen(false)}>
        {say.cancel}
      </Button>
    </form>
  );
}
