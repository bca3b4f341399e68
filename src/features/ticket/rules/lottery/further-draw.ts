import type { DrawSlot } from './draw-lottery.ts';

/** The number of the first draw that is a further one. */
export const firstFurtherDraw = 2;
/** How often a lottery can be drawn, the first draw among them. */
export const drawsMax = 20;
/** How long ahead a further draw can be planned. */
export const plannedMaxMs = 366 * 24 * 60 * 60_000;

/** An applicant who lost and still takes part, as far as the places matter. */
interface Waiting {
  number: number;
  slots: readonly number[];
  enableExtraSlot: boolean;
}

/** Whether anybody could win anything, whatever the seed: a slot has room for all tickets of somebody who takes it. */
export function canAnybodyWin(free: readonly DrawSlot[], waiting: readonly Waiting[]): boolean {
  return waiting.some(({ number, slots, enableExtraSlot }) =>
    free.some(({ ticketSlotId, capacity }) => capacity >= number && (enableExtraSlot || slots.includes(ticketSlotId))),
  );
}

/** Places of each slot that nobody has and nobody is to pay. */
export function freeOf(slots: readonly DrawSlot[], taken: ReadonlyMap<number, number>): DrawSlot[] {
  return slots.map(({ ticketSlotId, capacity }) => ({
    ticketSlotId,
    capacity: Math.max(0, capacity - (taken.get(ticketSlotId) ?? 0)),
  }));
}
