import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { SiteServer } from '#features/site/server.ts';
import { taxonomyDocuments } from '#features/taxonomy/documents.ts';
import type { FileAnswer } from '#kernel/file-answer.ts';
import { parseInstant } from '#kernel/period.ts';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { testMember, type TestMember } from '../../../../test/test-member.ts';
import * as contract from '../contract.ts';
import { scheduleDocuments } from '../documents.ts';
import { createScheduleServer } from '../server.ts';
import { scheduleFeedData } from './schedule-feed.ts';
import { favoritesOn, held, sampleModules, sampleSchedule } from './sample-schedule.ts';

const now = parseInstant('2026-11-20 10:00') as number;
let calls: SiteCalls;
let site: SiteServer;
let member: TestMember;
let favorites: { contentId: number; detailId: number }[] = [];
beforeAll(async () => {
  calls = await siteCalls(
    [
      { site: portalFile(favoritesOn) },
      { site: eventFile({ portalId: 1, ...favoritesOn }), modules: sampleModules },
      { site: eventFile({ portalId: 1, eventId: 12, login: { isEnabled: true } }), modules: sampleModules },
      { site: eventFile({ portalId: 1, eventId: 13, ...favoritesOn }), modules: sampleModules, passcode: '246802' },
    ],
    [...scheduleDocuments, ...taxonomyDocuments],
    (server, database) => {
      site = server;
      const favorite = {
        favoritesOf: async () => favorites.map((one) => ({ ...one, moduleId: 28, updateDate: '2026-11-20' })),
      };
      const closedContents = async () => new Map();
      return createScheduleServer({
        database,
        site,
        favorite,
        closedContents,
        guardDetail: async () => {},
        publicUrl: 'https://events.example.jp',
      });
    },
  );
  member = await testMember(calls.database, 'portal/1', now);
});
afterAll(() => calls.close());

const event = { portalId: 1, eventId: 11 };
const content = { ...event, contentId: 54 };
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

/** Changes the published sessions, as if the organiser had published them anew. */
async function publish(change: (items: ReturnType<typeof sampleSchedule>['items']) => object[]): Promise<void> {
  const { kysely } = calls.database;
  await sql`delete from content_item where site_key = 'event/11' and content_id = 54 and version = 'published'`.execute(
    kysely,
  );
  const item = scheduleDocuments[0]?.item as v.GenericSchema;
  for (const [position, document] of change(sampleSchedule(54).items).entries()) {
    const { detailId } = document as { detailId: number };
    await sql`insert into content_item (site_key, version, content_id, detail_id, position, document)
      values ('event/11', 'published', 54, ${detailId}, ${position}, ${JSON.stringify(v.parse(item, document))}::jsonb)`.execute(
      kysely,
    );
  }
  await sql`update site set revision = nextval('site_revision') where site_key = 'event/11'`.execute(kysely);
  await site.directory.refresh();
}

const feedOf = (data: unknown): string => gunzipSync((data as FileAnswer).bytes).toString();
const textOf = (data: unknown): string => new TextDecoder().decode((data as FileAnswer).bytes);
const valuesOf = (file: string, name: string): string[] =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1));

describe('sessions in a calendar', () => {
  const download = async (schedule_ids: number[], more = {}) =>
    textOf((await calls.call(contract.downloadSchedules, content, { schedule_ids }, { now, ...more })).data);

  test('are a file with one or several of them, whatever characters their titles have', async () => {
    const one = await download([1]);
    expect(valuesOf(one, 'UID')).toEqual(['session-54-1@event-11.hiroba']);
    expect(valuesOf(one, 'DTSTART')).toEqual(['20261121T010000Z']);
    expect(valuesOf(one, 'LOCATION')).toEqual(['大講堂 / 広場']);
    expect(valuesOf(one, 'DESCRIPTION')).toEqual(['本文']);
    expect(valuesOf(one, 'URL')).toEqual(['https://events.example.jp/web/portal/1/event/11/module/schedule/54/1']);
    const both = await download([1, 2]);
    expect(valuesOf(both, 'SUMMARY')).toEqual(['夜の\\nBEGIN:VALARM\\, 講座\\; 光', '基調講演']);
    expect(valuesOf(both, 'BEGIN')).toEqual(['VCALENDAR', 'VEVENT', 'VEVENT']);
    expect(await statusOf(download([4]))).toBe(404);
    expect(await statusOf(download([]))).toBe(404);
  });

  test('get a higher sequence with a change, and are cancelled if they are withdrawn before they begin', async () => {
    expect(valuesOf(await download([1, 2, 3]), 'SEQUENCE')).toEqual(['0', '0', '0']);
    await publish((items) =>
      items.map((item) => (item.detailId === 1 ? { ...item, held_datetime: held('10:30', '11:30') } : item)),
    );
    expect(valuesOf(await download([1]), 'SEQUENCE')).toEqual(['1']);
    expect(valuesOf(await download([1]), 'DTSTART')).toEqual(['20261121T013000Z']);
    await publish((items) => items.filter(({ detailId }) => detailId === 2));
    const after = await download([1, 2, 3]);
    expect(valuesOf(after, 'STATUS')).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
    expect(valuesOf(after, 'SEQUENCE')).toEqual(['0', '0', '2']);
    await publish((items) => items);
    const back = await download([1]);
    expect([valuesOf(back, 'STATUS'), valuesOf(back, 'SEQUENCE')]).toEqual([['CONFIRMED'], ['3']]);
  });
});

describe('a private calendar address', () => {
  const as = () => ({ accessToken: member.accessToken, now });
  const state = async () => (await calls.call(contract.readScheduleFeed, event, {}, as())).data.createdAt;
  const make = async () => (await calls.post(contract.makeScheduleFeed, event, {}, as())).data.token;
  const revoke = async () => (await calls.post(contract.revokeScheduleFeed, event, {}, as())).data;
  const read = (token: string, more: object = {}, params: object = event) =>
    calls.call(contract.downloadScheduleFeed, { ...params, token } as never, {}, { now, ...more });

  test('opens the favourites without a login, until it is replaced or revoked', async () => {
    favorites = [
      { contentId: 54, detailId: 2 },
      { contentId: 54, detailId: 3 },
    ];
    expect(await state()).toBeNull();
    const first = await make();
    expect(await state()).toBe('2026-11-20T10:00:00+09:00');
    const file = feedOf((await read(`${first}.ics`)).data);
    expect(valuesOf(file, 'UID')).toEqual(['session-54-3@event-11.hiroba', 'session-54-2@event-11.hiroba']);
    expect(valuesOf(file, 'X-PUBLISHED-TTL')).toEqual(['PT60M']);
    const second = await make();
    expect(second).not.toBe(first);
    expect(await statusOf(read(first))).toBe(404);
    expect(await statusOf(read(second))).toBe(200);
    expect(await revoke()).toEqual({ createdAt: null });
    expect(await revoke()).toEqual({ createdAt: null });
    expect(await statusOf(read(second))).toBe(404);
    expect(await state()).toBeNull();
  });

  test('sends no bytes to a calendar that has them, and all of them after a change', async () => {
    favorites = [{ contentId: 54, detailId: 2 }];
    const token = await make();
    const ask = async (known?: string) => {
      const header = (name: string) => (name === 'if-none-match' ? known : undefined);
      const { bytes, lasting } = (await read(token, { header })).data;
      return { bytes: bytes.length, etag: lasting?.etag, isKnown: lasting?.isKnown };
    };
    const first = await ask();
    expect(first).toEqual({ bytes: expect.any(Number), etag: expect.stringMatching(/^"[\w-]{43}"$/), isKnown: false });
    expect(await ask(first.etag)).toEqual({ bytes: 0, etag: first.etag, isKnown: true });
    expect(await ask(`W/${first.etag}`)).toMatchObject({ bytes: 0 });
    favorites = [...favorites, { contentId: 54, detailId: 3 }];
    const second = await ask(first.etag);
    expect([second.isKnown, second.bytes > 0, second.etag === first.etag]).toEqual([false, true, false]);
    await revoke();
    expect(await statusOf(read(token))).toBe(404);
  });

  test('that is unknown, replaced or of another event gets the same answer', async () => {
    const old = await make();
    const token = await make();
    const said = (one: Promise<unknown>) =>
      one.catch(({ status, say }: { status: number; say: (language: 'jpn') => string }) => [status, say('jpn')]);
    const unknown = await said(read('x'.repeat(43)));
    expect(await said(read(old))).toEqual(unknown);
    expect(await said(read(token, {}, { portalId: 1, eventId: 12 }))).toEqual(unknown);
    expect(await said(read(''))).toEqual(unknown);
    expect(unknown).toMatchObject([404, expect.any(String)]);
  });

  test('shows a session that was withdrawn as cancelled', async () => {
    favorites = [{ contentId: 54, detailId: 1 }];
    const token = await make();
    expect(valuesOf(feedOf((await read(token)).data), 'STATUS')).toEqual(['CONFIRMED']);
    await publish((items) => items.filter(({ detailId }) => detailId !== 1));
    expect(valuesOf(feedOf((await read(token)).data), 'STATUS')).toEqual(['CANCELLED']);
    await publish((items) => items);
  });

  test('can be made by members if favourites are on, and twenty times in an hour at most', async () => {
    expect(await statusOf(calls.post(contract.makeScheduleFeed, event, {}, { now }))).toBe(403);
    const elsewhere = { portalId: 1, eventId: 12 };
    expect(await statusOf(calls.post(contract.makeScheduleFeed, elsewhere, {}, as()))).toBe(404);
    const other = await testMember(calls.database, 'portal/1', now);
    const tries = [];
    for (let count = 0; count < 21; count += 1) {
      tries.push(
        await statusOf(calls.post(contract.makeScheduleFeed, event, {}, { accessToken: other.accessToken, now })),
      );
    }
    expect(tries.lastIndexOf(200)).toBe(19);
    expect(tries[20]).toBe(429);
  });

  test('is in the export of its member without its token, and stored as a hash only', async () => {
    const token = await make();
    const data = await scheduleFeedData(calls.database).read({ memberId: member.memberId, realmKey: 'portal/1' });
    expect(data).toEqual([{ site: 'event/11', language: 'jpn', createdAt: new Date(now) }]);
    const rows = await calls.database.kysely.selectFrom('schedule_feed').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
