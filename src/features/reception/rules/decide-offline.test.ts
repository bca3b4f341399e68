import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GateFacts, gateProblem } from '#features/my-ticket/rules/gate-facts.ts';
import { usageProblems } from '#features/ticket/rules/purchased/usage-problem.ts';
import { formatInstant } from '#kernel/period.ts';
import { decideOffline } from './decide-offline.ts';

const ten = Date.parse('2026-11-20T10:00:00+09:00');
const hour = 3_600_000;
const instant = fc.integer({ min: ten - 48 * hour, max: ten + 48 * hour });
const written = fc.option(instant.map(formatInstant), { nil: undefined });
const facts: fc.Arbitrary<GateFacts> = fc.record({
  standing: fc.option(fc.constantFrom(...usageProblems), { nil: null }),
  isUsed: fc.boolean(),
  comesAgain: fc.boolean(),
  period: fc.option(fc.record({ start: written, end: written }), { nil: null }),
  transferUntil: fc.option(instant, { nil: null }),
  isIssued: fc.boolean(),
  needsScan: fc.boolean(),
});
const way = fc.constantFrom('qr', 'number', 'hand');
const open = { now: ten, goodUntil: ten + hour, isFull: false } as const;
const plain: GateFacts = {
  standing: null,
  isUsed: false,
  comesAgain: false,
  period: null,
  transferUntil: null,
  isIssued: true,
  needsScan: false,
};

describe('a gate without a network', () => {
  test('decides as the server does on the same facts', () => {
    fc.assert(
      fc.property(facts, way, instant, (given, by, now) => {
        const ticket = { facts: given, owes: false, isUsedHere: false };
        expect(decideOffline(ticket, by, { ...open, now, goodUntil: now })).toBe(gateProblem(given, by, now));
      }),
    );
  });

  test('never lets somebody in whom the server would not', () => {
    fc.assert(
      fc.property(
        facts,
        way,
        instant,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (given, by, now, owes, isUsedHere, isFull) => {
          const offline = decideOffline({ facts: given, owes, isUsedHere }, by, { now, goodUntil: now, isFull });
          if (offline === undefined) expect(gateProblem(given, by, now)).toBeUndefined();
        },
      ),
    );
  });

  test.each([
    [undefined, open, 'notInList'],
    [undefined, { ...open, now: ten + 2 * hour }, 'listIsOld'],
    [{ facts: { ...plain, period: {} }, owes: false, isUsedHere: false }, open, undefined],
    [
      { facts: { ...plain, period: {} }, owes: false, isUsedHere: false },
      { ...open, now: ten + 2 * hour },
      'listIsOld',
    ],
    [{ facts: { ...plain, period: {} }, owes: true, isUsedHere: false }, open, 'owes'],
    [{ facts: { ...plain, period: {} }, owes: false, isUsedHere: true }, open, 'used'],
    [{ facts: { ...plain, period: {}, comesAgain: true }, owes: false, isUsedHere: true }, open, undefined],
    [{ facts: { ...plain, period: {} }, owes: false, isUsedHere: false }, { ...open, isFull: true }, 'queueIsFull'],
  ])('says of %j at %j: %s', (ticket, limits, problem) => {
    expect(decideOffline(ticket, 'qr', limits)).toBe(problem);
  });
});
