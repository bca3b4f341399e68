import { expect, test } from 'vitest';
import { ticketDocuments } from '#features/ticket/documents.ts';
import { formFields } from '#kernel/console/form-fields.ts';
import { parseInstant } from '#kernel/period.ts';
import { upcomingDates } from './upcoming-dates.ts';

const now = parseInstant('2026-11-20 10:00')!;
const [documents] = ticketDocuments;
const fields = formFields(documents.item);
const of = (ticket: object): string[] =>
  [...upcomingDates(fields, ticket, now)].map(({ path, date }) => `${path.join('.')} ${date}`);

test('what is still to come of a ticket is its sale while its period counts, and its draw', () => {
  const ticket = {
    enableSalesPeriod: true,
    salesPeriodStart: '2026-11-01 10:00',
    salesPeriodEnd: '2026-12-01 18:00',
    lottery: { drawAt: '2026-12-02 12:00' },
  };
  expect(of(ticket)).toEqual(['salesPeriodEnd 2026-12-01 18:00', 'lottery.drawAt 2026-12-02 12:00']);
  expect(of({ ...ticket, enableSalesPeriod: false })).toEqual(['lottery.drawAt 2026-12-02 12:00']);
});

test('dates far ahead and dates that nobody can read are left out', () => {
  expect(of({ enableSalesPeriod: true, salesPeriodEnd: '2027-12-01 18:00' })).toEqual([]);
  expect(of({ enableSalesPeriod: true, salesPeriodEnd: 'soon' })).toEqual([]);
});
