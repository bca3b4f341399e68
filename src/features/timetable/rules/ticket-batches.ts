import type { TimetableEntry } from './timetable.ts';

/** Ticket ids in one call (modules 9). */
export const ticketBatchSize = 50;

/** The tickets of entries, each once, in the order in which they are named first (TIMETABLE-009). */
export function ticketIdsOf(entries: readonly Pick<TimetableEntry, 'ticketId'>[]): number[] {
  return [...new Set(entries.flatMap(({ ticketId }) => (ticketId === null ? [] : [ticketId])))];
}

/** Ids without repeats, in one part for each call. No ids make no call (TIMETABLE-009, TIMETABLE-010). */
export function ticketIdBatches(ticketIds: readonly number[]): number[][] {
  const ids = [...new Set(ticketIds)];
  const count = Math.ceil(ids.length / ticketBatchSize);
  return Array.from({ length: count }, (_, batch) => ids.slice(batch * ticketBatchSize, (batch + 1) * ticketBatchSize));
}

/** Fetches the tickets batch by batch, at the same time, and puts the answers together in the order of the ids. */
export async function fetchInBatches<Ticket>(
  ticketIds: readonly number[],
  fetchBatch: (ids: number[]) => Promise<readonly Ticket[]>,
): Promise<Ticket[]> {
  const answers = await Promise.all(ticketIdBatches(ticketIds).map((ids) => fetchBatch(ids)));
  return answers.flat();
}
