import { useState } from 'react';
import { useWords } from '#console/console-context.ts';
import { ChecksField, RadioField } from '#console/forms/choice-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { ExternalIcon } from '#console/ui/icon.tsx';
import { Link } from '#console/navigation/link.tsx';
import { type LockKind, kindOfLock, type LockTicket, type TicketsNeeded } from '../../../rules/content-lock.ts';
import { pathOfContent } from '../../../rules/home-parts.ts';
import { ViewSiteLink } from '../../view-site-link.tsx';
import { lockTexts } from './lock-texts.ts';
import { LockItems } from './lock-items.tsx';
import type { LockedContent, LockWish } from './use-locks.ts';

interface LockEditorProps {
  site: string;
  content: LockedContent;
  name: string;
  /** What is offered here: a portal sells no tickets. */
  kinds: readonly LockKind[];
  tickets: readonly LockTicket[];
  named: (text: LockTicket['name']) => string;
  /** The public path of the site; undefined: it is not published. */
  path: string | undefined;
  onChange: (wish: LockWish) => void;
}

const keyOf = ({ contentId, ticketId }: LockTicket): string => `${contentId}.${ticketId}`;

/** The lock of one content: who sees it, and which ticket opens it. */
export function LockEditor({ site, content, name, kinds, tickets, named, path, onChange }: LockEditorProps) {
  const words = useWords(lockTexts);
  const { lock, hasItems } = content;
  const [first] = lock.tickets;
  /** Tickets are wanted, and none is chosen yet. */
  const [isWaiting, setWaiting] = useState(false);
  const [isAnd, setAnd] = useState(first?.isAnd ?? false);
  const [isChoosing, setChoosing] = useState(false);
  const kind = isWaiting ? 'tickets' : kindOfLock(lock);
  // Tickets that are gone stay among the choices as long as the lock names them.
  const chosen = first?.tickets ?? [];
  const offered = [...tickets, ...chosen.filter((one) => !tickets.some((other) => keyOf(other) === keyOf(one)))];
  const need = (wanted: TicketsNeeded): void => onChange({ kind: 'tickets', tickets: wanted });

  const choose = (wish: LockKind): void => {
    setWaiting(wish === 'tickets');
    if (wish === 'tickets') return tickets.length === 1 ? need({ tickets, isAnd: false }) : undefined;
    onChange({ kind: wish });
  };
  return (
    <div className="hc-form">
      <RadioField
        label={words.whoSees(name)}
        choices={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onChange={(value) => choose(kinds.find((one) => one === value) ?? 'none')}
      />
      {kind !== 'tickets' ? null : offered.length === 0 ? (
        <p className="hc-hint">
          {words.noTickets} <Link to={`/console/sites/${site}/tickets`}>{words.toTickets}</Link>
        </p>
      ) : (
        <>
          <ChecksField
            label={words.whichTickets}
            hint={chosen.length === 0 ? words.chooseTicket : words.ticketHint}
            choices={offered.map((ticket) => ({ value: keyOf(ticket), label: named(ticket.name) }))}
            values={chosen.map(keyOf)}
            onChange={(keys) => {
              const wanted = offered.filter((ticket) => keys.includes(keyOf(ticket)));
              if (wanted.length > 0) return need({ tickets: wanted, isAnd });
              setWaiting(true);
              onChange({ kind: 'none' });
            }}
          />
          {chosen.length > 1 ? (
            <RadioField
              label={words.howMany}
              choices={[
                { value: 'any', label: words.anyOne },
                { value: 'every', label: words.everyOne },
              ]}
              value={first?.isAnd === true ? 'every' : 'any'}
              onChange={(value) => {
                setAnd(value === 'every');
                need({ tickets: chosen, isAnd: value === 'every' });
              }}
            />
          ) : null}
          {lock.tickets.length > 1 ? <p className="hc-hint">{words.severalLists}</p> : null}
        </>
      )}
      {kind !== 'console' ? null : (
        <div>
          <p className="hc-hint">{words.viewHint}</p>
          {path === undefined || pathOfContent(content) === undefined ? null : (
            <ViewSiteLink {...{ site, path }} contentId={content.contentId}>
              <ExternalIcon />
              {words.view}
            </ViewSiteLink>
          )}
        </div>
      )}
      {kind === 'none' && hasItems ? (
        <div>
          <Button onClick={() => setChoosing(true)}>{words.chooseItems}</Button>
          <p className="hc-hint">{words.chooseItemsHint}</p>
        </div>
      ) : null}
      {isChoosing ? (
        <LockItems
          site={site}
          contentId={content.contentId}
          name={name}
          chosen={lock.memberItems}
          named={named}
          onChoose={(items) => onChange({ kind: 'none', items })}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </div>
  );
}
