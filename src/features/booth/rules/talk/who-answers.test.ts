import { expect, test } from 'vitest';
import { answerersOf } from './who-answers.ts';

const as = (memberId: number, administratorId?: number) => ({ memberId, administratorId });

test.each([
  ['the person’s own account', [as(1, 7), as(2, 8), as(3)], [1]],
  ['everybody who runs the booth, where the person has none', [as(2, 8), as(3)], [2, 3]],
  ['nobody at a booth that nobody runs', [], []],
])('a talk is answered by %s [APPT-003]', (_, exhibitors, expected) => {
  expect(answerersOf(exhibitors, 7)).toEqual(expected);
});
