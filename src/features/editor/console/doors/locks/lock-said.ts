import { useConsole, useWords } from '#console/console-context.ts';
import { isLocalizedText, localize, type LocalizedText } from '#kernel/localized-text.ts';
import { type ContentLock, kindOfLock, lockOf } from '../../../rules/content-lock.ts';
import type { LockFault } from '../../../rules/lock-faults.ts';
import { isSameTicket } from '#features/doors/rules/ticket-limit.ts';
import type { Json } from '../../../rules/part-changes.ts';
import { valueAt } from '../../part/part-path.ts';
import type { Outline } from '../../use-outline.ts';
import { lockTexts } from './lock-texts.ts';
import type { UsedLocks } from './use-locks.ts';

/** Names that a sentence tells; the rest is counted. */
const namedMax = 3;

/** A lock, and what of it leads nowhere, in sentences. */
export function useLockSaid(
  { languages }: Pick<Outline, 'languages'>,
  { tickets, items }: Pick<UsedLocks, 'tickets' | 'items'>,
) {
  const { language } = useConsole();
  const words = useWords(lockTexts);
  const named = (text: LocalizedText | undefined): string =>
    localize(text, language, languages[0] ?? language) || words.unnamed;
  const nameOfItem = (contentId: number, detailId: number): string =>
    named(items.find((item) => item.contentId === contentId && item.detailId === detailId)?.title);
  const listed = (names: readonly string[], join: (names: string[]) => string): string =>
    names.length > namedMax ? words.andMore(join(names.slice(0, namedMax)), names.length - namedMax) : join([...names]);

  const said = {
    named,
    lock(contentId: number, lock: ContentLock): string {
      // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- The last one is an open content.
      switch (kindOfLock(lock)) {
        case 'console':
          return words.said.console;
        case 'members':
          return words.said.members;
        case 'tickets':
          return lock.tickets
            .map(({ tickets: needed, isAnd }) => {
              const names = needed.map((one) => named((tickets.find((own) => isSameTicket(own, one)) ?? one).name));
              if (names.length === 1) return words.said.ticket(names[0] ?? '');
              return isAnd ? words.said.every(listed(names, words.and)) : words.said.any(listed(names, words.or));
            })
            .join(words.also);
        default:
          if (lock.memberItems.length === 0) return words.said.none;
          return words.said.items(
            listed(
              lock.memberItems.map((id) => nameOfItem(contentId, id)),
              words.and,
            ),
          );
      }
    },
    fault(fault: LockFault): string {
      if (fault.kind === 'ticketGone' || fault.kind === 'notSold') return words.faults[fault.kind](named(fault.name));
      return words.faults[fault.kind];
    },
    /** A part of a lock as it is written, which two editors changed. */
    written(contentId: number, path: readonly string[], value: Json | undefined): string {
      const key = path.at(-1);
      if (value === undefined || value === null) return words.said.none;
      if (key === 'isAnd') return value === true ? words.everyOne : words.anyOne;
      if (key === 'isConsoleUserOnly') return said.lock(contentId, { ...free, isForConsole: value === true });
      if (key === 'detailIds')
        return said.lock(contentId, lockOf(contentId, { ...nowhere, login: [{ contentId, detailIds: value }] }));
      const name = valueAt(value, ['name']);
      if (isLocalizedText(name)) return named(name);
      return said.lock(contentId, lockOf(contentId, { ...nowhere, login: [value], lists: [[value]] }));
    },
  };
  return said;
}

const nowhere = { login: [], lists: [], isForConsole: false };
const free = lockOf(0, nowhere);
