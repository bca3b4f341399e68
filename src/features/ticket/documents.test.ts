import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ticketContentSchema } from './contract/sale.ts';
import { ticketDocuments } from './documents.ts';

const schema = ticketDocuments[0].item as v.GenericSchema;
/** The fields that an import refuses. */
const wrongFieldsOf = (item: object): string[] => {
  const read = v.safeParse(schema, { detailId: 7, title: { jpn: '見学' }, ...item });
  return (read.issues ?? []).map((issue) => (issue.path ?? []).map(({ key }) => String(key)).join('.'));
};
const wrongFields = (salesPeriodEnd: string, drawAt: string): string[] =>
  wrongFieldsOf({ ticketType: 'LOTTERY', enableSalesPeriod: true, salesPeriodEnd, lottery: { drawAt } });

test.each([
  ['2026-11-24 23:59', '2026-11-24 12:00'],
  ['2026-11-24 23:00', '2026-11-24 23:59'],
  ['2026-11-24', '2026-11-24 12:00'],
  ['2026-11-24', '2026-11-25 00:30'],
])('a lottery that closes at %s cannot be drawn at %s: nobody could see its list before', (end, drawAt) => {
  expect(wrongFields(end, drawAt)).toEqual(['lottery.drawAt']);
});

test.each([
  ['2026-11-24 23:00', '2026-11-25 00:00'],
  ['2026-11-24', '2026-11-25 01:00'],
])('a lottery that closes at %s can be drawn at %s', (end, drawAt) => {
  expect(wrongFields(end, drawAt)).toEqual([]);
});

const name = { jpn: 'しおみパス' };
test.each([
  [{ enableExternalQr: true, externalQr: { name, url: 'https://pass.example.jp/qr' } }, []],
  [{ enableExternalQr: true, externalQr: { name } }, []],
  [{ enableExternalQr: true, externalQr: { name, url: 'http://pass.example.jp' } }, ['externalQr.url']],
  [{ enableExternalQr: true, externalQr: { name, url: 'javascript:alert(1)' } }, ['externalQr.url']],
  [{ enableExternalQr: true, externalQr: { url: 'https://pass.example.jp' } }, ['externalQr.name']],
  [{ externalQr: { name } }, ['externalQr']],
])('an entrance with the organiser’s own code: %j [TICKET-018]', (item, wrong) => {
  expect(wrongFieldsOf(item)).toEqual(wrong);
});

test.each([
  [{}, true],
  [{ maxPerOrder: 1 }, true],
  [{ maxPerOrder: 100 }, true],
  [{ maxPerOrder: 0 }, false],
  [{ maxPerOrder: 101 }, false],
  [{ maxPerOrder: 2.5 }, false],
  [{ maxPerOrder: null }, false],
])('the limit per order is a whole number from 1 to 100, or left out: %j', (serverContent, isRight) => {
  expect(v.is(ticketDocuments[0].serverContent, serverContent)).toBe(isRight);
});

test.each([
  [{ publicValueSource: 'The closing value' }, []],
  [{ publicValueSource: { jpn: '終値', eng: 'The closing value' } }, []],
  [{ publicValueSource: { deu: 'Schlusskurs' } }, ['lottery.publicValueSource']],
])('the source of a public value is one text or texts per language: %j', (lottery, wrong) => {
  const dates = { salesPeriodEnd: '2026-11-24', lottery: { drawAt: '2026-11-25 01:00', ...lottery } };
  expect(wrongFieldsOf({ ticketType: 'LOTTERY', enableSalesPeriod: true, ...dates })).toEqual(wrong);
});

test('the way to check in is by hand, by the QR code, or by both, in what organisers write and in every answer [TICKET-104]', () => {
  const ways = ['MANUAL', 'QR', 'QR_MANUAL'];
  for (const checkinMethod of ways) expect(wrongFieldsOf({ checkinMethod })).toEqual([]);
  for (const checkinMethod of ['', 'qr', 'NFC', null, ['QR']]) {
    expect(wrongFieldsOf({ checkinMethod })[0]).toMatch(/^checkinMethod/);
  }
  const answered = ticketContentSchema.entries.checkinMethod;
  expect(answered.options).toEqual(ways);
  expect(v.parse(schema, { detailId: 7, title: { jpn: '見学' } })).toMatchObject({ checkinMethod: 'QR' });
});
