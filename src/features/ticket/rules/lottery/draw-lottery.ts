import type { LotteryStatus } from '../purchased/purchased-ticket.ts';

/** One application to a lottery. Its tickets win together, in one slot, or not at all. */
export interface Entrant {
  /** The application's number, which its applicant gets: random letters, digits, - and _. It names nobody. */
  entrantId: string;
  /** How many tickets, at least 1. */
  number: number;
  /** Slots, first choice first. */
  slots: readonly number[];
  /** Whether they also accept a slot that is left over and that they did not choose (LOTTERY-009). */
  enableExtraSlot: boolean;
}

export interface DrawSlot {
  ticketSlotId: number;
  /** Tickets that can be won. */
  capacity: number;
}

/** The slot of a lottery without slots: the whole ticket. Every entrant asks for it. */
export const wholeTicketSlot = 0;

/** What an entrant won; both null: nothing. A slot without a priority was left over. */
export interface DrawResult {
  entrantId: string;
  ticketSlotId: number | null;
  priority: number | null;
}

/** SHA-256 of a text in UTF-8, as 64 hex digits in lower case. */
export type Hash = (text: string) => string;

/**
 * Draws. Every entrant has a lot, SHA-256 of the seed and their number, and the lowest lot chooses first. In that order
 * each gets the first of their slots that still has room for all their tickets. Then, in the same order, an entrant who
 * won nothing and accepts an extra slot gets the first slot of the list that has room. Results are in the order of
 * lots.
 */
export function drawLottery(
  slots: readonly DrawSlot[],
  entrants: readonly Entrant[],
  seed: string,
  hash: Hash,
): DrawResult[] {
  const room = new Map(slots.map(({ ticketSlotId, capacity }) => [ticketSlotId, capacity]));
  const take = (wanted: readonly number[], number: number): number | null => {
    const found = wanted.find((ticketSlotId) => (room.get(ticketSlotId) ?? 0) >= number);
    if (found === undefined) return null;
    room.set(found, (room.get(found) ?? 0) - number);
    return found;
  };

  const inOrder = byLot(entrants, seed, hash);
  const chosen = inOrder.map((entrant) => ({ entrant, ticketSlotId: take(entrant.slots, entrant.number) }));
  const everySlot = slots.map(({ ticketSlotId }) => ticketSlotId);
  return chosen.map(({ entrant: { entrantId, number, slots: wanted, enableExtraSlot }, ticketSlotId }) => {
    if (ticketSlotId !== null) return { entrantId, ticketSlotId, priority: wanted.indexOf(ticketSlotId) + 1 };
    return { entrantId, ticketSlotId: enableExtraSlot ? take(everySlot, number) : null, priority: null };
  });
}

/** Two lots are never equal in practice. If they were, the number would decide. */
function byLot(entrants: readonly Entrant[], seed: string, hash: Hash): Entrant[] {
  const lots = entrants.map((entrant) => ({ entrant, lot: hash(`${seed}:${entrant.entrantId}`) }));
  const order = (a: string, b: string): number => Number(a > b) - Number(a < b);
  lots.sort((a, b) => order(a.lot, b.lot) || order(a.entrant.entrantId, b.entrant.entrantId));
  return lots.map(({ entrant }) => entrant);
}

/** The status of a result on the ticket: drawn by choice, from places left over, or without slots. */
export function lotteryStatusOf({ ticketSlotId, priority }: DrawResult): LotteryStatus {
  if (ticketSlotId === null) return 'FAIL';
  if (ticketSlotId === wholeTicketSlot) return 'SUCCESS';
  return priority === null ? 'SECONDARY_SUCCESS' : 'PRIMARY_SUCCESS';
}
