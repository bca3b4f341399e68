import { expect, test } from 'vitest';
import { canAnybodyWin, freeOf } from './further-draw.ts';

const one = { number: 1, slots: [11], enableExtraSlot: false };

test.each([
  ['a place of their choice', [{ ticketSlotId: 11, capacity: 1 }], [one], true],
  ['no place of their choice', [{ ticketSlotId: 12, capacity: 5 }], [one], false],
  [
    'a place they accept as an extra one',
    [{ ticketSlotId: 12, capacity: 5 }],
    [{ ...one, enableExtraSlot: true }],
    true,
  ],
  ['too few places for all their tickets', [{ ticketSlotId: 11, capacity: 1 }], [{ ...one, number: 2 }], false],
  ['nothing', [{ ticketSlotId: 11, capacity: 0 }], [one], false],
  ['a place, and nobody waits', [{ ticketSlotId: 11, capacity: 1 }], [], false],
])('with %s for those who wait, somebody can win or not', (_, free, waiting, expected) => {
  expect(canAnybodyWin(free, waiting)).toBe(expected);
});

test('what is free is what nobody has, and never below nothing', () => {
  const slots = [
    { ticketSlotId: 11, capacity: 3 },
    { ticketSlotId: 12, capacity: 1 },
    { ticketSlotId: 13, capacity: 2 },
  ];
  expect(
    freeOf(
      slots,
      new Map([
        [11, 1],
        [12, 4],
      ]),
    ).map(({ capacity }) => capacity),
  ).toEqual([2, 0, 2]);
});
