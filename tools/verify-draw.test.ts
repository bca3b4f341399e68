import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { type DrawRecord, recordDraw } from '#features/ticket/rules/lottery/draw-record.ts';
import { verifyDraw } from './verify-draw.mjs';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const holds = (record: unknown, announced?: unknown): boolean =>
  verifyDraw(record, announced).every((one) => one.holds);
const failing = (record: unknown, announced?: unknown): string[] =>
  verifyDraw(record, announced).flatMap((one) => (one.holds ? [] : [one.what]));

const input = {
  slots: [
    { ticketSlotId: 11, capacity: 2 },
    { ticketSlotId: 12, capacity: 1 },
  ],
  entrants: ['A1', 'B2', 'C3', 'D4', 'E5'].map((entrantId) => ({
    entrantId,
    number: 1,
    slots: [11, 12],
    enableExtraSlot: false,
    appliedAt: '2026-11-24T21:07:00+09:00',
  })),
  voided: ['E5'],
  closesAt: '2026-11-24T23:59:00+09:00',
  secret: 'c0ffee'.repeat(10),
  publicValueSource: 'Nikkei 225, close of 2026-12-01',
  publicValue: '39100.21',
};
const record = recordDraw(input, hash);
const { version, secretHash, closesAt, publicValueSource, listHash } = record;
const announced = { version, secretHash, closesAt, publicValueSource, listHash };

describe('a published draw', () => {
  test('holds, alone and against its announcement', () => {
    expect(failing(record)).toEqual([]);
    expect(failing(record, announced)).toEqual([]);
    expect(failing(JSON.parse(JSON.stringify({ ...record, results: [...record.results].reverse() })))).toEqual([]);
  });

  const others = (change: (one: DrawRecord) => unknown): DrawRecord => {
    const copy = structuredClone(record);
    change(copy);
    return copy;
  };
  const [winner, loser] = [0, 3];

  test.each<[string, DrawRecord]>([
    ['another winner', others(({ results }) => swap(results, winner, loser))],
    ['a winner in another slot', others(({ results }) => Object.assign(results[winner] ?? {}, { ticketSlotId: 12 }))],
    ['one entrant more', others(({ entrants }) => (entrants as unknown[]).push({ ...entrants[0], entrantId: 'F6' }))],
    ['one entrant less', others(({ entrants }) => (entrants as unknown[]).pop())],
    ['another wish', others(({ entrants }) => Object.assign(entrants[2] ?? {}, { slots: [12, 11] }))],
    ['another capacity', others(({ slots }) => Object.assign(slots[0] ?? {}, { capacity: 3 }))],
    ['another secret', others((one) => Object.assign(one, { secret: 'decaf0'.repeat(10) }))],
    ['another public value', others((one) => Object.assign(one, { publicValue: '39100.22' }))],
    ['a result missing', others(({ results }) => (results as unknown[]).pop())],
    ['another closing', others((one) => Object.assign(one, { closesAt: '2026-11-25T23:59:00+09:00' }))],
    [
      'another time of an application',
      others(({ entrants }) => Object.assign(entrants[0] ?? {}, { appliedAt: '2026-11-24T21:08:00+09:00' })),
    ],
    ['one that is void no more', others(({ voided }) => (voided as unknown[]).pop())],
    ['one more that is void', others(({ voided }) => (voided as unknown[]).push('A1'))],
    ['one void that never applied', others(({ voided }) => (voided as unknown[]).push('F6'))],
    ['an entrant twice', others(({ entrants }) => (entrants as unknown[]).push(entrants[0]))],
  ])('with %s does not', (_, changed) => expect(holds(changed)).toBe(false));

  test('drawn again by the organiser with another secret or list differs from the announcement', () => {
    const again = recordDraw({ ...input, secret: 'decaf0'.repeat(10) }, hash);
    expect(holds(again)).toBe(true);
    expect(failing(again, announced)).toEqual(['the hash of the secret is the announced one']);
    const fewer = recordDraw({ ...input, entrants: input.entrants.slice(1) }, hash);
    expect(failing(fewer, announced)).toEqual(['the hash of the list is the announced one']);
    const moved = recordDraw({ ...input, publicValueSource: 'another day' }, hash);
    expect(failing(moved, announced)).toEqual(['the public value is from the announced source']);
  });

  test('that closed later than announced, or took an entry after its closing, is wrong', () => {
    const later = '2026-11-28T23:59:00+09:00';
    expect(failing(recordDraw({ ...input, closesAt: later }, hash), announced)).toEqual([
      'the closing is the announced one',
      'the hash of the list is the announced one',
    ]);
    const entrants = input.entrants.map((one, place) => (place === 0 ? { ...one, appliedAt: later } : one));
    const late = recordDraw({ ...input, entrants }, hash);
    expect(failing(late)).toEqual(['nobody applied after the closing']);
  });

  test('with a public value without an announced source is wrong: the operator could have chosen it', () => {
    expect(failing(recordDraw({ ...input, publicValueSource: '', publicValue: '' }, hash))).toEqual([]);
    expect(failing(recordDraw({ ...input, publicValueSource: '' }, hash))).toEqual([
      'no public value joined without an announced source',
    ]);
  });

  test('is compared with an announcement that was saved while applications were open, as far as that goes', () => {
    const early = { ...announced, listHash: null };
    expect(failing(record, early)).toEqual([]);
    expect(failing(record, { ...early, secretHash: 'aa' })).toEqual(['the hash of the secret is the announced one']);
    expect(failing(record, { ...announced, listHash: undefined })).toEqual([
      'the hash of the list is the announced one',
    ]);
  });

  test.each([
    null,
    7,
    {},
    { version: 'hiroba-draw-2' },
    { ...record, secret: 1 },
    { ...record, entrants: [{ ...input.entrants[0], entrantId: 'a b' }] },
    { ...record, entrants: [{ ...input.entrants[0], appliedAt: 'yesterday' }] },
    { ...record, closesAt: undefined },
    { ...record, voided: undefined },
  ])('that is none is said to be none (%#)', (wrong) =>
    expect(failing(wrong)).toEqual([expect.stringContaining('the record can be read')]),
  );
});

test('the example of docs/algorithms/lottery-draw.md holds, with the output on the page', () => {
  const docs = join(import.meta.dirname, '../docs/algorithms');
  const example = JSON.parse(readFileSync(join(docs, 'lottery-draw.example.json'), 'utf8'));
  expect(failing(example)).toEqual([]);
  const page = readFileSync(join(docs, 'lottery-draw.md'), 'utf8');
  const rows = [...page.matchAll(/^\| ([0-9a-f]{8})… \| (\w+) .*\| (\d+|nothing)[^|]*\|$/gm)];
  expect(rows.map(([, lot, entrantId, gets]) => [lot, entrantId, gets])).toEqual(
    example.results.map(({ entrantId, ticketSlotId }: { entrantId: string; ticketSlotId: number | null }) => [
      hash(`${example.seed}:${entrantId}`).slice(0, 8),
      entrantId,
      String(ticketSlotId ?? 'nothing'),
    ]),
  );
});

test('the script and the rule agree on every draw', () => {
  const slots = fc.uniqueArray(fc.record({ ticketSlotId: fc.nat(4), capacity: fc.nat(6) }), {
    selector: ({ ticketSlotId }) => ticketSlotId,
  });
  const entrants = fc.uniqueArray(
    fc.record({
      entrantId: fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'B', '0', '-', '_'), minLength: 1, maxLength: 4 }),
      number: fc.integer({ min: 1, max: 3 }),
      slots: fc.uniqueArray(fc.nat(5), { maxLength: 4 }),
      enableExtraSlot: fc.boolean(),
      appliedAt: fc.constant(input.entrants[0]?.appliedAt ?? ''),
      isVoid: fc.boolean(),
    }),
    { selector: ({ entrantId }) => entrantId, maxLength: 20 },
  );
  fc.assert(
    fc.property(
      slots,
      entrants,
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      (offered, people, secret, publicValue) => {
        const voided = people.flatMap(({ entrantId, isVoid }) => (isVoid ? [entrantId] : []));
        const list = { closesAt, slots: offered, entrants: people, voided };
        const drawn = recordDraw({ ...list, secret, publicValueSource: 'The sky', publicValue }, hash);
        expect(failing(JSON.parse(JSON.stringify(drawn)))).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hiroba-draw-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const save = (name: string, content: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'verify-draw.mjs'), ...args], { encoding: 'utf8' });

  test('says that a draw holds, and what an entry won', () => {
    const before = save('before.json', announced);
    const { stdout, status } = run(save('draw.json', record), '--announced', before, '--entrant', 'A1');
    const slot = record.results.find(({ entrantId }) => entrantId === 'A1')?.ticketSlotId ?? null;
    expect(status).toBe(0);
    expect(stdout.match(/^holds/gm)).toHaveLength(10);
    expect(stdout).toContain('39100.21: look it up at its source, Nikkei 225, close of 2026-12-01');
    expect(stdout).not.toContain('compare this');
    expect(stdout).toContain(slot === null ? 'A1 won nothing' : `A1 won slot ${slot}`);
  });

  test('names the values to compare with a mail or a page, when no announcement was saved', () => {
    const { stdout, status } = run(save('draw.json', record));
    expect(status).toBe(0);
    for (const [field, value] of Object.entries({ secretHash, closesAt, publicValueSource, listHash }))
      expect(stdout).toContain(`${field}: ${value}\n`);
  });

  test('names the missing parts of an early announcement, and the void entries, and does not fail', () => {
    const early = save('early.json', { ...announced, listHash: null });
    const { stdout, status } = run(save('draw.json', record), '--announced', early, '--entrant', 'E5');
    expect([status, stdout.includes('WRONG')]).toEqual([0, false]);
    expect(stdout).toContain('the hash of the list was not announced yet when that was saved');
    expect(stdout).toContain('E5 was void when it was drawn');
  });

  test('also takes the announcement as the call answers it', () => {
    const answer = { data: { announcement: { ...announced, listHash: null }, drawAt: closesAt, entrantId: 'A1' } };
    for (const saved of [answer, answer.data]) {
      const { stdout, status } = run(save('draw.json', record), '--announced', save('answer.json', saved));
      expect([status, stdout.match(/^holds/gm)?.length]).toEqual([0, 9]);
    }
  });

  test.each([
    ['null', null],
    ['an answer that says no', { message: 'Not found' }],
    ['a draft of it', { data: { announcement: null } }],
  ])('says of %s that nothing was announced in it, and compares nothing', (_, saved) => {
    const { stdout, stderr, status } = run(save('draw.json', record), '--announced', save('none.json', saved));
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('none.json holds no announcement: no secretHash, closesAt, publicValueSource in it');
  });

  test('compares a further draw with the draws before it', () => {
    const others = record.entrants.map((one) => ({ ...one, entrantId: `${one.entrantId}x` }));
    const strangers = recordDraw({ ...record, entrants: others, voided: [] }, hash);
    const { stdout, status } = run(save('strangers.json', strangers), '--after', save('draw.json', record));
    expect(status).toBe(1);
    expect(stdout).toContain('WRONG  everybody in the list applied for the first draw');
    expect(stdout).toContain('WRONG  the secret is not the one of a draw before');
    expect(stdout).toContain('holds  nobody in the list has won in a draw before');
    const again = run(save('again.json', record), '--after', save('draw.json', record));
    expect(again.stdout).toContain('WRONG  nobody in the list has won in a draw before');
  });

  test('names the errors of a wrong draw, and fails', () => {
    const { stdout, status } = run(save('wrong.json', { ...record, seed: '00' }));
    expect(status).toBe(1);
    expect(stdout).toContain('WRONG  the seed follows from secret, list and public value');
  });

  test.each([[[]], [['/nowhere.json']], [[save('text.json', 'no json')]]])(
    'says how to call it, or what it cannot read (%#)',
    (args) => {
      const { stderr, status } = run(...args);
      expect(status).toBe(2);
      expect(stderr).not.toContain('    at ');
    },
  );
});

function swap(results: DrawRecord['results'], one: number, other: number): void {
  const [a, b] = [results[one], results[other]];
  if (a === undefined || b === undefined) throw new Error('no such result');
  const { ticketSlotId, priority } = a;
  Object.assign(a, { ticketSlotId: b.ticketSlotId, priority: b.priority });
  Object.assign(b, { ticketSlotId, priority });
}
