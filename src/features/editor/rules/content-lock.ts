import { isRecord, recordsIn } from '#kernel/is-record.ts';
import { isLocalizedText, type LocalizedText } from '#kernel/localized-text.ts';
import type { Json } from './part-changes.ts';

export interface LockTicket {
  /** The content that sells it. */
  contentId: number;
  ticketId: number;
  /** As visitors who do not hold it read it. */
  name: LocalizedText;
}

export interface TicketsNeeded {
  tickets: readonly LockTicket[];
  /** Every one of them, or any. */
  isAnd: boolean;
}

/** What a content of a site asks of whoever is inside. */
export interface ContentLock {
  /** For whoever comes from the console. */
  isForConsole: boolean;
  isForMembers: boolean;
  /** Of an open content, the entries that are for members. */
  memberItems: readonly number[];
  /** Each of these has to be met. */
  tickets: readonly TicketsNeeded[];
}

export const lockKinds = ['none', 'members', 'tickets', 'console'] as const;
export type LockKind = (typeof lockKinds)[number];

/** The strictest lock: only holders of tickets who log in hold tickets. */
export function kindOfLock({ isForConsole, isForMembers, tickets }: ContentLock): LockKind {
  if (isForConsole) return 'console';
  if (tickets.length > 0) return 'tickets';
  return isForMembers ? 'members' : 'none';
}

export const isLocked = (lock: ContentLock): boolean => kindOfLock(lock) !== 'none' || lock.memberItems.length > 0;

/** Where the locks of a content are written, as they stand in a draft. */
export interface LockSources {
  /** `login.lock` of the settings. */
  login: unknown;
  /** `content.lists` of each module of locks by tickets. */
  lists: readonly unknown[];
  /** The content's own switch. */
  isForConsole: boolean;
}

export function lockOf(contentId: number, { login, lists, isForConsole }: LockSources): ContentLock {
  const own = loginEntries(login).filter((entry) => entry.contentId === contentId && entry.isEnabled);
  return {
    isForConsole,
    isForMembers: own.some(({ detailIds }) => detailIds === undefined),
    memberItems: [...new Set(own.flatMap(({ detailIds }) => detailIds ?? []))],
    tickets: lists
      .flatMap(ticketLists)
      .filter(({ contentIds }) => contentIds.includes(contentId))
      .map(({ tickets, isAnd }) => ({ tickets, isAnd })),
  };
}

/** The entries that locks by login name. */
export function lockedItems(login: unknown): { contentId: number; detailId: number }[] {
  return loginEntries(login).flatMap(({ contentId, detailIds = [] }) =>
    typeof contentId === 'number' ? detailIds.map((detailId) => ({ contentId, detailId })) : [],
  );
}

/** `login.lock` with another lock of one content: the whole of it, some entries, or none. */
export function withLoginLock(login: Json | undefined, contentId: number, items: 'all' | readonly number[]): Json[] {
  const before = Array.isArray(login) ? login : [];
  const isOwn = (entry: Json): boolean => isRecord(entry) && entry['contentId'] === contentId;
  const made: Json[] =
    items === 'all'
      ? [{ contentId, isEnabled: true }]
      : items.length === 0
        ? []
        : [{ contentId, isEnabled: true, detailIds: [...items] }];
  const at = before.findIndex(isOwn);
  const others = (entries: Json[]): Json[] => entries.filter((entry) => !isOwn(entry));
  return at < 0 ? [...before, ...made] : [...others(before.slice(0, at)), ...made, ...others(before.slice(at))];
}

/**
 * The lists of a module of locks with another one for a content. It has a list of its own then: what stood in one list
 * with others changes for this content alone.
 */
export function withTickets(lists: Json | undefined, contentId: number, needed: TicketsNeeded | undefined): Json[] {
  let made = needed === undefined || needed.tickets.length === 0 ? undefined : listOf(contentId, needed);
  const next = (Array.isArray(lists) ? lists : []).flatMap((list): Json[] => {
    if (typeof list !== 'object' || list === null || Array.isArray(list)) return [list];
    const { contentIds } = list;
    if (!Array.isArray(contentIds) || !contentIds.includes(contentId)) return [list];
    const others = contentIds.filter((id) => id !== contentId);
    if (others.length > 0) return [{ ...list, contentIds: others }];
    const own = made;
    made = undefined;
    return own === undefined ? [] : [own];
  });
  return made === undefined ? next : [...next, made];
}

function listOf(contentId: number, { tickets, isAnd }: TicketsNeeded): Json {
  return {
    contentIds: [contentId],
    tickets: tickets.map(({ contentId: soldIn, ticketId, name }) => ({
      contentId: soldIn,
      ticketId,
      name: { ...name },
    })),
    isAnd,
  };
}

function loginEntries(login: unknown): { contentId: unknown; isEnabled: boolean; detailIds: number[] | undefined }[] {
  return recordsIn(login).map(({ contentId, isEnabled, detailIds }) => ({
    contentId,
    isEnabled: isEnabled !== false,
    detailIds: Array.isArray(detailIds) ? detailIds.filter((id) => typeof id === 'number') : undefined,
  }));
}

function ticketLists(lists: unknown): (TicketsNeeded & { contentIds: readonly unknown[] })[] {
  return recordsIn(lists).map(({ contentIds, tickets, isAnd }) => ({
    contentIds: Array.isArray(contentIds) ? contentIds : [],
    isAnd: isAnd === true,
    tickets: recordsIn(tickets).flatMap(({ contentId, ticketId, name }) =>
      typeof contentId === 'number' && typeof ticketId === 'number'
        ? [{ contentId, ticketId, name: isLocalizedText(name) ? name : {} }]
        : [],
    ),
  }));
}
