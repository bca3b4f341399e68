import { expect, test } from 'vitest';
import type { GatewayAnswer } from './gateway-answer.ts';
import { leftOver } from './left-over.ts';

test.each<[string, GatewayAnswer, number, number]>([
  ['is nothing of the sum', { type: 'paid', amount: 1000 }, 1000, 0],
  ['is what came beyond the sum', { type: 'paid', amount: 1000 }, 1500, 500],
  ['is all that came when the charge was stopped', { type: 'refused', reason: 'canceled' }, 1000, 1000],
  ['is not the part that goes back already', { type: 'refused', reason: 'canceled', received: 600 }, 600, 0],
  ['is what came after that part', { type: 'refused', reason: 'canceled', received: 600 }, 1000, 400],
  ['is nothing while the rest may come', { type: 'numberIssued', received: 600 }, 600, 0],
  ['is nothing while nobody knows', { type: 'unknown' }, 1500, 0],
  ['is never less than nothing', { type: 'paid', amount: 1000 }, 400, 0],
])('what is left over %s', (_, answer, cameInAll, left) => expect(leftOver(answer, cameInAll)).toBe(left));
