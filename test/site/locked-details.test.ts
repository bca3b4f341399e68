import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#features/account/server.ts';
import { buildPath, type Endpoint } from '#kernel/endpoint.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { contracts } from '../contracts.ts';
import { publishTestSites } from '../published-site.ts';
import { startTestSite, type TestSite, testNow } from '../start-test-site.ts';
import { testMember } from '../test-member.ts';
import { withDefaults } from './fixture-sites.ts';

/** Eleven letters, so that the id of a video can be it. */
const secret = 'geheimnis01';
/** Of a booth: its name and its text. */
const switchedOff = 'abgeschaltet';
const name = { jpn: '会員だけの一つ' };
const hidden = { jpn: `<p>${secret}</p>` };
const line = { jpn: secret };
const times = { startAt: '2026-11-20 09:00', endAt: '2026-11-20 18:00' };
const dates = { startDate: '2026-11-20 09:00', endDate: '2026-11-20 18:00' };
const live = (detailId: number, source: object) => ({ detailId, title: name, description: hidden, ...dates, source });
const booth = (detailId: number, more: object) => ({
  detailId,
  items: {
    title: { value: name },
    description: { value: hidden },
    main_movie: { liveEnable: true },
    live_stream_pro: { enable: true },
  },
  movies: [{ id: 1, title: line, youtubeId: secret }],
  products: [{ id: 1, name: line, description: line, url: `https://${secret}.example.jp/` }],
  exhibitorAdministrators: [{ id: 1, nickname: line }],
  autoReply: { message: line },
  ...more,
});
const session = { title: { value: name }, description: hidden, createdAt: '2026-11-01 10:00' };

/** The first two details of each content are for members, and hold the secret; lists show their names. */
const modules = [
  {
    moduleCode: 'booth',
    contentId: 60,
    items: [
      booth(1, { movieLiveStreams: [{ movieUuid: secret, youtubeId: secret, title: name, ...times }] }),
      booth(2, { brightcoveMovieLiveStreams: [{ liveStreamProId: secret, title: name, ...times }] }),
      {
        detailId: 3,
        stand: 'B-3',
        items: {
          title: { enable: false, value: { jpn: switchedOff } },
          description: { enable: false, value: { jpn: switchedOff } },
          main_movie: { liveEnable: true },
        },
        movieLiveStreams: [{ movieUuid: 'stage', ...times }],
      },
    ],
  },
  { moduleCode: 'booth_cross_search', contentId: 61 },
  {
    moduleCode: 'schedule',
    contentId: 62,
    items: [1, 2].map((detailId) => ({ detailId, ...session, held_datetime: dates })),
  },
  {
    moduleCode: 'live_stream',
    contentId: 63,
    items: [live(1, { kind: 'youtube', videoId: secret }), live(2, { kind: 'brightcove', videoId: secret })],
  },
  { moduleCode: 'coupon', contentId: 64, items: [1, 2].map((detailId) => ({ detailId, title: name, body: hidden })) },
  {
    moduleCode: 'information',
    contentId: 66,
    items: [1, 2].map((detailId) => ({ detailId, title: name, body: hidden, createdAt: '2026-11-01 10:00' })),
  },
  { moduleCode: 'web_page', contentId: 65, items: [1, 2].map((detailId) => ({ detailId, title: name, body: hidden })) },
];
const contentIds = modules.map(({ contentId }) => contentId);
const place = { portalId: 1, eventId: 961 };

let site: TestSite;
let member: Record<string, string>;
beforeAll(async () => {
  site = await startTestSite();
  const lock = contentIds.map((contentId) => ({ contentId, detailIds: [1, 2] }));
  const event = { kind: 'event', ...place, languages: ['jpn'], webSetting: { title: name }, overview: { name } };
  const login = { isEnabled: true, lock };
  const own = { client: { enableMyBag: true }, mypage: { favorite: { isEnable: true } } };
  await publishTestSites(site.database, [withDefaults({ site: { ...event, ...own, login }, modules })]);
  await site.hiroba.features.site.directory.refresh();
  const { memberId } = await testMember(site.database, 'portal/1', testNow);
  member = { 'access-token': (await openSession(site.database.kysely, memberId, testNow)).accessToken };
});
afterAll(() => site.close());

const queries = [
  '',
  `keyword=${secret}`,
  'is_detail=1',
  'schedule_ids[]=1&schedule_ids[]=2',
  'content_id=60&detail_id=1',
];
/** The queries whose fields a call knows. */
const queriesOf = ({ query }: Endpoint): string[] => {
  const fields = Object.keys((query as { entries?: object } | undefined)?.entries ?? {});
  return queries.filter((one) => one === '' || fields.includes(one.split(/[[=]/)[0] as string));
};
const isInEvents = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): boolean =>
  method === 'GET' && path.includes('{eventId}') && !path.includes('{key}');
const readings = contracts.filter(
  (endpoint) => (endpoint.who === 'anyone' || endpoint.who === 'visitor') && isInEvents(endpoint),
);

/** The answers of a call to each content, and of each query that some calls take. */
async function* answersTo(endpoint: Endpoint, headers: Record<string, string>, detailId?: number) {
  const { path } = endpoint;
  for (const contentId of path.includes('{contentId}') ? contentIds : [0]) {
    const ids = {
      entryFormKey: 'x',
      token: 'x',
      code: 'x',
      ...place,
      contentId,
      detailId: detailId ?? 1,
      boothId: detailId ?? 2,
    };
    const filled = path.replace(/\{(\w+)\}/g, (whole, one: string) => (one in ids ? whole : '1'));
    for (const query of queriesOf(endpoint)) {
      const address = `${apiPrefix}${buildPath(filled, ids)}?${query}`;
      yield { address, text: await (await site.get(address, headers)).text() };
    }
  }
}

test('no call tells a visitor the content of a detail that is for members', async () => {
  const told: string[] = [];
  let named = 0;
  for (const endpoint of readings) {
    for await (const { address, text } of answersTo(endpoint, { language: 'jpn' })) {
      if (text.includes(secret)) told.push(address);
      if (text.includes(name.jpn)) named += 1;
    }
  }
  expect(told).toEqual([]);
  // Lists do name them, so the answers were of these details.
  expect(named).toBeGreaterThan(10);
});

test('a member is told the content of such a detail, so the test above looks in the right place (control)', async () => {
  const found = new Set<string>();
  for (const endpoint of readings) {
    for await (const { text } of answersTo(endpoint, { language: 'jpn', ...member })) {
      if (text.includes(secret)) found.add(endpoint.name);
    }
  }
  expect([...found].sort()).toEqual([
    'downloadSchedules',
    'readBooth',
    'readBoothStream',
    'readCoupon',
    'readEventInformation',
    'readEventWebPage',
    'readExhibitorProfiles',
    'readLiveStream',
    'readSchedule',
  ]);
});

test('no call tells what the organiser has switched off in a booth, not even of a favourite', async () => {
  const json = { ...member, 'content-type': 'application/json' };
  const marked = JSON.stringify([{ contentId: 60, detailId: 3, moduleId: 5, isFavorite: true }]);
  expect((await site.post(`${apiPrefix}favorite/1/961`, marked, json)).status).toBe(200);
  const told: string[] = [];
  let named = 0;
  for (const endpoint of contracts.filter(isInEvents)) {
    for await (const { address, text } of answersTo(endpoint, { language: 'jpn', ...member }, 3)) {
      if (text.includes(switchedOff)) told.push(address);
      if (text.includes('B-3')) named += 1;
    }
  }
  expect(told).toEqual([]);
  expect(named).toBeGreaterThan(5);
});

test('no page of a list or a detail tells a visitor the content of a detail that is for members', async () => {
  const base = '/web/portal/1/event/961';
  for (const { moduleCode, contentId } of modules) {
    for (const rest of ['', '/1', '/2']) {
      const page = await site.get(`${base}/module/${moduleCode}/${contentId}${rest}?keyword=${secret}`);
      // The words of a search stand in its field.
      const text = (await page.text()).replaceAll(`value="${secret}"`, '').replaceAll(`keyword=${secret}`, '');
      expect([moduleCode, rest, text.includes(`<p>${secret}`)]).toEqual([moduleCode, rest, false]);
    }
  }
});
