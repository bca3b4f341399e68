import { expect, test } from 'vitest';
import { type Category, categoryPlace, ticketsIn } from './category-walk.ts';

const category = (id: number, size: Category['size'], parentId: number | null, ...ticketIds: number[]): Category => ({
  id,
  size,
  parentId,
  ticketIds,
});
const day = category(1, 'large', null, 10);
const workshops = category(2, 'large', null, 20, 21);
const morning = category(3, 'middle', 2, 20);
const wood = category(4, 'small', 3, 21, 22);
const alone = category(5, 'small', 99, 30);
const all = [day, workshops, morning, wood, alone];

test('the walk goes from large to middle to small [TICKET-003]', () => {
  expect(categoryPlace(all, undefined)).toEqual({ path: [], below: [day, workshops, alone] });
  expect(categoryPlace(all, 2)).toEqual({ path: [workshops], below: [morning] });
  expect(categoryPlace(all, 3)).toEqual({ path: [workshops, morning], below: [wood] });
  expect(categoryPlace(all, 4)).toEqual({ path: [workshops, morning, wood], below: [] });
  expect(categoryPlace(all, 77)).toEqual(categoryPlace(all, undefined));
});

test('a category lists its tickets and those of all below it, each once [TICKET-003]', () => {
  expect(ticketsIn(all, workshops)).toEqual([20, 21, 22]);
  expect(ticketsIn(all, wood)).toEqual([21, 22]);
});

test('a circle of parents, or a parent of no larger size, ends the walk', () => {
  const circle = [category(1, 'middle', 2, 1), category(2, 'middle', 1, 2), category(3, 'large', 3, 3)];
  expect(categoryPlace(circle, 1)).toEqual({ path: [circle[0]], below: [] });
  expect(categoryPlace(circle, undefined).below).toEqual(circle);
  expect(ticketsIn(circle, circle[0] as Category)).toEqual([1]);
});
