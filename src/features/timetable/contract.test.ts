import type * as v from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { ticketContent } from '../../../test/ticket-content.ts';
import { unreadFields } from '../../../test/unread-fields.ts';
import type { Cart } from '#features/ticket/web.ts';
import { type TimetableContents, timetableContentsSchema } from './contract.ts';
import { timetableDocuments } from './documents.ts';
import type { TimetableTickets } from './web/timetable-tickets.tsx';

const timetable: TimetableContents = {
  timetables: [
    {
      timetableId: 1,
      ticketId: 5,
      title: '独楽を削る',
      description: '',
      image: null,
      categoryId: null,
      venueId: null,
      startAt: '2026-11-20T10:00:00+09:00',
      endAt: '2026-11-20T11:00:00+09:00',
    },
  ],
  list: { timetableSlots: [] },
  widget: { timetableSlots: [] },
  settings: { ticketContentId: 60, venues: [], categories: [], dateTabs: [] },
};

test('an entry of a timetable has a timetableId and a ticketId [TIMETABLE-002]', () => {
  const fields = ['timetables.0.timetableId', 'timetables.0.ticketId'];
  expect(unreadFields(timetableContentsSchema, timetable, fields)).toEqual([]);
  const { startAt, endAt } = { startAt: '2026-11-20 10:00', endAt: '2026-11-20 11:00' };
  const written = { detailId: 1, title: { jpn: '独楽を削る' }, startAt, endAt, ticketId: 5 };
  // An organiser writes the timetableId as the detailId.
  const document = timetableDocuments[0]?.item as v.GenericSchema;
  expect(unreadFields(document, written, ['detailId', 'ticketId'])).toEqual([]);
});

test('a timetable has settings, tickets and a cart [TIMETABLE-004]', () => {
  expect(unreadFields(timetableContentsSchema, timetable, ['settings', 'settings.ticketContentId'])).toEqual([]);
  expectTypeOf(ticketContent(5)).toExtend<TimetableTickets['sale']['tickets'][number]>();
  expectTypeOf<TimetableTickets['cart']>().toEqualTypeOf<Cart>();
});
