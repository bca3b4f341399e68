import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { taxonomyDocuments } from '#features/taxonomy/documents.ts';
import { parseInstant } from '#kernel/period.ts';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import * as contract from '../contract.ts';
import { siteLinkDocuments } from '#features/site-link/documents.ts';
import { scheduleDocuments } from '../documents.ts';
import { createScheduleServer } from '../server.ts';
import { favoritesOn, sampleImage, sampleModules } from './sample-schedule.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const person = (detailId: number, more: object = {}) => ({ detailId, name: { jpn: `登壇者${detailId}` }, ...more });
const withSpeakers = [
  { moduleCode: 'united_web_link', contentId: 70, items: [{ ...person(1), url: '/' }] },
  {
    moduleCode: 'united_web_link',
    contentId: 71,
    content: { kind: 'speaker' },
    items: [person(1, { affiliation: { jpn: '海の大学' } }), person(2, { visible: false }), person(3)],
  },
  {
    moduleCode: 'schedule',
    contentId: 54,
    items: [1, 2].map((detailId) => ({
      detailId,
      title: { value: { jpn: `講演${detailId}` } },
      speaker: { ids: detailId === 1 ? [3, 2, 1] : [1] },
      held_datetime: { startDate: '2026-11-21 10:00', endDate: '2026-11-21 11:00' },
      createdAt: '2026-11-01 09:00',
    })),
  },
];
let calls: SiteCalls;
beforeAll(async () => {
  calls = await siteCalls(
    [
      { site: portalFile(favoritesOn) },
      { site: eventFile({ portalId: 1, ...favoritesOn }), modules: sampleModules },
      {
        site: eventFile({
          portalId: 1,
          eventId: 12,
          login: { isEnabled: true, lock: [{ contentId: 54, detailIds: [1] }] },
        }),
        modules: sampleModules,
      },
      { site: eventFile({ portalId: 1, eventId: 14 }), modules: withSpeakers },
      { site: eventFile({ portalId: 1, eventId: 13, ...favoritesOn }), modules: sampleModules, passcode: '246802' },
    ],
    [...scheduleDocuments, ...siteLinkDocuments, ...taxonomyDocuments],
    (site, database) =>
      createScheduleServer({
        database,
        site,
        favorite: { favoritesOf: async () => [] },
        closedContents: async () => new Map(),
        guardDetail: async () => {},
        publicUrl: undefined,
      }),
  );
});
afterAll(() => calls.close());

const event = { portalId: 1, eventId: 11 };
const content = { ...event, contentId: 54 };
const list = (query: object = {}, more = {}) => calls.call(contract.listSchedules, content, query, { now, ...more });
const ids = async (query: object = {}): Promise<number[]> =>
  (await list(query)).data.scheduleContents.map(({ scheduleId }) => scheduleId);
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

describe('the calls of a schedule', () => {
  test('answer every field of a session [SCHEDULE-001, SCHEDULE-017]', async () => {
    const { data } = await list();
    const answered = v.array(v.strictObject(contract.scheduleContentSchema.entries));
    expect(v.is(answered, data.scheduleContents)).toBe(true);
    expect(data.scheduleContents.find(({ scheduleId }) => scheduleId === 1)).toEqual({
      scheduleId: 1,
      createdAt: '2026-11-01T09:00:00+09:00',
      items: {
        title: { value: '基調講演', phonetic: 'キチョウコウエン' },
        category: { ids: [2] },
        division: { ids: [1] },
        place: { ids: [1, 2] },
        speaker: { ids: [] },
        live_stream: { ids: [] },
        main_image: { ...sampleImage, alt: '港' },
        keyword: '海',
        description: '',
        held_datetime: { startDate: '2026-11-21T10:00:00+09:00', endDate: '2026-11-21T11:00:00+09:00' },
        release_period: { visiblePeriod: true, visibleStartDate: '2026-11-01', visibleEndDate: '2026-11-30' },
        pickup: { adoption: true, priority: 3 },
      },
    });
  });

  test('list the released sessions in the order of time, with the days and what each filter would find [SCHEDULE-016, SCHEDULE-017]', async () => {
    const { data, total, lastPage } = await list({ per_page: '2' });
    expect(data.scheduleContents.map(({ scheduleId }) => scheduleId)).toEqual([3, 2]);
    expect([total, lastPage]).toEqual([3, 2]);
    expect(data.days).toEqual([
      { date: '2026-11-19', count: 1 },
      { date: '2026-11-21', count: 2 },
    ]);
    expect(data.categories).toEqual([
      { id: 1, name: '海', parentId: null, count: 1 },
      { id: 2, name: '深海', parentId: 1, count: 1 },
    ]);
    expect(data.places.map(({ name, count }) => [name, count])).toEqual([
      ['大講堂', 1],
      ['広場', 2],
    ]);
  });

  test.each([
    [{ schedule_ids: ['2', '1', '4'] }, [2, 1]],
    [{ schedule_ids: '1' }, [1]],
    [{ keyword: 'きちょう' }, [1]],
    [{ keyword: 'night' }, [2]],
    [{ category: '1' }, [1]],
    [{ division: ['1'] }, [1]],
    [{ place: ['1', '2'] }, [2, 1]],
    [{ date: '2026-11-19' }, [3]],
    [{ page: '2', per_page: '2' }, [1]],
    [{ filter_type: 'NewArrival' }, [2, 3, 1]],
    [{ filter_type: 'Pickup' }, [1]],
    [{ filter_type: 'History', schedule_ids: ['1', '3'] }, [1, 3]],
    [{ filter_type: 'Favorite', schedule_ids: ['3', '1', '2'] }, [2, 1, 3]],
    [{ filter_type: 'Category', category: ['1'] }, [1]],
  ])('list by %j the sessions %j [SCHEDULE-017]', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  test.each([
    [{}, '2026-11-21', [2, 1]],
    [{ date: '2026-11-19' }, '2026-11-19', [3]],
    [{ date: '2026-11-20' }, '2026-11-21', [2, 1]],
    [{ place: '1' }, '2026-11-21', [1]],
    [{ page: '9' }, '2026-11-21', [2, 1]],
  ])(
    'answer with type=day by %j the day %s with the sessions %j in one call [SCHEDULE-017]',
    async (query, date, expected) => {
      const { data, total, lastPage } = await list({ ...query, type: 'day' });
      expect(data.day).toMatchObject({ date, page: 1 });
      expect(data.scheduleContents.map(({ scheduleId }) => scheduleId)).toEqual(expected);
      expect([total, lastPage]).toEqual([expected.length, 1]);
    },
  );

  test('tell what is on within a day beside any list', async () => {
    const { data } = await list({ date: '2026-11-19', around: '1' });
    expect(data.around?.scheduleContents.map(({ scheduleId }) => scheduleId)).toEqual([2]);
    expect(data.around?.cut).toBeNull();
    expect((await list()).data.around).toBeUndefined();
  });

  test.each([
    [{ place: 'x' }],
    [{ type: 'week' }],
    [{ around: 'often' }],
    [{ date: 'tomorrow' }],
    [{ keyword: 'a'.repeat(201) }],
    [{ schedule_ids: Array.from({ length: 101 }, (_, id) => String(id)) }],
    [{ filter_type: 'Newest' }],
    [{ page: '0' }],
  ])('refuse %j with 422', async (query) => {
    expect(await statusOf(list(query))).toBe(422);
  });

  test('find a session for members by its names, but not by its text', async () => {
    const found = async (eventId: number, keyword: string) => {
      const { data } = await calls.call(contract.listSchedules, { ...content, eventId }, { keyword }, { now });
      return data.scheduleContents.map(({ scheduleId }) => scheduleId);
    };
    expect(await found(11, '本文')).toEqual([1]);
    expect(await found(12, '本文')).toEqual([]);
    expect(await found(12, '基調')).toEqual([1]);
  });

  test('answer one session with safe HTML in the visitor’s language [SCHEDULE-017]', async () => {
    const read = (detailId: number, language: 'jpn' | 'eng' = 'jpn') =>
      calls.call(contract.readSchedule, { ...content, detailId }, {}, { now, language });
    expect((await read(1)).data.scheduleContent.items.description).toBe('<p>本文</p>');
    const english = (await read(2, 'eng')).data;
    expect(english.scheduleContent.items.title.value).toBe('Night class');
    expect(english.places.map(({ name }) => name)).toEqual(['大講堂', 'Square']);
    expect([await statusOf(read(4)), await statusOf(read(99))]).toEqual([404, 404]);
  });

  test('stay in their event and behind its doors', async () => {
    expect(await statusOf(calls.call(contract.listSchedules, { ...content, contentId: 50 }))).toBe(404);
    expect(await statusOf(calls.call(contract.listSchedules, { ...content, eventId: 13 }))).toBe(461);
    expect(await statusOf(calls.call(contract.downloadSchedules, { ...content, eventId: 13 }))).toBe(461);
  });
});

test('a session names its speakers in the order of the organiser, one of them in two sessions, and nobody who is hidden', async () => {
  const speakersOf = async (detailId: number) =>
    (await calls.call(contract.readSchedule, { ...content, eventId: 14, detailId }, {}, { now })).data.speakers;
  expect(await speakersOf(1)).toEqual([
    { contentId: 71, detailId: 3, name: '登壇者3', affiliation: '', thumbnail: null },
    { contentId: 71, detailId: 1, name: '登壇者1', affiliation: '海の大学', thumbnail: null },
  ]);
  expect((await speakersOf(2)).map(({ detailId }) => detailId)).toEqual([1]);
});
