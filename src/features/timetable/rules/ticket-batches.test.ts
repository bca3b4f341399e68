import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fetchInBatches, ticketBatchSize, ticketIdBatches, ticketIdsOf } from './ticket-batches.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, id) => id + 1);

describe('the tickets of a timetable', () => {
  test('are those of its entries, each once [TIMETABLE-009]', () => {
    const entries = [3, null, 1, 3, null, 2].map((ticketId) => ({ ticketId }));
    expect(ticketIdsOf(entries)).toEqual([3, 1, 2]);
  });

  test.each([
    [0, []],
    [1, [1]],
    [50, [50]],
    [51, [50, 1]],
    [120, [50, 50, 20]],
  ])('%i go into calls of %j [TIMETABLE-009, TIMETABLE-010]', (count, sizes) => {
    expect(ticketIdBatches(upTo(count)).map(({ length }) => length)).toEqual(sizes);
  });

  test('are fetched once each, in 3 calls for 120 ids with repeats, and merged [TIMETABLE-009]', async () => {
    const calls: number[][] = [];
    const ids = [...upTo(115), ...upTo(5)];
    const tickets = await fetchInBatches(ids, async (batch) => {
      calls.push(batch);
      return batch.map((ticketId) => ({ ticketId }));
    });
    expect(calls.map(({ length }) => length)).toEqual([50, 50, 15]);
    expect(tickets.map(({ ticketId }) => ticketId)).toEqual(upTo(115));
  });

  test('are empty without ids, and no call is made [TIMETABLE-010]', async () => {
    let calls = 0;
    const tickets = await fetchInBatches([], async () => {
      calls += 1;
      return [1];
    });
    expect([tickets, calls]).toEqual([[], 0]);
  });

  test('fail as a whole when one batch fails', async () => {
    const failing = fetchInBatches(upTo(60), async (ids) => {
      if (ids.length < 50) throw new Error('offline');
      return ids;
    });
    await expect(failing).rejects.toThrow('offline');
  });

  test('stay all there, without repeats, in parts of at most 50 [TIMETABLE-009]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 300 }), (ids) => {
        const batches = ticketIdBatches(ids);
        expect(batches.flat()).toEqual([...new Set(ids)]);
        for (const batch of batches) expect(batch.length > 0 && batch.length <= ticketBatchSize).toBe(true);
      }),
    );
  });
});
