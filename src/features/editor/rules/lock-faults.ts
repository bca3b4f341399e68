import type { Instant } from '#kernel/clock.ts';
import { titleOfItem } from '#kernel/item-title.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import { isSameTicket } from '#features/doors/rules/ticket-limit.ts';
import type { ContentLock, LockTicket, TicketsNeeded } from './content-lock.ts';
import { ticketSpans } from './ticket-times.ts';

/** A ticket of the draft that a lock can name. */
export interface KnownTicket extends LockTicket {
  /** It was sold until here; undefined is open. */
  soldUntil: Instant | undefined;
  /** The content that sells it is hidden, or for the console alone. */
  isOutOfSight: boolean;
}

export type LockFault =
  /** Nobody can log in, so everybody comes in. */
  | { kind: 'loginOff' }
  /** Nobody can log in, so nobody comes in. */
  | { kind: 'nobodyLogsIn' }
  | { kind: 'ticketGone'; name: LocalizedText }
  /** Whoever has no such ticket cannot get one. */
  | { kind: 'notSold'; name: LocalizedText }
  /** Its buyers would need it before they can buy it. */
  | { kind: 'sellsItsOwnKey' }
  /** Tickets that nobody can buy. */
  | { kind: 'saleForConsole' };

interface LockedContent {
  contentId: number;
  moduleCode: ModuleCode;
}

export interface LockFacts {
  hasLogin: boolean;
  tickets: readonly KnownTicket[];
  now: Instant;
}

/** What of a lock leads nowhere. */
export function lockFaults(
  content: LockedContent,
  lock: ContentLock,
  { hasLogin, tickets, now }: LockFacts,
): LockFault[] {
  const asksLogin = lock.isForMembers || lock.memberItems.length > 0;
  const isSale = content.moduleCode === 'ticket';
  const faults: LockFault[] = [];
  if (isSale && lock.isForConsole) faults.push({ kind: 'saleForConsole' });
  if (!hasLogin && lock.tickets.length > 0) faults.push({ kind: 'nobodyLogsIn' });
  else if (!hasLogin && asksLogin) faults.push({ kind: 'loginOff' });
  if (isSale && lock.tickets.some((needed) => needsFrom(needed, content.contentId))) {
    faults.push({ kind: 'sellsItsOwnKey' });
  }
  return [...faults, ...unique(lock.tickets.flatMap((needed) => ticketFaults(needed, tickets, now)))];
}

/** Whether nobody comes in without a ticket that this content sells. */
function needsFrom({ tickets, isAnd }: TicketsNeeded, contentId: number): boolean {
  const isOwn = (ticket: LockTicket): boolean => ticket.contentId === contentId;
  return isAnd ? tickets.some(isOwn) : tickets.every(isOwn);
}

/** A ticket that is gone is named always; one that is not sold any more, where there is no other way in. */
function ticketFaults({ tickets, isAnd }: TicketsNeeded, known: readonly KnownTicket[], now: Instant): LockFault[] {
  const states = tickets.map((ticket) => {
    const found = known.find((one) => isSameTicket(one, ticket));
    if (found === undefined) return { kind: 'ticketGone' as const, name: ticket.name };
    const isOver = found.soldUntil !== undefined && found.soldUntil < now;
    return isOver || found.isOutOfSight ? { kind: 'notSold' as const, name: found.name } : undefined;
  });
  const isOpen = !isAnd && states.includes(undefined);
  return states.filter((state) => state !== undefined).filter(({ kind }) => kind === 'ticketGone' || !isOpen);
}

function unique(faults: readonly LockFault[]): LockFault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/** A ticket as it stands in a draft, as far as a lock needs it. */
export function knownTicket(
  { contentId, isOutOfSight }: Pick<KnownTicket, 'contentId' | 'isOutOfSight'>,
  ticketId: number,
  item: unknown,
): KnownTicket {
  const ends = ticketSpans(item)
    .filter(({ kind }) => kind === 'shown' || kind === 'sale')
    .flatMap(({ to }) => to ?? []);
  return {
    contentId,
    ticketId,
    name: titleOfItem(item) ?? {},
    isOutOfSight,
    soldUntil: ends.length === 0 ? undefined : Math.min(...ends),
  };
}
