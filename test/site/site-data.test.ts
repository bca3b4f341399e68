import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScheduleListAnswer } from '#features/schedule/contract.ts';
import { nowAndNext } from '#features/schedule/rules/now-and-next.ts';
import type { SiteData } from '#features/site/web.ts';
import { languageCodes } from '#kernel/language.ts';
import { type ModuleCode, moduleCodes, moduleIdOf } from '#kernel/module-code.ts';
import { formatInstant, startOfTokyoDay } from '#kernel/period.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';
import { publishFixtures } from './fixture-sites.ts';
import { parsePage } from './parse-page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await publishFixtures(site);
});
afterAll(() => site.close());

const call = async (path: string, headers: Record<string, string> = {}) => {
  const response = await site.get(`/web_api/v2/${path}`, headers);
  return { status: response.status, body: await response.json() };
};
const read = async (ids: string, headers: Record<string, string> = {}): Promise<SiteData> =>
  (await call(`seo/${ids}`, headers)).body.data;
/** The ids of every published site, of the demo world and ours, as the calls take them. */
const allIds = (): string[] =>
  site.hiroba.features.site.directory
    .all()
    .map(({ portalId, eventId }) => (eventId === undefined ? `${portalId}` : `${portalId}/${eventId}`));
const has = (value: object, ...keys: string[]): void =>
  expect(Object.keys(value)).toEqual(expect.arrayContaining(keys));

describe('the site data', () => {
  test('of every site are answered in one data member, with all their parts [SITE-001, SITE-004]', async () => {
    expect(allIds().length).toBeGreaterThan(12);
    for (const ids of allIds()) {
      const { status, body } = await call(`seo/${ids}`);
      expect([ids, status, Object.keys(body)]).toEqual([ids, 200, ['data']]);
      const { data } = body;
      const kind = ids.includes('/') ? 'event' : 'portal';
      has(data, 'init', 'userdata', 'language', 'webSetting', 'cookie', 'useLanguageCode', 'isInvitingEvent', kind);
      has(
        data.init,
        kind,
        'isInvitingEvent',
        'language',
        'webSetting',
        'cookie',
        'useLanguageCode',
        'usePasscodeLock',
        'client',
      );
      expect(data.init.client.isEvesta).toBeTypeOf('boolean');
      const [portalId, eventId] = ids.split('/').map(Number);
      expect(data[kind]).toMatchObject(eventId === undefined ? { portalId } : { portalId, eventId });
    }
  });

  test('hold every web setting [SITE-005]', async () => {
    for (const ids of allIds()) {
      const { webSetting } = await read(ids);
      has(
        webSetting,
        'title',
        'siteDescription',
        'siteKeyword',
        'siteOgpImage',
        'siteIcon',
        'cssPath',
        'domain',
        'ownDomain',
        'isOwnDomain',
        'isNotSearchEngine',
        'isRelease',
        'portalSetting',
      );
      expect(webSetting.title).not.toBe('');
    }
  });

  test('of a portal list the domains of its events [SITE-006]', async () => {
    const { eventSettings } = (await read('90')).webSetting;
    expect(eventSettings.find(({ eventId }: { eventId: number }) => eventId === 901)).toEqual({
      eventId: 901,
      isOwnDomain: false,
      ownDomain: null,
    });
    const operator = (await read('0')).webSetting.eventSettings;
    expect(operator).toContainEqual({ eventId: 904, isOwnDomain: true, ownDomain: 'solo.test' });
  });

  test('hold the login, client, event and my page settings [SITE-018, SITE-019, SITE-020, SITE-021]', async () => {
    for (const ids of allIds()) {
      const { init } = await read(ids);
      has(init.login, 'isEnabled', 'isRequiredAtStartup', 'isEnabledSkipAtStartup', 'authMethod', 'lock');
      has(init.client, 'enableMyBag', 'paymentAgent', 'isEvesta');
      if (init.event) has(init.event, 'enableMyBag', 'usePortal', 'isInvitingEvent');
      has(init.mypage, 'isShowCreditCard', 'isShowMyTicket');
      for (const feature of ['myFolder', 'favorite', 'ticketCharge'] as const) has(init.mypage[feature], 'isEnable');
      has(init.mypage.badges, 'enableUserPrint');
      has(init.mypage.businessAppointment.commonContent, 'enable');
    }
    const { mypage } = (await read('90/901')).init;
    expect(mypage).toMatchObject({
      favorite: { isEnable: true },
      isShowMyTicket: true,
      badges: { enableUserPrint: true },
    });
    expect((await read('90/906')).init.login).toMatchObject({ isEnabled: true, isRequiredAtStartup: true });
  });

  test('name the portal and the visitor, in our own shape [SITE-031]', async () => {
    const { webSetting, userdata } = await read('90/901');
    expect(webSetting.portalSetting).toEqual({
      portalId: 90,
      name: '四角い広場',
      domain: 'square.test',
      baseColor: expect.stringMatching(/^#[0-9A-F]{6}$/i),
    });
    expect(userdata).toEqual({ userId: null, isInvited: false, isBlocked: false, isStaff: false, isExhibitor: false });
  });

  test('deliver the modules of the site in their order, with their settings [SITE-032]', async () => {
    const { modules } = (await read('90/901')).init;
    expect(modules.map(({ moduleCode }: { moduleCode: string }) => moduleCode).slice(0, 4)).toEqual([
      'tab',
      'menu',
      'information',
      'web_page',
    ]);
    for (const module of modules) {
      has(module, 'moduleCode', 'moduleId', 'contentId', 'scope', 'sort', 'visible', 'widget', 'list', 'content');
      expect(moduleCodes).toContain(module.moduleCode);
      expect([module.moduleId, module.scope]).toEqual([moduleIdOf(module.moduleCode as ModuleCode), 'event']);
    }
    expect(modules[2]).toMatchObject({
      title: '新着',
      widget: { numberOfDisplay: 6 },
      list: { numberOfDisplayWeb: 20 },
    });
  });

  test('come in the language that is asked for, or else in the first language of the site', async () => {
    expect((await read('90/901', { language: 'eng' })).init).toMatchObject({
      language: 'eng',
      webSetting: { title: 'The big fair' },
    });
    expect((await read('90/901', { language: 'kor' })).init).toMatchObject({
      language: 'jpn',
      webSetting: { title: '大市' },
    });
  });

  test('find an event when the address does not name its portal', async () => {
    expect((await read('0/901')).init.event).toMatchObject({ portalId: 90, eventId: 901 });
  });
});

test('an event that uses its portal leads back to its top; another does not [SITE-036]', async () => {
  const linksOf = async (path: string, headers: Record<string, string> = {}): Promise<(string | null)[]> =>
    [...parsePage(await site.page(path, headers)).querySelectorAll('footer a')].map((link) =>
      link.getAttribute('href'),
    );
  expect(await linksOf('/web/portal/90/event/901')).toContain('/web/portal/90');
  expect(await linksOf('/web/event/901')).toContain('/web/portal/90');
  expect(await linksOf('/event/901', { host: 'square.test' })).toContain('/');
  expect(await linksOf('/web/portal/90/event/907')).not.toContain('/web/portal/90');
  expect(await linksOf('/web/event/904')).toEqual([
    '/web/event/904/users/terms',
    '/web/event/904/users/privacy-policy',
  ]);
  const { event } = (await read('90/901')).init;
  expect(event).toMatchObject({ usePortal: true, portalName: '四角い広場' });
});

describe('the static site data', () => {
  const fileOf = (ids: string, language = 'jpn', base = '/web') => `${base}/seo/${ids}/${language}/seo.json`;

  test('are the same as the call answers, for every site in each of its languages [SITE-002, SITE-003]', async () => {
    for (const ids of allIds()) {
      const offered = (await read(ids)).useLanguageCode as string[];
      for (const language of languageCodes) {
        const response = await site.get(fileOf(ids, language));
        expect([ids, language, response.status]).toEqual([ids, language, offered.includes(language) ? 200 : 404]);
        if (response.status === 200) expect(await response.json()).toEqual({ data: await read(ids, { language }) });
      }
    }
  });

  test('are the same for every visitor and member', async () => {
    const plain = await (await site.get(fileOf('90/902'))).json();
    const held = { 'event-passcode': '246813', 'access-token': 'x', language: 'eng', cookie: 'language=eng' };
    expect(await (await site.get(fileOf('90/902'), held)).json()).toEqual(plain);
    expect(plain.data.init.isLocked).toBe(true);
  });

  test('name the domain they are for', async () => {
    const at = async (path: string, headers = {}) =>
      (await (await site.get(path, headers)).json()).data.webSetting.domain;
    expect(await at(fileOf('90'))).toBe('');
    expect(await at(fileOf('90', 'jpn', ''), { host: 'square.test' })).toBe('square.test');
  });

  test('are answered 304 to a browser that has them, until a site is published', async () => {
    const first = await site.get(fileOf('90'));
    const etag = first.headers.get('etag') as string;
    expect(first.headers.get('cache-control')).toContain('max-age=60');
    const second = await site.get(fileOf('90'), { 'if-none-match': etag });
    expect([second.status, second.headers.get('etag'), await second.text()]).toEqual([304, etag, '']);
    expect((await site.get(fileOf('90', 'eng'), { 'if-none-match': etag })).status).toBe(200);
    await publishFixtures(site);
    const third = await site.get(fileOf('90'), { 'if-none-match': etag });
    expect(third.status).toBe(200);
    expect(third.headers.get('etag')).not.toBe(etag);
  });

  test.each(['77', '90/12', '90/x', 'x', '-1', '90/901/1'])('are not there for %s', async (ids) => {
    const response = await site.get(fileOf(ids));
    expect(response.status).toBe(404);
  });
});

test('at any minute of its day and until it is moved to the next one, the expo of the demo has a session on and one to come', async () => {
  const { body } = await call('schedule/1/11/64?per_page=100');
  const { scheduleContents } = body.data as ScheduleListAnswer;
  const sessions = scheduleContents.map(({ items }) => ({ ...items.held_datetime, isFavorite: false }));
  const midnight = startOfTokyoDay(testNow);
  const quarters = Array.from({ length: 26 * 4 }, (_, quarter) => midnight + quarter * 15 * 60_000);
  const quiet = quarters.filter((at) => {
    const { running, next } = nowAndNext(sessions, at);
    return running.length === 0 || next.length === 0;
  });
  expect(quiet.map(formatInstant)).toEqual([]);
});
