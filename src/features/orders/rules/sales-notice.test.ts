import { expect, test } from 'vitest';
import { eachMs, hurryMs, type NoticeFacts, whenToTellSales } from './sales-notice.ts';

const at = (text: string): number => Date.parse(`2026-11-${text}+09:00`);
const now = at('20T10:00:00');
const waiting: NoticeFacts = {
  choice: 'daily',
  isFirst: false,
  soldAt: now - 60_000,
  hurries: false,
  toldAt: undefined,
};

test.each<[string, Partial<NoticeFacts>, string]>([
  ['the first sale at once', { isFirst: true }, 'now'],
  ['a later one not before eight', {}, 'later'],
  ['what was sold before eight, after it', { soldAt: at('20T07:59:00') }, 'now'],
  ['what was sold yesterday evening, when nobody looked at eight', { soldAt: at('19T21:00:00') }, 'now'],
  ['nothing without a sale', { soldAt: undefined }, 'later'],
  ['that a ticket is sold out, at once', { soldAt: undefined, hurries: true }, 'now'],
  ['that, but not twice in an hour', { hurries: true, toldAt: now - hurryMs + 1 }, 'later'],
])('who hears once a day is told %s', (_, facts, expected) => {
  expect(whenToTellSales({ ...waiting, ...facts }, now)).toBe(expected);
});

test.each<[string, Partial<NoticeFacts>, string]>([
  ['at once', {}, 'now'],
  ['together with others of ten minutes', { toldAt: now - eachMs + 1 }, 'later'],
  ['ten minutes later', { toldAt: now - eachMs }, 'now'],
])('who hears of every order is told %s', (_, facts, expected) => {
  expect(whenToTellSales({ ...waiting, choice: 'each', ...facts }, now)).toBe(expected);
});

test('who wants no mail gets none, whatever happens', () => {
  expect(whenToTellSales({ ...waiting, choice: 'none', isFirst: true, hurries: true }, now)).toBe('silent');
});
