import { expect, test } from 'vitest';
import { scheduleDocuments } from '#features/schedule/documents.ts';
import { siteDocumentSchema } from '#features/site/documents.ts';
import { ticketDocuments } from '#features/ticket/documents.ts';
import { formFields } from '#kernel/console/form-fields.ts';
import { heldIn, type Held } from './move-date.ts';
import { heldByProgramme, strayDates } from './stray-dates.ts';

const held = (startDate: string, endDate: string): Held => heldIn({ startDate, endDate })!;
const move = { from: held('2027-02-20 13:00', '2027-02-20 16:00'), to: held('2027-02-27 13:00', '2027-02-27 16:00') };
const settings = formFields(siteDocumentSchema);
const ticket = formFields(ticketDocuments[0].item);
const session = formFields(scheduleDocuments[0].item);
const said = (fields: typeof settings, value: unknown, by = move) =>
  strayDates(fields, value, by).map(({ path, date, after, isOutside }) =>
    [path.join('.'), date, '→', after, isOutside ? 'outside' : 'inside'].join(' '),
  );

test('sessions, doors, the end of a sale and the time to enter stay behind, and go with the event', () => {
  expect(said(session, { held_datetime: { startDate: '2027-02-20 14:00', endDate: '2027-02-20 15:00' } })).toEqual([
    'held_datetime.startDate 2027-02-20 14:00 → 2027-02-27 14:00 outside',
    'held_datetime.endDate 2027-02-20 15:00 → 2027-02-27 15:00 outside',
  ]);
  expect(said(settings, { overview: { startDate: '2027-02-20 13:00', doorsOpen: '2027-02-20 12:30' } })).toEqual([
    'overview.doorsOpen 2027-02-20 12:30 → 2027-02-27 12:30 outside',
  ]);
  expect(
    said(ticket, {
      enableSalesPeriod: true,
      salesPeriodStart: '2026-12-01 10:00',
      salesPeriodEnd: '2027-02-20 13:00',
      checkinPeriodStart: '2027-02-20 12:00',
    }),
  ).toEqual([
    'salesPeriodEnd 2027-02-20 13:00 → 2027-02-27 13:00 outside',
    'checkinPeriodStart 2027-02-20 12:00 → 2027-02-27 12:00 outside',
  ]);
});

test('what the organiser has moved already stays, and so does a period whose flag is off', () => {
  expect(said(session, { held_datetime: { startDate: '2027-02-27 14:00', endDate: '2027-02-27 15:00' } })).toEqual([]);
  expect(said(ticket, { enableSalesPeriod: false, salesPeriodEnd: '2027-02-20 13:00' })).toEqual([]);
});

test('an event that begins two hours later keeps its days, and no date is outside', () => {
  const later = { ...move, to: held('2027-02-20 15:00', '2027-02-20 18:00') };
  expect(said(settings, { overview: { doorsOpen: '2027-02-20 12:30' } }, later)).toEqual([
    'overview.doorsOpen 2027-02-20 12:30 → 2027-02-20 14:30 inside',
  ]);
});

test('without a publication the programme tells when the event was, unless a session is on its day', () => {
  expect(heldByProgramme(['2027-02-20 14:00', '2027-02-20 15:30'], move.to)).toEqual(move.from);
  expect(heldByProgramme(['2027-02-20 14:00', '2027-02-27 15:30'], move.to)).toBeUndefined();
  expect(heldByProgramme([], move.to)).toBeUndefined();
});
