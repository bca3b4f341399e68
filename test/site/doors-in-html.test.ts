import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closedScreens } from '#app/web-pages.ts';
import { languageCodes } from '#kernel/language.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { entryOf, metaOf, parsePage, shownIn } from './parse-page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test.each([
  ['the login', '/web/portal/1/event/11/users/login', ['login_id', 'password']],
  ['the login of a site by invitation', '/web/portal/1/event/14/users/login', ['login_id', 'password']],
  ['the registration', '/web/portal/1/event/11/users/register', ['mail']],
  ['a new password', '/web/portal/1/event/11/users/reset', ['mail']],
  ['the passcode', '/web/event/21/verify', ['passcode']],
])('%s stands in the first HTML with its heading and its form, in every language', async (_, path, names) => {
  const headings = new Set<string>();
  for (const language of languageCodes) {
    const document = parsePage(await site.page(`${path}?language=${language}`));
    const main = document.querySelector('main')!;
    const heading = main.querySelector('h1')?.textContent ?? '';
    headings.add(heading);
    expect(document.title.startsWith(`${heading} | `)).toBe(true);
    const form = main.querySelector('form[method=post]')!;
    expect([...form.querySelectorAll('input')].map((field) => field.getAttribute('name'))).toEqual(names);
    for (const field of form.querySelectorAll('input')) {
      expect(main.querySelector(`label[for="${field.id}"]`)?.textContent).toMatch(/\S/);
    }
    expect(form.querySelector('button[type=submit]')?.textContent).toMatch(/\S/);
    expect(metaOf(document, 'robots')).toMatch(/^noindex/);
  }
  expect(headings.size).toBe(languageCodes.length);
});

describe('before a browser says that it has passed it', () => {
  const party = '/web/event/32';
  const login = ['login_id', 'password'];
  const fieldsIn = (html: string): (string | null)[] =>
    [...(parsePage(html).querySelector('main form[method=post]')?.querySelectorAll('input') ?? [])].map((one) =>
      one.getAttribute('name'),
    );
  const isShell = (html: string): boolean => !('screen' in entryOf(html).page);

  test.each([
    ['a site with a passcode', '/web/event/21', 'verify', ['passcode'], 'passed-doors=event'],
    ['a page of it', '/web/event/21/module/information/10?page=2', 'verify', ['passcode'], 'passed-doors=member.event'],
    ['a site by invitation', '/web/portal/1/event/14', 'login', login, 'passed-doors=member'],
    ['a page for members', '/web/portal/1/event/11/users/mypage', 'login', login, 'passed-doors=portal.member'],
  ])(
    '%s begins with its door at the asked address, then with the neutral shell',
    async (_, path, name, names, passed) => {
      const html = await site.page(path);
      const page = shownIn(html);
      expect([page.name, page.data]).toEqual([name, { asked: path, own: expect.stringMatching(`/${name}$`) }]);
      expect(fieldsIn(html)).toEqual(names);
      const document = parsePage(html);
      const heading = document.querySelector('main h1')?.textContent ?? '';
      expect(document.title.startsWith(`${heading} | `)).toBe(true);
      expect(metaOf(document, 'robots')).toMatch(/^noindex/);
      // Nothing veils it until the scripts have come.
      expect(document.querySelector('.hb-loading-overlay')).toBeNull();
      // It says no more of the site than the door at its own address.
      const own = entryOf(await site.page((page.data as { own: string }).own));
      expect(entryOf(html).facts['init']).toEqual(own.facts['init']);

      for (const cookie of [passed, `a=b; ${passed}`]) {
        expect(isShell(await site.page(path, { cookie }))).toBe(true);
      }
      for (const cookie of ['passed-doors=', 'passed-doors=x', 'passed-doors=portal', `${passed}x`]) {
        expect([cookie, await site.page(path, { cookie })]).toEqual([cookie, html]);
      }
    },
  );

  test('a content for holders of a ticket begins with the login, which only its call asks for [ACCESS-029]', async () => {
    const content = '/web/portal/1/event/11/module/web_page/22';
    for (const path of [content, `${content}/1`]) {
      const html = await site.page(path);
      expect([shownIn(html).name, fieldsIn(html)]).toEqual(['login', login]);
      expect(metaOf(parsePage(html), 'robots')).toMatch(/^noindex/);
      // Without the login nobody learns which tickets open it.
      expect(html).not.toContain('detail?ticket=3');
      expect(isShell(await site.page(path, { cookie: 'passed-doors=member' }))).toBe(true);
      for (const cookie of ['passed-doors=portal.event', 'login-skipped=event-11'])
        expect(await site.page(path, { cookie })).toBe(html);
    }
    // An application has a login of its own.
    expect(isShell(await site.page(`${content}?isApplication=1`))).toBe(true);
  });

  test('what is not public now says so in its HTML, to everybody alike and with 404 [ACCESS-047]', async () => {
    const path = '/web/portal/1/event/11/module/information/10/7';
    const answers = await Promise.all(['', 'passed-doors=member'].map((cookie) => site.get(path, { cookie })));
    const [html, ofMember] = await Promise.all(answers.map((answer) => answer.text()));
    expect([answers.map(({ status }) => status), html]).toEqual([[404, 404], ofMember]);
    expect(shownIn(html!).screen).toBe(closedScreens.outsidePeriod);
    const document = parsePage(html!);
    expect(document.title.startsWith(document.querySelector('main h1')?.textContent ?? '?')).toBe(true);
    // Of what it holds, nobody learns more than its address.
    expect(entryOf(html!).page).toMatchObject({ data: null });
  });

  test('a login that may be skipped stands in the place of each page, whose head it leaves [ACCESS-020, ACCESS-021]', async () => {
    for (const path of [party, `${party}/module/information/10`]) {
      const html = await site.page(path);
      expect([entryOf(html).page.name, fieldsIn(html)]).toEqual(['login', login]);
      for (const cookie of ['passed-doors=member', 'login-skipped=event-1.event-32']) {
        const shown = await site.page(path, { cookie });
        expect(entryOf(shown).page.name).not.toBe('login');
        const heads = [html, shown].map((one) => {
          const document = parsePage(one);
          const names = ['description', 'og:title', 'og:url', 'robots'].map((name) => metaOf(document, name));
          return [document.title, ...names, document.querySelectorAll('script[type="application/ld+json"]').length];
        });
        expect(heads[0]).toEqual(heads[1]);
      }
      for (const cookie of ['login-skipped=portal-32', 'login-skipped=event-3'])
        expect(entryOf(await site.page(path, { cookie })).page.name).toBe('login');
    }
    for (const path of [`${party}/users/login`, `${party}/users/terms`, `${party}/nope`, `${party}?isApplication=1`]) {
      expect([path, (shownIn(await (await site.get(path)).text()).data as { own?: string } | null)?.own]).toEqual([
        path,
        undefined,
      ]);
    }
  });

  test('skipping it works without scripts: a form keeps the cookie for the session and leads on [ACCESS-022]', async () => {
    const skips = async (next: string, cookie = '') => {
      const body = new URLSearchParams({ next });
      const answer = await site.hiroba.fetch(
        new Request('http://hiroba.test/web/login-skip', { method: 'POST', body, headers: { cookie } }),
      );
      const said = ['location', 'set-cookie', 'cache-control'].map((name) => answer.headers.get(name));
      return [answer.status, ...said];
    };
    const asked = `${party}/module/information/10`;
    const form = parsePage(await site.page(`${asked}?page=2`)).querySelector('form[action$="/login-skip"]');
    const next = form?.querySelector('input')?.getAttribute('value') ?? '';
    expect([form?.getAttribute('action'), next]).toEqual(['/web/login-skip', `${asked}?page=2`]);
    const cookie = (value: string): string => `login-skipped=${value}; Path=/; SameSite=Lax`;
    expect(await skips(next)).toEqual([303, next, cookie('event-32'), 'no-store']);
    expect(await skips(next, 'login-skipped=portal-1')).toEqual([303, next, cookie('event-32.portal-1'), 'no-store']);
    for (const elsewhere of ['https://evil.test/web/event/32', '//evil.test/', '/\\evil.test', ''])
      expect((await skips(elsewhere))[1]).toBe('/web/');
  });
});
