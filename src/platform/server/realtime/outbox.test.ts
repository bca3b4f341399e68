import { allPendingMaxBytes, behindMaxMs, pendingMaxBytes } from '#kernel/realtime/limits.ts';
import { describe, expect, test } from 'vitest';
import { createOutbox } from './outbox.ts';

/** A reader that takes what was sent only when it is told to. */
function slowReader(pending = { all: 0 }) {
  let now = 0;
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  const outbox = createOutbox(
    {
      send(bytes, _, done) {
        sent.push(bytes.length > 100 ? `${bytes.length} bytes` : String(bytes));
        waiting.push(done);
      },
    },
    pending,
    () => now,
  );
  return {
    outbox,
    sent,
    pending,
    pass: (ms: number) => (now += ms),
    now: () => now,
    take() {
      for (const done of waiting.splice(0)) done();
    },
  };
}
const kilobyte = Buffer.alloc(1_024, 'x');

describe('a reader that takes nothing', () => {
  test('is sent no more than waits for it already, and hears once that it is behind', () => {
    const reader = slowReader();
    for (let index = 0; index < 1_000; index += 1) reader.outbox.send(kilobyte);
    expect(reader.pending.all).toBe(pendingMaxBytes);
    expect(reader.sent).toHaveLength(64);
    reader.take();
    expect(reader.sent.slice(64)).toEqual(['{"isBehind":true}']);
    reader.take();
    expect(reader.pending.all).toBe(0);
    reader.outbox.send(kilobyte);
    expect(reader.sent.at(-1)).toBe('1024 bytes');
  });

  test('is given up after a while, and not before', () => {
    const reader = slowReader();
    for (let index = 0; index < 65; index += 1) reader.outbox.send(kilobyte);
    reader.pass(behindMaxMs);
    expect(reader.outbox.look(reader.now())).toBe(false);
    reader.pass(1);
    expect(reader.outbox.look(reader.now())).toBe(true);
  });
});

test('a frame that is larger than what may wait is sent to a reader for whom little waits', () => {
  const reader = slowReader();
  reader.outbox.send(kilobyte);
  reader.outbox.send(Buffer.alloc(3 * pendingMaxBytes));
  reader.outbox.send(kilobyte);
  expect(reader.sent).toHaveLength(2);
});

test('when too much waits in the whole process, nothing more is sent until there is room', () => {
  const pending = { all: allPendingMaxBytes };
  const reader = slowReader(pending);
  reader.outbox.send(kilobyte);
  reader.outbox.look(0);
  expect(reader.sent).toEqual([]);
  pending.all = 0;
  reader.outbox.look(0);
  expect(reader.sent).toEqual(['{"isBehind":true}']);
});
