import { entranceOf } from '../../../../test/call-entrance.ts';
import type { AnswerOf, Endpoint } from '#kernel/endpoint.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '#server/http/api.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { refuse } from '#server/http/refusal.ts';
import { publishTestSites } from '../../../../test/published-site.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { describeEngines } from '../../../../test/test-database.ts';
import { type EventEntry, type EventFilters, listPortalEvents, readSite, type SiteData } from '../contract.ts';
import { readEventMonth, searchEvents } from '../contract/event-search.ts';
import { createSiteServer, type Door } from '../server.ts';
import { readDocuments } from '../../../../test/read-documents.ts';

const title = (jpn: string, eng = jpn) => ({ title: { jpn, eng } });
const event = (eventId: number, overview: object, more: object = {}) => ({
  site: {
    kind: 'event',
    portalId: 1,
    eventId,
    languages: ['jpn', 'eng'],
    webSetting: title(`催し${eventId}`),
    overview,
    ...more,
  },
});
const sites = [
  {
    site: { kind: 'portal', portalId: 1, languages: ['jpn', 'eng'], webSetting: title('広場', 'Square') },
    modules: [
      { moduleCode: 'event_search', contentId: 5, list: { numberOfDisplayWeb: 20 } },
      { moduleCode: 'information', contentId: 6 },
    ],
  },
  { site: { kind: 'portal', portalId: 2, languages: ['jpn'], webSetting: title('別の広場') } },
  {
    site: { kind: 'portal', portalId: 3, languages: ['jpn'], webSetting: title('鍵') },
    modules: [{ moduleCode: 'digest', contentId: 1, content: { lead: { jpn: '秘密' } } }],
    passcode: '135790',
  },
  {
    site: { kind: 'portal', portalId: 0, languages: ['jpn'], webSetting: title('運営') },
    modules: [
      { moduleCode: 'event_search', contentId: 5 },
      { moduleCode: 'event_search', contentId: 6, content: { onlyOwn: true } },
      {
        moduleCode: 'digest',
        contentId: 7,
        content: {
          points: [
            { label: { jpn: 'ポータル' }, counted: 'portals' },
            { label: { jpn: 'イベント' }, counted: 'events' },
            { label: { jpn: '言語' }, value: { jpn: '五つ' } },
          ],
        },
      },
    ],
  },
  { site: { ...event(41, { name: { jpn: '単独の会' } }).site, portalId: 0 } },
  { site: { ...event(42, { name: { jpn: '鍵の中の会' } }).site, portalId: 3 } },
  event(11, {
    name: { jpn: '花火まつり', eng: 'Fireworks' },
    description: { jpn: '海辺で二日間。' },
    startDate: '2026-12-01 10:00',
    endDate: '2026-12-02 18:00',
    placeName: { jpn: '港公園', eng: 'Harbour Park' },
    tags: [{ jpn: '音楽', eng: 'Music' }],
    fee: { jpn: '大人 1,000円、子ども無料' },
  }),
  event(
    12,
    { name: { jpn: '展示会', eng: 'Expo' }, startDate: '2026-11-25 10:00', isOnline: true, fee: { jpn: '無料' } },
    {
      webSetting: { ...title('展示会'), ownDomain: 'expo.localhost', baseColor: '#112233' },
    },
  ),
  event(13, { name: { jpn: '去年の会' }, startDate: '2025-11-25', endDate: '2025-11-26' }),
  event(14, { name: { jpn: '準備中の会' }, applicationType: 'preparing' }),
  event(15, { startDate: '2026-12-01' }),
  event(16, { name: { jpn: '未公開の会' } }, { webSetting: { ...title('未公開の会'), isRelease: false } }),
  { site: { ...event(17, { name: { jpn: '隣の会' } }).site, portalId: 2 } },
];

const passcodeDoor: Door = ({ site, context }) => {
  if (site.passcode !== undefined && context.passcodes.portal !== site.passcode) throw refuse('passcodeRequired');
};

describeEngines('the events of a portal', (open) => {
  let call: (
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    params: object,
    query?: object,
    more?: Partial<RequestContext>,
  ) => Promise<{ data: EventEntry[]; total?: number; lastPage?: number }>;
  beforeAll(async () => {
    const database = await open();
    await publishTestSites(database, sites);
    const site = createSiteServer(database, [passcodeDoor], readDocuments);
    await site.directory.refresh();
    const api = createApi(site.endpoints, entranceOf(site), () => requestContext());
    call = async (endpoint, params, query = {}, more = {}) =>
      (await api.call(endpoint, { params: params as Record<string, number>, query }, requestContext(more))) as never;
  });
  const idsOf = (answer: { data: EventEntry[] }) => answer.data.map(({ eventId }) => eventId);

  describe('are listed', () => {
    test('the next one first, past ones last, each as lists show it [SITE-022]', async () => {
      const answer = await call(listPortalEvents, { portalId: 1 });
      expect(idsOf(answer)).toEqual([12, 11, 13]);
      expect(answer.data[0]).toEqual({
        portalId: 1,
        eventId: 12,
        ownDomain: 'expo.localhost',
        baseColor: '#112233',
        isRelease: true,
        isInvitingEvent: false,
        usePasscodeLock: false,
        price: null,
        isSoldOut: false,
        isCalledOff: false,
        overview: {
          name: '展示会',
          catchphrase: '',
          cover: null,
          startDate: '2026-11-25 10:00',
          endDate: null,
          placeName: '',
          isOnline: true,
          fee: '無料',
          organizerName: '',
          tags: [],
          applicationType: 'opened',
        },
      });
    });

    test('in the visitor’s language, else in the event’s first [SITE-022]', async () => {
      const { data } = await call(listPortalEvents, { portalId: 1 }, {}, { language: 'eng' });
      expect(data.map(({ overview }) => overview.name)).toEqual(['Expo', 'Fireworks', '去年の会']);
      const korean = await call(listPortalEvents, { portalId: 1 }, {}, { language: 'kor' });
      expect(korean.data[0]?.overview.name).toBe('展示会');
    });

    test('only when they are open and have a name of their own [SITE-023]', async () => {
      const ids = idsOf(await call(listPortalEvents, { portalId: 1 }));
      expect(ids).not.toContain(14);
      expect(ids).not.toContain(15);
    });

    test('only when they are released; draft mode is for previewers alone [SITE-024]', async () => {
      expect(idsOf(await call(listPortalEvents, { portalId: 1 }))).not.toContain(16);
      await expect(call(listPortalEvents, { portalId: 1 }, { is_draft: '1' })).rejects.toMatchObject({ status: 403 });
      await expect(call(listPortalEvents, { portalId: 1 }, {}, { isDraft: true })).rejects.toMatchObject({
        status: 403,
      });
      expect(idsOf(await call(listPortalEvents, { portalId: 1 }, { is_draft: '0' }))).toEqual([12, 11, 13]);
    });

    test('of their own portal only; an unknown portal is not found [SITE-022]', async () => {
      expect(idsOf(await call(listPortalEvents, { portalId: 2 }))).toEqual([17]);
      expect(
        idsOf(await call(listPortalEvents, { portalId: 3 }, {}, { passcodes: { portal: '135790', event: undefined } })),
      ).toEqual([42]);
      await expect(call(listPortalEvents, { portalId: 9 })).rejects.toMatchObject({ status: 404 });
      await expect(call(listPortalEvents, { portalId: -1 })).rejects.toMatchObject({ status: 404 });
    });

    test('behind the doors of the portal [SITE-022]', async () => {
      await expect(call(listPortalEvents, { portalId: 3 })).rejects.toMatchObject({ status: 461 });
    });
  });

  describe('are searched', () => {
    const search = (query: object, more?: Partial<RequestContext>) =>
      call(searchEvents, { portalId: 1, contentId: 5 }, query, more);

    test('by a keyword in their name, description and place, in any language [SITE-026]', async () => {
      expect(idsOf(await search({ keyword: '花火' }))).toEqual([11]);
      expect(idsOf(await search({ keyword: 'ｆｉｒｅworks' }))).toEqual([11]);
      expect(idsOf(await search({ keyword: '海辺' }))).toEqual([11]);
      expect(idsOf(await search({ keyword: 'harbour' }))).toEqual([11]);
      expect(idsOf(await search({ keyword: '未公開' }))).toEqual([]);
      expect(await search({ keyword: 'ない言葉' })).toMatchObject({ data: [], total: 0, lastPage: 1 });
    });

    test("in all open portals at the operator's portal, or there alone where the organiser says so [SITE-026]", async () => {
      const found = async (contentId: number) => idsOf(await call(searchEvents, { portalId: 0, contentId }));
      expect(new Set(await found(5))).toEqual(new Set([11, 12, 13, 17, 41]));
      expect(await found(6)).toEqual([41]);
    });

    test('by tag, place and price, which tell how many they would find [SITE-026]', async () => {
      expect(idsOf(await search({ tag: '音楽' }))).toEqual([11]);
      expect(idsOf(await search({ place: '港公園' }))).toEqual([11]);
      expect(idsOf(await search({ place: '@online' }))).toEqual([12]);
      expect(idsOf(await search({ fee: 'free' }))).toEqual([12]);
      expect(idsOf(await search({ order: 'new' }))).toHaveLength(3);
      const { filters } = (await search({ fee: 'paid' }, { language: 'eng' })) as unknown as { filters: EventFilters };
      expect(filters).toEqual({
        tags: [{ value: '音楽', label: 'Music', count: 1 }],
        places: [{ value: '港公園', label: 'Harbour Park', count: 1 }],
        placesTotal: 1,
        online: 0,
        fees: [
          { fee: 'free', count: 1 },
          { fee: 'paid', count: 1 },
        ],
      });
      await expect(search({ fee: 'cheap' })).rejects.toMatchObject({ status: 422 });
    });

    test('and counted there, where a digest shows it', async () => {
      const { data } = (await call(readSite, { portalId: 0 })) as unknown as { data: SiteData };
      const digest = data.init.modules.find(({ moduleCode }) => moduleCode === 'digest');
      expect(digest?.content['points']).toEqual([
        { label: 'ポータル', value: '2' },
        { label: 'イベント', value: '5' },
        { label: '言語', value: '五つ' },
      ]);
    });

    test('by a period that they overlap [SITE-026]', async () => {
      expect(idsOf(await search({ start: '2026-12-02', end: '2026-12-31' }))).toEqual([11]);
      expect(idsOf(await search({ start: '2026-11-20', end: '2026-11-30' }))).toEqual([12]);
      expect(idsOf(await search({ end: '2025-12-31' }))).toEqual([13]);
    });

    test('in pages [SITE-026]', async () => {
      expect(await search({})).toMatchObject({ total: 3, lastPage: 1 });
      const second = await search({ page: '2', per_page: '2' });
      expect(idsOf(second)).toEqual([13]);
      expect(second).toMatchObject({ total: 3, lastPage: 2 });
      expect(idsOf(await search({ page: '3', per_page: '2' }))).toEqual([]);
    });

    test('by month, that of the next one where none is named, with the nearest months that have some [SITE-026]', async () => {
      type Month = AnswerOf<typeof readEventMonth>;
      const month = async (query: object, contentId = 5) =>
        ((await call(readEventMonth, { portalId: 1, contentId }, query)) as unknown as { data: Month }).data;
      const around = async (query: object) => {
        const { total, previous, next } = await month(query);
        return [total, previous, next];
      };
      const december = await month({ month: '2026-12' });
      expect(december.events.map(({ eventId }) => eventId)).toEqual([11]);
      expect(await around({ month: '2026-12' })).toEqual([1, '2026-11', null]);
      expect(await around({ month: '2026-11', tag: '音楽' })).toEqual([0, null, '2026-12']);
      expect(await around({ month: '2026-11', keyword: 'ない言葉' })).toEqual([0, null, null]);
      expect((await month({ month: '2026-11', fee: 'free' })).events.map(({ eventId }) => eventId)).toEqual([12]);
      expect((await month({ month: '2030-01' })).filters.fees).toEqual(december.filters.fees);
      await expect(month({ month: '2026-13' })).rejects.toMatchObject({ status: 422 });
      expect(await around({})).toEqual(await around({ month: (await month({})).month }));
      expect((await month({ tag: '音楽' })).month).toBe('2026-12');
      await expect(month({ month: '2026-12' }, 6)).rejects.toMatchObject({ status: 404 });
    });

    test('only in a portal that has such a content, and with a valid query [SITE-026]', async () => {
      await expect(call(searchEvents, { portalId: 1, contentId: 6 })).rejects.toMatchObject({ status: 404 });
      await expect(call(searchEvents, { portalId: 2, contentId: 5 })).rejects.toMatchObject({ status: 404 });
      await expect(search({ keyword: 'あ'.repeat(201) })).rejects.toMatchObject({ status: 422 });
      await expect(search({ page: '0' })).rejects.toMatchObject({ status: 422 });
      await expect(search({ per_page: '1000' })).rejects.toMatchObject({ status: 422 });
      expect(idsOf(await search({ start: '明日' }))).toEqual([12, 11, 13]);
    });
  });

  describe('are part of the data of a site', () => {
    const read = async (params: object, more: Partial<RequestContext> = {}) =>
      ((await call(readSite, params, {}, more)) as unknown as { data: SiteData }).data;

    test('which names its portal, and an unknown visitor [SITE-031]', async () => {
      const answered = await read({ portalId: 1, eventId: 12 }, { language: 'eng' });
      const portalSetting = { portalId: 1, name: 'Square', domain: '', baseColor: '#FF8800' };
      expect(answered.init.webSetting.portalSetting).toEqual(portalSetting);
      const userdata = { userId: null, isInvited: false, isBlocked: false, isStaff: false, isExhibitor: false };
      expect(answered.userdata).toEqual(userdata);
      const portal = await read({ portalId: 1 }, { language: 'eng' });
      expect(portal.init.webSetting.portalSetting).toEqual(portalSetting);
      expect(portal.init.webSetting.eventSettings).toContainEqual({
        eventId: 12,
        isOwnDomain: true,
        ownDomain: 'expo.localhost',
      });
    });

    test('which holds its modules in their order, without their contents before the doors [SITE-032]', async () => {
      const { init } = await read({ portalId: 1 });
      expect(init.modules.map(({ moduleCode, contentId }) => [moduleCode, contentId])).toEqual([
        ['event_search', 5],
        ['information', 6],
      ]);
      expect(init.modules[0]).toMatchObject({
        moduleId: 29,
        scope: 'portal',
        sort: 0,
        list: { numberOfDisplayWeb: 20 },
      });
      const locked = await read({ portalId: 3 });
      expect(locked.init).toMatchObject({ isLocked: true, modules: [{ moduleCode: 'digest', content: {} }] });
      const opened = await read({ portalId: 3 }, { passcodes: { portal: '135790', event: undefined } });
      expect(opened.init).toMatchObject({ isLocked: false, modules: [{ content: { lead: '秘密' } }] });
    });
  });
});
