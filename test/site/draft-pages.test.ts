import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asPreviewer, type DoorSite, drafted, published, startDoorSite } from '../door-sites.ts';
import type { TestMember } from '../test-member.ts';
import { metricsHeaders } from '../start-test-site.ts';
import { entryOf, shownIn, metaOf, parsePage, textOf } from './parse-page.ts';

let doors: DoorSite;
let previewer: TestMember;
beforeAll(async () => {
  doors = await startDoorSite();
  previewer = await doors.member(['portal/95', 'previewer']);
});
afterAll(() => doors.close());

const event = '/web/portal/95/event/951';
const preview = '/web/preview/portal/95/event/951/module/information/3/1';
const rests = [
  '',
  '/module/information/3',
  '/module/information/3/1',
  '/module/html/6',
  '/users/mypage',
  '/users/terms',
];
const drafts = [preview, ...rests.map((rest) => `${event}${rest}?isDraft=true`)];

describe('a page of a draft', () => {
  test.each(drafts)(
    '%s is a shell without any content, for everybody alike, and for no search engine [SITE-014]',
    async (path) => {
      const plain = await doors.site.page(path);
      const asked = await doors.site.page(path, asPreviewer(previewer));
      expect(asked).toBe(plain);
      for (const word of [drafted, '案', published]) expect([word, plain.includes(word)]).toEqual([word, false]);
      expect(metaOf(parsePage(plain), 'robots')).toBe('noindex,nofollow');
      const { facts, page } = entryOf(plain);
      expect(facts).toMatchObject({
        isDraft: true,
        init: { isLocked: true, usePasscodeLock: false, isInvitingEvent: false },
      });
      expect(page).not.toHaveProperty('screen');
      expect(page).not.toHaveProperty('data');
      expect(facts.keptQuery).toBe('isDraft=true');
    },
  );

  test('of a site that was never published looks like that of an unknown site', async () => {
    const shellOf = async (eventId: number): Promise<string> => {
      const html = await doors.site.page(`/web/portal/95/event/${eventId}?isDraft=true`);
      return html.replaceAll(String(eventId), '#');
    };
    expect(await shellOf(970)).toBe(await shellOf(999));
    const html = await doors.site.page('/web/portal/95/event/970?isDraft=true');
    expect(entryOf(html).facts).toMatchObject({
      init: { event: { eventId: 970 }, modules: [], login: { realmKey: 'portal/95' } },
    });
    expect((await doors.site.get('/web/portal/95/event/970')).status).toBe(404);
  });

  test('of a closed site asks for a previewer alone: the doors of the published site do not guard it', async () => {
    for (const eventId of [952, 953, 959]) {
      const { init } = entryOf(await doors.site.page(`/web/portal/95/event/${eventId}?isDraft=true`)).facts;
      expect([eventId, init.usePasscodeLock, init.isInvitingEvent, init.login.isRequiredAtStartup]).toEqual([
        eventId,
        false,
        false,
        false,
      ]);
    }
  });

  test('is the published page again without the flag', async () => {
    const html = await doors.site.page(`${event}/module/information/3/1`);
    expect(textOf(parsePage(html))).toContain(published);
    expect(entryOf(html).facts.isDraft).toBe(false);
  });
});

describe('the address of a preview', () => {
  test('shows its event, whose links stay in the draft', async () => {
    const { facts, page } = entryOf(await doors.site.page(preview));
    expect(facts).toMatchObject({ address: { portalId: 95, eventId: 951 }, site: { portalId: 95, eventId: 951 } });
    expect(page).toMatchObject({
      name: 'preview',
      params: { moduleCode: 'information', contentId: '3', detailId: '1' },
    });
  });

  test.each(['/web/preview/portal/x/event/951/module/information/3/1', '/web/preview/nonsense'])(
    '%s leads to the error page',
    async (path) => {
      const response = await doors.site.get(path);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/web/error']);
    },
  );

  test('whose address has a token is kept in no cache', async () => {
    const bytes = async (): Promise<string> =>
      /page_cache_bytes\S* (\d+)/.exec(await (await doors.site.get('/metrics', metricsHeaders)).text())?.[1] ?? 'none';
    const before = await bytes();
    await doors.site.page(`${preview}?access_token=W3rnVDfZnjI5u5a87T7gCSyhb7inEhUUAcdkb4WNjxc`);
    expect([await bytes(), before]).toEqual([before, expect.stringMatching(/^\d+$/)]);
    const html = await doors.site.page(`${preview}?access_token=W3rnVDfZnjI5u5a87T7gCSyhb7inEhUUAcdkb4WNjxc`);
    expect(html).not.toContain('W3rnVDfZnjI5');
    expect(doors.site.logged.join('\n')).not.toContain('W3rnVDfZnjI5');
  });
});

describe('a content with a lock of its own', () => {
  test.each([
    '/web/portal/95/event/955/module/information/3',
    '/web/portal/95/event/955/module/web_page/4/2',
    '/web/portal/95/event/956/module/information/3/1',
    '/web/portal/95/event/956/module/html/6',
  ])('%s is a login in every HTML, and a shell for who says to be a member [ACCESS-023, ACCESS-029]', async (path) => {
    for (const cookie of ['', 'passed-doors=member.portal.event']) {
      const html = await doors.site.page(path, { cookie });
      expect([html.includes(`${published} `), html.includes(`<p>${published}`)]).toEqual([false, false]);
      const { name, screen } = entryOf(html).page;
      const isLogin = cookie === '';
      expect([name === 'login', screen !== undefined]).toEqual([isLogin, isLogin]);
    }
  });

  test('is left out of the home, and the other contents are shown', async () => {
    const html = await doors.site.page('/web/portal/95/event/955');
    const home = shownIn(html).data as { contentId: number }[];
    expect(home.map(({ contentId }) => contentId)).not.toContain(3);
    expect(home.map(({ contentId }) => contentId)).toContain(5);
  });
});
