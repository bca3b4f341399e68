import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LotteryFacts, lotteryState, lotteryStates } from './lottery-state.ts';

const [closesAt, closedAt, drawAt, drawnAt] = [1_000, 1_010, 5_000, 5_020];
const open: LotteryFacts = { closesAt, closedAt: undefined, drawAt, drawnAt: undefined, needsValue: false };
const closed = { ...open, closedAt };

test.each<[string, LotteryFacts, number, string]>([
  ['before it closes', open, 500, 'open'],
  ['in the last moment in which an application is taken', open, closesAt, 'open'],
  ['while the list is being fixed', open, closesAt + 1, 'closed'],
  ['between its closing and its draw', closed, drawAt - 1, 'closed'],
  ['without its public value, before its time', { ...closed, needsValue: true }, drawAt - 1, 'valueMissing'],
  ['without its public value, after its time', { ...closed, needsValue: true }, drawAt + 1, 'valueMissing'],
  ['when its time has come', closed, drawAt, 'drawing'],
  ['after the draw', { ...closed, drawnAt }, drawnAt, 'drawn'],
])('a lottery %s is said rightly', (_, facts, now, state) => {
  expect(lotteryState(facts, now)).toBe(state);
});

test('time alone never takes a lottery back to an earlier state', () => {
  const facts = fc.record({
    closesAt: fc.constant(closesAt),
    closedAt: fc.constantFrom(undefined, closedAt),
    drawAt: fc.nat(10_000),
    drawnAt: fc.constantFrom(undefined, drawnAt),
    needsValue: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, fc.nat(10_000), fc.nat(10_000), (one, now, later) => {
      const at = (when: number): number => lotteryStates.indexOf(lotteryState(one, when));
      expect(at(now + later)).toBeGreaterThanOrEqual(at(now));
    }),
  );
});
