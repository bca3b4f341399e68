import { useEffect, useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole } from '#console/console-context.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { addContent } from '../../../contract.ts';
import type { readLocks } from '../../../contract/doors.ts';
import {
  type ContentLock,
  type LockKind,
  lockOf,
  type TicketsNeeded,
  withLoginLock,
  withTickets,
} from '../../../rules/content-lock.ts';
import { type KnownTicket, type LockFault, lockFaults } from '../../../rules/lock-faults.ts';
import type { Clash, Json } from '../../../rules/part-changes.ts';
import { hasLogin } from '../../../rules/who-enters.ts';
import { valueAt } from '../../part/part-path.ts';
import type { UsedPart } from '../../part/use-part.ts';
import { useParts } from '../../part/use-parts.ts';

type Locks = AnswerOf<typeof readLocks>;

export interface LockedContent {
  contentId: number;
  moduleCode: ModuleCode;
  title: LocalizedText | undefined;
  hasItems: boolean;
  lock: ContentLock;
  faults: readonly LockFault[];
}

export interface LockWish {
  kind: LockKind;
  tickets?: TicketsNeeded;
  /** Of an open content, the entries that are for members. */
  items?: readonly number[];
}

const loginPath = ['login', 'lock'];
const listsPath = ['content', 'lists'];
const partOf = (contentId: number) => `content-${contentId}`;

/** The locks of a site's contents as they stand in its draft, and the changes of them. They are in several parts of it. */
export function useLocks(site: string, settings: UsedPart, opened: readonly number[]) {
  const { api, cache } = useConsole();
  const [now] = useState(() => Date.now());
  const { data, failure, again } = useCall<Locks>(`locks/${site}`, (calls) =>
    calls.get<typeof readLocks>('sites/{site}/locks', { params: { site } }),
  );
  const modules = (data?.contents ?? []).filter(({ moduleCode }) => moduleCode === 'ticket_limited');
  const moduleNames = modules.map(({ contentId }) => partOf(contentId));
  const parts = useParts(site, [...moduleNames, ...opened.map(partOf)]);
  /** Locks by tickets that wait until the draft has a module for them. */
  const [waiting, setWaiting] = useState<ReadonlyMap<number, TicketsNeeded | undefined>>(new Map());
  const moduleParts = moduleNames.map((name) => parts.get(name));
  const areRead = moduleParts.every((part) => part?.value !== undefined);
  const lists = moduleParts.map((part) => valueAt(part?.value, listsPath));
  const login = valueAt(settings.value, loginPath);
  const tickets: KnownTicket[] = (data?.tickets ?? []).map(({ name = {}, soldUntil, ...ticket }) => ({
    ...ticket,
    name,
    soldUntil,
  }));
  const facts = { hasLogin: hasLogin(settings.value), tickets, now };
  const contents = (data?.contents ?? []).map(({ isForConsole, title, ...content }): LockedContent => {
    const own = parts.get(partOf(content.contentId))?.value;
    const isConsole = own === undefined ? isForConsole : valueAt(own, ['isConsoleUserOnly']) === true;
    const written = lockOf(content.contentId, { login, lists, isForConsole: isConsole });
    const wish = waiting.get(content.contentId);
    const lock = wish === undefined ? written : { ...written, tickets: [wish] };
    return { ...content, title, lock, faults: lockFaults(content, lock, facts) };
  });

  const [firstPart] = moduleParts;
  useEffect(() => {
    if (firstPart?.value === undefined || waiting.size === 0) return;
    const made = [...waiting].reduce<Json | undefined>(
      (before, [contentId, needed]) => withTickets(before, contentId, needed),
      valueAt(firstPart.value, listsPath),
    );
    firstPart.keeper.edit(listsPath, made);
    setWaiting(new Map());
  }, [firstPart, waiting]);

  return {
    /** Undefined until everything is read; what is open stays while another part is read. */
    contents: data !== undefined && (opened.length > 0 || areRead) ? contents : undefined,
    tickets,
    items: data?.items ?? [],
    isReady: (contentId: number) => parts.get(partOf(contentId))?.value !== undefined,
    failure: failure ?? [...parts.values()].find((part) => part.value === undefined && part.failure)?.failure,
    again,
    parts: [...parts.values()],
    /** What another editor made of the lock of a content meanwhile. */
    clashesOf(contentId: number): { clash: Clash; part: UsedPart }[] {
      const all = [settings, ...parts.values()].flatMap((part) => part.clashes.map((clash) => ({ clash, part })));
      return all.filter(({ clash: { path }, part }) => {
        if (part.name === partOf(contentId)) return path[0] === 'isConsoleUserOnly';
        const list = part === settings ? loginPath : listsPath;
        if (!list.every((key, at) => path[at] === key)) return false;
        // A list in which a content stands twice is changed as a whole.
        const entry = path[list.length];
        return entry === undefined ? opened.includes(contentId) : entry.slice(1).split(',').includes(String(contentId));
      });
    },
    async change(contentId: number, { kind, tickets: needed, items }: LockWish): Promise<void> {
      const before = lockOf(contentId, { login, lists, isForConsole: false });
      const own = parts.get(partOf(contentId));
      own?.keeper.edit(['isConsoleUserOnly'], kind === 'console');
      const open = kind === 'none' ? (items ?? before.memberItems) : [];
      settings.keeper.edit(loginPath, withLoginLock(login, contentId, kind === 'members' ? 'all' : open));
      const wanted = kind === 'tickets' ? needed : undefined;
      if (firstPart?.value !== undefined) {
        for (const [at, part] of moduleParts.entries()) {
          part?.keeper.edit(listsPath, withTickets(lists[at], contentId, at === 0 ? wanted : undefined));
        }
        return;
      }
      if (moduleParts.length === 0 && wanted === undefined && !waiting.has(contentId)) return;
      // A later wish takes the place of the one before.
      setWaiting((others) => new Map(others).set(contentId, wanted));
      // The module is on its way, or is being read.
      if (waiting.size > 0 || moduleParts.length > 0) return;
      try {
        const body = { moduleCode: 'ticket_limited' as const };
        await api.post<typeof addContent>('sites/{site}/contents', { params: { site }, body });
        cache.changed(`outline/${site}`);
        await again();
      } catch (error) {
        setWaiting(new Map());
        throw error;
      }
    },
  };
}

export type UsedLocks = ReturnType<typeof useLocks>;
