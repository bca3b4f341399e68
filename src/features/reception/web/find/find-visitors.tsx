import { type FormEvent, useRef, useState } from 'react';
import { saidDate } from '#kernel/said-date.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { saidOf } from '#web/api/said-of.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type * as contract from '../../contract.ts';
import type { FoundVisitor } from '../../contract.ts';
import { searchLettersMax } from '../../rules/reception-limits.ts';
import { dayTexts } from '../day-texts.ts';
import type { VisitorDesk } from './visitor-desk.ts';
import { VisitorCard } from './visitor-card.tsx';
import './find-visitors.css';

type Found = AnswerOf<typeof contract.findVisitors>;

export const texts = [dayTexts];

export interface FindVisitorsProps {
  desk: VisitorDesk;
}

/** Finds visitors by name, and opens one of them. */
export function Part({ desk }: FindVisitorsProps) {
  const { find: say } = useTexts(dayTexts);
  const common = useTexts(commonTexts);
  const [found, setFound] = useState<Found & { q: string }>();
  const [opened, setOpened] = useState<FoundVisitor>();
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const find = async (q: string): Promise<void> => {
    setBusy(true);
    setMessage(undefined);
    try {
      setFound({ ...(await desk.find(q)), q });
      setOpened(undefined);
    } catch (error) {
      setMessage(saidOf(error, common));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const q = field.current?.value.trim() ?? '';
    if (q !== '' && !isBusy) void find(q);
  };
  return (
    <div className="hb-visitors">
      <form className="hb-visitors-form" onSubmit={submit}>
        <Field label={say.field} hint={say.hint} maxLetters={searchLettersMax}>
          {(control) => (
            <Input {...control} ref={field} type="text" autoComplete="off" spellCheck={false} enterKeyHint="search" />
          )}
        </Field>
        <Button type="submit" kind="primary" busy={isBusy}>
          {say.look}
        </Button>
      </form>
      <div className="hb-visitors-found" aria-live="polite">
        {message === undefined ? null : <Notice kind="error">{message}</Notice>}
        {opened !== undefined ? (
          <VisitorCard
            key={opened.purchasedTicketId}
            desk={desk}
            visitor={opened}
            onBack={() => void find(found?.q ?? '')}
          />
        ) : found === undefined ? null : found.entries.length === 0 ? (
          <p>{say.none(found.q)}</p>
        ) : (
          <>
            <ul className="hb-visitor-list">
              {found.entries.map((visitor) => (
                <li key={visitor.purchasedTicketId}>
                  <FoundRow visitor={visitor} onOpen={() => setOpened(visitor)} />
                </li>
              ))}
            </ul>
            {found.isMore ? <p className="hb-field-hint">{say.more}</p> : null}
          </>
        )}
      </div>
    </div>
  );
}

const tones = { notYet: 'neutral', entered: 'success', canceled: 'danger' } as const;

function FoundRow({ visitor, onOpen }: { visitor: FoundVisitor; onOpen: () => void }) {
  const { find: say } = useTexts(dayTexts);
  const { name, kana, ticket, numberEnd, state, checkedInAt } = visitor;
  const at = saidDate(checkedInAt, useLanguage());
  return (
    <button type="button" className="hb-visitor-row" onClick={onOpen}>
      <span className="hb-visitor-name">
        <b>{name || say.noName}</b>
        {kana === '' ? null : <span>{kana}</span>}
      </span>
      <span className="hb-visitor-ticket">
        {[ticket, say.number(numberEnd), at === '' ? '' : say.at(at)].filter(Boolean).join(' · ')}
      </span>
      <Chip kind={tones[state]}>{say.states[state]}</Chip>
    </button>
  );
}
