import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSiteLink } from '#features/site-link/contract.ts';
import { siteLinkDocuments } from '#features/site-link/documents.ts';
import { createSiteLinkServer, sessionsOfSpeakerMax } from '#features/site-link/server.ts';
import { parseInstant } from '#kernel/period.ts';
import { refuse } from '#server/http/refusal.ts';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { scheduleDocuments } from '../documents.ts';
import { createSpeakerSessions } from '../server.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const speakers = (contentId: number) => ({
  moduleCode: 'united_web_link',
  contentId,
  content: { kind: 'speaker' },
  items: [1, 2, 3].map((detailId) => ({ detailId, name: { jpn: `登壇者${detailId}` } })),
});
const session = (detailId: number, ids: number[], begin: string, more: object = {}) => ({
  detailId,
  title: { value: { jpn: `講演${detailId}`, eng: `Talk ${detailId}` } },
  speaker: { ids },
  held_datetime: { startDate: `2026-11-21 ${begin}:00`, endDate: `2026-11-21 ${begin}:50` },
  createdAt: '2026-11-01 09:00',
  ...more,
});
const later = { release_period: { visiblePeriod: true, visibleStartDate: '2026-11-21 00:00' } };
const schedule = (contentId: number, items: object[], content: object = {}) => ({
  moduleCode: 'schedule',
  contentId,
  content,
  items,
});
const closed = 57;
const modules = [
  { moduleCode: 'united_web_link', contentId: 70, items: [{ detailId: 1, name: { jpn: '協会' }, url: '/' }] },
  speakers(71),
  speakers(72),
  schedule(54, [session(1, [1, 2], '15'), session(2, [1], '09'), session(3, [1], '11', later)]),
  schedule(55, [session(1, [1], '10')], { speakerContentId: 71 }),
  schedule(56, [session(1, [1], '12')], { speakerContentId: 72 }),
  schedule(closed, [session(1, [1], '13')]),
];
const everywhere = Array.from({ length: sessionsOfSpeakerMax + 1 }, (_, at) => session(at + 1, [1], '10'));

let calls: SiteCalls;
beforeAll(async () => {
  calls = await siteCalls(
    [
      { site: portalFile() },
      { site: eventFile({ portalId: 1, eventId: 14 }), modules },
      { site: eventFile({ portalId: 1, eventId: 15 }), modules: [speakers(71), schedule(54, everywhere)] },
    ],
    [...scheduleDocuments, ...siteLinkDocuments],
    (site) =>
      createSiteLinkServer(site, {
        sessionsOf: createSpeakerSessions({
          store: site.store,
          async guardContent(_, contentId) {
            if (contentId === closed) throw refuse('forbidden');
          },
        }),
      }),
  );
});
afterAll(() => calls.close());

const sessionsOf = async (contentId: number, detailId: number, more: object = {}, eventId = 14) =>
  (await calls.call(readSiteLink, { portalId: 1, eventId, contentId, detailId }, {}, { now, ...more })).data.sessions;
const named = async (...asked: Parameters<typeof sessionsOf>) =>
  (await sessionsOf(...asked)).map(({ contentId, detailId }) => `${contentId}/${detailId}`);

test('a speaker has their sessions in the order of time, of every programme that takes its speakers from this list', async () => {
  expect(await named(71, 1)).toEqual(['54/2', '54/1', '55/1']);
  expect((await sessionsOf(71, 2, { language: 'eng' }))[0]).toEqual({
    contentId: 54,
    detailId: 1,
    title: 'Talk 1',
    startDate: '2026-11-21T15:00:00+09:00',
    endDate: '2026-11-21T15:50:00+09:00',
  });
  expect(await named(72, 1)).toEqual(['56/1']);
});

test('a session that is not released yet comes when it is, and one of a closed programme never', async () => {
  const then = parseInstant('2026-11-21 08:00') as number;
  expect(await named(71, 1, { now: then })).toEqual(['54/2', '54/3', '54/1', '55/1']);
});

test('whoever speaks nowhere has none, and a link has none', async () => {
  expect([await named(71, 3), await named(70, 1)]).toEqual([[], []]);
});

test('a page of a speaker has so many sessions at most', async () => {
  expect(await sessionsOf(71, 1, {}, 15)).toHaveLength(sessionsOfSpeakerMax);
});
