import type { Locator, Page } from '@playwright/test';
import taxonomy from '#features/taxonomy/texts/jpn.ts';
import { say, site } from './demo-sites.ts';
import { expect, takenOver, test } from './journey.ts';
import { type OwnServer, ownServer, type SiteFile } from './own-server.ts';
import { longOnce, once } from './sweep.ts';

const expo = site('expo');
const city = site('city');
const conference = site('conference');
const town = site('hanamachi');
const lantern = site('hanamachi-lantern');
const market = site('market');

const content = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test(
  'each site has its own title, description, key words, picture and icon, and its own error page [ERROR-006, ERROR-007, ERROR-008, ERROR-009, SITE-007, SITE-008, SITE-009, SITE-010, SITE-011, TERMS-016]',
  once,
  async ({ page, language }) => {
    const pictures = new Set<string | null>();
    for (const one of [town, market]) {
      const { webSetting, errorPage } = one.file;
      await page.goto(one.path);
      await expect(page).toHaveTitle(say(webSetting.title, language));
      expect(await content(page, 'description')).toBe(say(webSetting.siteDescription, language));
      expect(await content(page, 'keywords')).toBe(say(webSetting.siteKeyword, language));
      const icon = await page.locator('link[rel=icon]').first().getAttribute('href');
      for (const picture of [await content(page, 'og:image'), icon]) {
        pictures.add(picture);
        const answer = await page.request.get(picture ?? '');
        expect([picture, answer.status(), answer.headers()['content-type']]).toEqual([
          picture,
          200,
          expect.stringMatching(/^image\//),
        ]);
      }

      await page.goto(`${one.path}/error`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(errorPage?.errorPageTitle, language));
      const written = say(errorPage?.errorPageHtml, language).replaceAll(/<[^>]*>/g, '');
      await expect(page.locator('.hb-error-html')).toHaveText(written.trim());
      const image = page.locator('.hb-error-image');
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      // One organiser has given an icon, the other has not.
      await expect(page.locator('img.hb-error-icon')).toHaveCount(errorPage?.errorPageIcon === undefined ? 0 : 1);
    }
    expect(pictures.size).toBe(4);
  },
);

test.describe('before a visitor has decided', () => {
  test.use({ hasDecided: false });

  test(
    'each site asks about cookies, links to its terms and offers languages in its own words [TERMS-002, TERMS-003, TERMS-006, TERMS-007, TERMS-016]',
    longOnce,
    async ({ page, language, open, words }) => {
      for (const one of [city, conference]) {
        await open(one.path);
        const { cookie, terms } = one.file;
        const question = page.getByRole('region').filter({ hasText: say(cookie?.body, language) });
        for (const answer of [cookie?.positiveButtonTitle, cookie?.negativeButtonTitle]) {
          await expect(question.getByRole('button', { name: say(answer, language), exact: true })).toBeVisible();
        }
        const titles = await page.getByRole('contentinfo').getByRole('link').allTextContents();
        const policies = [say(terms?.titlePrivacy, language), words.navigation.privacy].filter(Boolean);
        expect(titles.filter((title) => policies.includes(title))).toHaveLength(one === city ? 1 : 0);
        await footerLink(page, say(terms?.titleTerms, language)).click();
        await expect(page).toHaveURL(`${one.path}/users/terms`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(terms?.titleTerms, language));
      }
      await open(expo.path);
      await expect(page.locator(`footer a[href="${expo.file.terms?.urlPrivacy}"]`)).toBeVisible();
      await expect(page.locator('footer a[href$="/users/privacy-policy"]')).toHaveCount(0);
    },
  );
});

test(
  'the list of places offers the map of a hall, which is downloaded [SITE-035]',
  longOnce,
  async ({ page, open }) => {
    await open(`${expo.path}/module/place/52`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: taxonomy.downloadUnknown }).first().click();
    expect((await download).suggestedFilename()).toMatch(/\.(webp|svg|png|pdf)$/);
  },
);

test.describe('an organiser publishes other settings', () => {
  let server: OwnServer;
  let key = '';
  test.beforeAll(async () => {
    server = await ownServer();
    await server.change([market, changeMarket], [lantern, changeLantern]);
    const said = await server.hiroba('console-user', `event/${market.eventId}`, '--add');
    key = /consoleUser=([\w-]+)/.exec(said)?.[1] ?? '';
    await server.start();
  });
  test.afterAll(() => server.close());

  test(
    'and the pages follow: what is off is gone, what is closed asks for its key, and widgets and links are as they are set [ACCESS-024, ACCESS-042, ACCESS-044, ACCESS-045, ACCESS-063, LAYOUT-019, LINK-005, LINK-006, SITE-012, TERMS-002, TERMS-004, TERMS-005, WEBPAGE-002]',
    once,
    async ({ page, context, words }) => {
      const at = ({ path }: { path: string }, rest = ''): string => `${server.address}${path}${rest}`;
      await context.addCookies([{ name: 'cookie-consent', value: 'true', url: server.address }]);
      const region = (name: string) => page.getByRole('region', { name, exact: true });

      // The demo's own server has the market as it was.
      await page.goto(market.path);
      await expect(region(word)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);

      await page.goto(at(market));
      await takenOver(page);
      expect(await content(page, 'robots')).toBe('noindex,nofollow');
      await expect(region(word)).toHaveCount(0);
      for (const { name, title, image } of pageWidgets) {
        const card = region(name);
        await expect(card.locator('.hb-card-title')).toHaveCount(title ? 1 : 0);
        await expect(card.locator('img')).toHaveCount(image ? 1 : 0);
      }
      for (const { name, form, parts } of linkWidgets) {
        const tile = region(name).locator('.hb-site-link');
        await expect(tile).toHaveClass(new RegExp(`\\bhb-site-link-${form}\\b`));
        for (const [part, place] of linkParts) {
          await expect(tile.locator(place), `${name} ${part}`).toHaveCount(parts.includes(part) ? 1 : 0);
        }
      }
      await expect(footerLink(page, '市の約束')).toHaveAttribute('href', 'https://asaichi.example.jp/yakusoku');
      await expect(page.locator('footer a[href*="/users/"]')).toHaveCount(0);

      await page.goto(at(lantern));
      await expect(page.locator('footer a[href$="/users/terms"]')).toHaveCount(0);
      await footerLink(page, '宿の約束').click();
      await expect(page).toHaveURL(at(lantern, '/users/privacy-policy'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿の約束');
      await expect(page.getByText('他言しません。')).toBeVisible();

      await page.goto(at(market, '/module/booth/211/2'));
      await expect(page).toHaveURL(at(market, '/module/booth/211/2'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(at(market, '/module/booth/211/1'));
      await expect(page).toHaveURL(at(market, '/users/login'));

      const office = at(market, '/module/web_page/25');
      for (const [query, isOpen] of [
        ['', false],
        ['?consoleUser=0000-not-a-key', false],
        [`?consoleUser=${key}`, true],
      ] as const) {
        await page.goto(office + query);
        await expect(page).toHaveURL((isOpen ? office : at(market, '/error')) + query);
        await expect(page.getByText('組合員だけの話')).toHaveCount(isOpen ? 1 : 0);
        if (!isOpen) await expect(page.getByText(words.error.message)).toBeVisible();
      }
    },
  );
});

/** The market's widget of free text. */
const word = say(market.file.modules.find(({ contentId }) => contentId === 40)?.title, 'jpn');

const pageWidgets = [
  { name: '題も絵も', title: true, image: true },
  { name: '絵だけ', title: false, image: true },
  { name: '題だけ', title: true, image: false },
];

const linkParts = [
  ['name', '.hb-site-link-name'],
  ['thumbnail', 'img'],
  ['description', '.hb-site-link-description'],
] as const;
type Part = (typeof linkParts)[number][0];
const linkWidgets: { name: string; form: 'banner' | 'panel' | 'card'; parts: Part[] }[] = [
  { name: '横長', form: 'banner', parts: ['name', 'thumbnail', 'description'] },
  { name: '四角', form: 'panel', parts: ['name'] },
  { name: 'カード', form: 'card', parts: ['thumbnail'] },
  { name: '説明', form: 'card', parts: ['description'] },
];

function changeMarket(file: SiteFile): void {
  const { modules } = file;
  const moduleOf = (contentId: number) => modules.find((module) => module.contentId === contentId);
  /** The module with its first item alone. */
  const another = (contentId: number, next: number, name: string, more: object) => {
    const module = structuredClone(moduleOf(contentId));
    const items = module?.items?.slice(0, 1) ?? [];
    modules.push({ moduleCode: '', ...module, contentId: next, title: { jpn: name }, items, ...more });
  };
  Object.assign(moduleOf(40) ?? {}, { visible: false });
  for (const [index, { name, title, image }] of pageWidgets.entries()) {
    another(20, 300 + index, name, { widget: { titleVisible: title, imageVisible: image } });
  }
  for (const [index, { name, form, parts }] of linkWidgets.entries()) {
    const forms = ['banner', 'panel', 'card'].map((one) => [`${one}Visible`, one === form]);
    const flags = linkParts.map(([part]) => [`${part}Visible`, parts.includes(part)]);
    another(30, 310 + index, name, { widget: { numberOfDisplay: 1, ...Object.fromEntries([...forms, ...flags]) } });
  }
  another(20, 25, '組合員だけの話', {
    isConsoleUserOnly: true,
    items: [{ detailId: 1, title: { jpn: '組合員だけの話' } }],
  });
  Object.assign(file, {
    webSetting: { ...(file['webSetting'] as object), isRelease: false },
    login: { isEnabled: true, lock: [{ contentId: 211, detailIds: [1] }] },
    terms: {
      switchTerms: true,
      typeTerms: 'Url',
      urlTerms: 'https://asaichi.example.jp/yakusoku',
      titleTerms: { jpn: '市の約束' },
    },
  });
}

function changeLantern(file: SiteFile): void {
  const bodyPrivacy = { jpn: '<p>他言しません。</p>' };
  file['terms'] = { switchPrivacy: true, titlePrivacy: { jpn: '宿の約束' }, bodyPrivacy };
}
