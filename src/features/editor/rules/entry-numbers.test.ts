import { expect, test } from 'vitest';
import { goneNumbers, highestNumbers } from './entry-numbers.ts';

const part = {
  detailId: 3,
  price: 900,
  slots: [
    { ticketSlotId: 2, times: [{ id: 7 }] },
    { ticketSlotId: 9, times: [{ id: 1 }] },
  ],
  questions: { list: [{ detailId: 4, options: [{ key: 'a' }] }] },
};

test('the highest number of each list is found, in lists inside of lists too', () => {
  expect([...highestNumbers(part)]).toEqual([
    ['slots.*.ticketSlotId', 9],
    ['slots.*.times.*.id', 7],
    ['questions.list.*.detailId', 4],
  ]);
  expect([...highestNumbers(null)]).toEqual([]);
});

test('what a change takes away is the end of a list alone', () => {
  const [first, second] = part.slots;
  expect([...goneNumbers(part, { ...part, slots: [first!] })]).toEqual([['slots.*.ticketSlotId', 9]]);
  expect([...goneNumbers(part, { ...part, slots: [second!] })]).toEqual([['slots.*.times.*.id', 7]]);
  expect([...goneNumbers(part, part)]).toEqual([]);
  expect(goneNumbers(part, {}).size).toBe(3);
});
