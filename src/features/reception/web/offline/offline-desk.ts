import { readGateCode } from '#features/my-ticket/rules/gate-code.ts';
import type { GateWay } from '#features/my-ticket/rules/gate-facts.ts';
import type { ReceptionDesk, TicketAtGate } from '#features/my-ticket/web.ts';
import type { Instant } from '#kernel/clock.ts';
import { status } from '#kernel/status.ts';
import { CallError } from '#web/api/call-error.ts';
import { decideOffline, type OfflineProblem } from '../../rules/decide-offline.ts';
import { queueMax } from '../../rules/reception-limits.ts';
import type { GateEntry, GateStore } from './gate-store.ts';
import { isLost, Late } from './is-lost.ts';
import type { OpenList } from './open-list.ts';

/** A gate with people in front of it does not wait longer for the network. */
const patienceMs = { look: 4_000, checkIn: 8_000 };

interface OfflineWords {
  problems: Record<OfflineProblem, string>;
  /** What stands at a ticket that the list knows. */
  notice: string;
  /** The same, where its bank transfer had not come. */
  noticeUnpaid: string;
}

export interface OfflineServices {
  online: ReceptionDesk;
  store(): GateStore | undefined;
  place: string;
  list(): OpenList | undefined;
  /** The clock of the device, and that of the server as far as the device knows it. */
  deviceNow(): Instant;
  now(): Instant;
  words(): OfflineWords;
  /** The network did not answer. */
  onLost(): void;
  onChange(): void;
  newKey(): string;
}

/** The desk of a device with a list: it asks the server first, and decides by the list where no answer comes. */
export function offlineDesk(services: OfflineServices): ReceptionDesk {
  const { online, place, list, deviceNow, now, words, onLost, onChange, newKey } = services;
  /** Of each code the key of its check-in, so that one whose answer was lost is told of as the same. */
  const keys = new Map<string, string>();
  const offline = new WeakSet<TicketAtGate>();
  const keyOf = (contentId: number, code: string): string => keys.get(`${contentId} ${code}`) ?? newKey();

  const lookOffline = async (contentId: number, typed: string): Promise<TicketAtGate> => {
    const open = list();
    const store = services.store();
    if (open === undefined || store === undefined) throw new CallError(status.networkError, '');
    const code = readGateCode(typed);
    const found = code && (await open.find(contentId, code));
    const entries = await store.entries(place);
    const isUsedHere = found !== undefined && entries.some((one) => isOf(one, found.purchasedTicketId));
    const waiting = entries.filter(({ state }) => state === 'waiting').length;
    const limits = { now: now(), goodUntil: open.goodUntil, isFull: waiting >= queueMax };
    const way: GateWay = code?.kind ?? 'number';
    const problem = decideOffline(found && { ...found.kind, isUsedHere }, way, limits);
    if (found === undefined) throw new CallError(status.notFound, words().problems[problem ?? 'notInList']);
    const { kind, purchasedTicketId } = found;
    const ticket: TicketAtGate = {
      purchasedTicketId,
      title: kind.title,
      code: code?.code ?? '',
      priceName: kind.priceName,
      slotName: kind.slotName,
      holderName: '',
      affiliation: '',
      checkinCount: kind.facts.isUsed || isUsedHere ? 1 : 0,
      lastCheckinAt: null,
      mayUndo: false,
      toCollect: 0,
      awaited: 0,
      problem: problem === undefined ? null : words().problems[problem],
      notice: problem === undefined ? (kind.awaits ? words().noticeUnpaid : words().notice) : null,
    };
    offline.add(ticket);
    return ticket;
  };
  const enter = async (
    contentId: number,
    code: string,
    shown: TicketAtGate,
    state: GateEntry['state'],
  ): Promise<void> => {
    await services.store()?.putEntry({
      key: keyOf(contentId, code),
      place,
      state,
      purchasedTicketId: shown.purchasedTicketId,
      contentId,
      listKey: list()?.listKey ?? '',
      code,
      at: deviceNow(),
      ...(state === 'known' && { knownAt: now() }),
    });
    onChange();
  };

  return {
    async look(contentId, code) {
      keys.set(`${contentId} ${code}`, newKey());
      try {
        return await within(patienceMs.look, online.look(contentId, code));
      } catch (error) {
        if (!isLost(error)) throw error;
        onLost();
        return lookOffline(contentId, code);
      }
    },

    async checkIn(contentId, code, shown, collected) {
      if (!offline.has(shown)) {
        try {
          const entered = await within(
            patienceMs.checkIn,
            online.checkIn(contentId, code, shown, collected, keyOf(contentId, code)),
          );
          if (entered.refusal === undefined) await enter(contentId, code, shown, 'known');
          return entered;
        } catch (error) {
          if (!isLost(error) || collected > 0) throw error;
          onLost();
        }
      }
      // What the list knew when it was looked up may have changed in another window of this device.
      const ticket = await lookOffline(contentId, code);
      if (ticket.problem !== null) {
        return { ticket, refusal: new CallError(status.conflict, ticket.problem) };
      }
      await enter(contentId, code, ticket, 'waiting');
      return { ticket: { ...ticket, checkinCount: ticket.checkinCount + 1 } };
    },

    async undo(contentId, code, entered) {
      const store = services.store();
      const entries = (await store?.entries(place)) ?? [];
      const mine =
        entries.find(({ key }) => key === keyOf(contentId, code)) ??
        // Looked up again since: its key is another one.
        entries.find((one) => one.state === 'known' && isOf(one, entered.purchasedTicketId));
      if (mine?.state === 'waiting') {
        await store?.dropEntry(mine.key);
        onChange();
        return lookOffline(contentId, code);
      }
      const ticket = await online.undo(contentId, code, entered);
      if (mine !== undefined) await store?.dropEntry(mine.key);
      onChange();
      return ticket;
    },
  };
}

const isOf = ({ purchasedTicketId }: GateEntry, id: number): boolean => purchasedTicketId === id;

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Late()), ms);
  });
  return Promise.race([work, late]).finally(() => window.clearTimeout(timer));
}
