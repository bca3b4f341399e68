import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseSlot, dropPriority, hasEveryChoice, isApplication, type LotteryRequest } from './lottery-choice.ts';

const request = (priority: number, ticketSlotId: number): LotteryRequest => ({ priority, ticketSlotId });
const slots = [{ ticketSlotId: 11 }, { ticketSlotId: 12 }, { ticketSlotId: 13 }];

describe('the choices of a lottery', () => {
  test('have one slot for each priority: another one replaces it [LOTTERY-003]', () => {
    expect(chooseSlot([request(1, 11), request(2, 12)], 1, 13)).toEqual([request(1, 13), request(2, 12)]);
  });

  test('have one priority for each slot: chosen again it moves [LOTTERY-010]', () => {
    expect(chooseSlot([request(1, 11), request(2, 12)], 3, 11)).toEqual([request(2, 12), request(3, 11)]);
    expect(chooseSlot([request(1, 11), request(2, 12)], 1, 12)).toEqual([request(1, 12)]);
  });

  test('can be taken back', () => {
    expect(dropPriority([request(1, 11), request(2, 12)], 1)).toEqual([request(2, 12)]);
  });

  test.each<[LotteryRequest[] | undefined, number, boolean]>([
    [undefined, 0, true],
    [undefined, 1, false],
    [[], 1, false],
    [[request(1, 11)], 1, true],
    [[request(2, 11)], 1, false],
    [[request(1, 11), request(3, 12)], 3, false],
    [[request(3, 13), request(1, 11), request(2, 12)], 3, true],
  ])('%j are complete for %i priorities: %s [LOTTERY-002]', (requests, required, isComplete) => {
    expect(hasEveryChoice(requests, required)).toBe(isComplete);
  });

  test.each<[LotteryRequest[], boolean]>([
    [[request(1, 11), request(2, 12)], true],
    [[request(2, 12), request(1, 11)], true],
    [[request(1, 11)], false],
    [[request(1, 11), request(2, 11)], false],
    [[request(1, 11), request(2, 99)], false],
    [[request(1, 11), request(1, 12)], false],
    [[request(0, 11), request(2, 12)], false],
    [[request(1, 11), request(2, 12), request(3, 13)], false],
    [[request(1, 11), request(1.5, 13), request(2, 12)], false],
  ])('%j are an application for two priorities: %s [LOTTERY-002, LOTTERY-010]', (requests, isWhole) => {
    expect(isApplication(requests, { requiredSelectSlotNumber: 2, slots })).toBe(isWhole);
  });

  test('stay unambiguous, whatever a visitor chooses in whatever order [LOTTERY-003, LOTTERY-010]', () => {
    const clicks = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 11, max: 14 })));
    fc.assert(
      fc.property(clicks, (chosen) => {
        const kept = chosen.reduce<LotteryRequest[]>((requests, [at, slot]) => chooseSlot(requests, at, slot), []);
        expect(new Set(kept.map(({ priority }) => priority)).size).toBe(kept.length);
        expect(new Set(kept.map(({ ticketSlotId }) => ticketSlotId)).size).toBe(kept.length);
        const last = chosen.at(-1);
        if (last !== undefined) expect(kept).toContainEqual(request(...last));
      }),
    );
  });
});
