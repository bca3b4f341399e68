import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ticketDocuments } from './documents.ts';

const schema = ticketDocuments.find(({ moduleCode }) => moduleCode === 'ticket')?.item as v.GenericSchema;
/** The fields that an import would refuse. */
const wrongFields = (salesPeriodEnd: string, drawAt: string): string[] => {
  const item = { detailId: 7, title: { jpn: '見学' }, ticketType: 'LOTTERY', enableSalesPeriod: true };
  const read = v.safeParse(schema, { ...item, salesPeriodEnd, lottery: { drawAt } });
  return (read.issues ?? []).map((issue) => (issue.path ?? []).map(({ key }) => String(key)).join('.'));
};

test.each([
  ['2026-11-24 23:59', '2026-11-24 12:00'],
  ['2026-11-24 23:00', '2026-11-24 23:59'],
  ['2026-11-24', '2026-11-24 12:00'],
  ['2026-11-24', '2026-11-25 00:30'],
])('a lottery that closes at %s is not drawn at %s: nobody could know its list before', (end, drawAt) => {
  expect(wrongFields(end, drawAt)).toEqual(['lottery.drawAt']);
});

test.each([
  ['2026-11-24 23:00', '2026-11-25 00:00'],
  ['2026-11-24', '2026-11-25 01:00'],
])('a lottery that closes at %s can be drawn at %s', (end, drawAt) => {
  expect(wrongFields(end, drawAt)).toEqual([]);
});
