import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { readTimetable, timetableContentsSchema } from '../contract.ts';
import { timetableDocuments } from '../documents.ts';
import { createTimetableServer } from '../server.ts';

const item = (detailId: number, startAt: string, endAt: string, more: object = {}) => ({
  detailId,
  title: { jpn: `講演${detailId}`, eng: `Talk ${detailId}` },
  startAt,
  endAt,
  ...more,
});
const items = [
  item(2, '2026-11-21 13:00', '2026-11-21 14:00', { venueId: 7, categoryId: 1, ticketId: 5 }),
  item(1, '2026-11-20 11:00', '2026-11-20 12:00', { description: { jpn: '基調' } }),
  item(3, '2026-11-20 09:00', '2026-11-20 09:30'),
];
const content = {
  ticketContentId: 60,
  venues: [{ id: 7, name: { jpn: '会場A', eng: 'Room A' } }],
  categories: [{ id: 1, name: { jpn: '基調', eng: 'Keynote' } }],
  dateTabs: [{ date: '2026-11-20', label: { jpn: '初日', eng: 'Day one' } }],
};
const site = { languages: ['jpn', 'eng'], webSetting: { title: { jpn: '広場' } } };
const written = [{ date: '2026-11-21', timetableTimeSlots: [{ timetableIds: [2, 99] }] }];
const sites = [
  { site: { ...site, kind: 'portal', portalId: 1 }, modules: [] },
  {
    site: { ...site, kind: 'event', portalId: 1, eventId: 11 },
    modules: [
      { moduleCode: 'timetable', contentId: 62, content, items },
      {
        moduleCode: 'timetable',
        contentId: 64,
        list: { timetableSlots: written },
        widget: { timetableSlots: [] },
        items,
      },
      { moduleCode: 'web_page', contentId: 4 },
    ],
  },
  { site: { ...site, kind: 'event', portalId: 0, eventId: 12 }, modules: [], passcode: '246802' },
];

describe('the call of a timetable', () => {
  let calls: SiteCalls;
  const read = (contentId: number, more: object = {}) =>
    calls.call(readTimetable, { portalId: 1, eventId: 11, contentId }, {}, more);
  beforeAll(async () => {
    calls = await siteCalls(sites, timetableDocuments, createTimetableServer);
  });
  afterAll(() => calls.close());

  it('answers entries with their tickets, in their order of time [TIMETABLE-002, TIMETABLE-012, TIMETABLE-013]', async () => {
    const { data } = await read(62);
    expect(v.is(timetableContentsSchema, data)).toBe(true);
    expect(data.timetables.map(({ timetableId, ticketId }) => [timetableId, ticketId])).toEqual([
      [3, null],
      [1, null],
      [2, 5],
    ]);
    expect(data.timetables[1]).toEqual({
      timetableId: 1,
      ticketId: null,
      title: '講演1',
      description: '基調',
      image: null,
      categoryId: null,
      venueId: null,
      startAt: '2026-11-20 11:00',
      endAt: '2026-11-20 12:00',
    });
  });

  it('arranges the list by days, and the entries still to come for a home [TIMETABLE-003]', async () => {
    // 20 November, 10:00
    const { data } = await read(62, { now: Date.parse('2026-11-20T10:00:00+09:00') });
    expect(data.list.timetableSlots).toEqual([
      { date: '2026-11-20', timetableTimeSlots: [{ timetableIds: [3] }, { timetableIds: [1] }] },
      { date: '2026-11-21', timetableTimeSlots: [{ timetableIds: [2] }] },
    ]);
    expect(data.widget.timetableSlots).toEqual([
      { date: '2026-11-20', timetableTimeSlots: [{ timetableIds: [1] }] },
      { date: '2026-11-21', timetableTimeSlots: [{ timetableIds: [2] }] },
    ]);
  });

  it('answers for a home what it shows and no more: its own slots, or the beginning of the list [TIMETABLE-003]', async () => {
    const shown = async (contentId: number, at: string) => {
      const { data } = await calls.call(
        readTimetable,
        { portalId: 1, eventId: 11, contentId },
        { type: 'home' },
        { now: Date.parse(at) },
      );
      return [data.timetables.map(({ timetableId }) => timetableId), data.list.timetableSlots.map(({ date }) => date)];
    };
    expect(await shown(62, '2026-11-20T10:00:00+09:00')).toEqual([
      [1, 2],
      ['2026-11-20', '2026-11-21'],
    ]);
    expect(await shown(62, '2026-11-21T10:00:00+09:00')).toEqual([[2], ['2026-11-21']]);
    expect(await shown(64, '2026-11-20T10:00:00+09:00')).toEqual([[2], ['2026-11-21']]);
  });

  it('answers a short timetable whole, whatever part of it is asked for [TIMETABLE-012]', async () => {
    const query = { type: 'page', date: '2026-11-20', text: 'x', page: '3' };
    const { data } = await calls.call(readTimetable, { portalId: 1, eventId: 11, contentId: 62 }, query);
    expect(data).toEqual((await read(62)).data);
  });

  it('keeps to the slots that the organiser wrote, without entries that are not there [TIMETABLE-003]', async () => {
    const { data } = await read(64);
    expect(data.list.timetableSlots).toEqual([{ date: '2026-11-21', timetableTimeSlots: [{ timetableIds: [2] }] }]);
    expect(data.widget.timetableSlots).toEqual([]);
  });

  it('tells venues, categories and days in the language of the call [TIMETABLE-004, TIMETABLE-013]', async () => {
    const { data } = await read(62, { language: 'eng' });
    expect(data.settings).toEqual({
      ticketContentId: 60,
      venues: [{ id: 7, name: 'Room A' }],
      categories: [{ id: 1, name: 'Keynote' }],
      dateTabs: [
        { date: '2026-11-20', label: 'Day one' },
        { date: '2026-11-21', label: '' },
      ],
    });
  });

  it('refuses a content that is no timetable, and stays behind the doors of its site', async () => {
    await expect(read(4)).rejects.toMatchObject({ status: 404 });
    await expect(read(99)).rejects.toMatchObject({ status: 404 });
    const locked = calls.call(readTimetable, { portalId: 0, eventId: 12, contentId: 62 });
    await expect(locked).rejects.toMatchObject({ status: 461 });
  });
});
