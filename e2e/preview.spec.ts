import type { DoorTexts } from '#features/doors/texts/jpn.ts';
import type { ErrorPageTexts } from '#features/error-page/texts/jpn.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { say, site } from './demo-sites.ts';
import { callsOf, expect, isSameDocument, markDocument, pathOf, takenOver, test } from './journey.ts';
import { enterAs, stored, tokensOf } from './member.ts';
import { accessibilityProblems } from './page-quality.ts';
import { long } from './sweep.ts';

const expo = site('expo');
const news = expo.file.modules.find(({ moduleCode }) => moduleCode === 'information');
const [item] = news?.items ?? [];
const list = `${expo.path}/module/information/${news?.contentId}`;
const previewPath = `/web/preview/portal/${expo.portalId}/event/${expo.eventId}/module/information/${news?.contentId}/${item?.detailId}`;

const wordsOfError = async (language: LanguageCode) =>
  ((await import(`#features/error-page/texts/${language}.ts`)) as { default: ErrorPageTexts }).default.preview;
const wordsOfPreview = async (language: LanguageCode) =>
  ((await import(`#features/doors/texts/${language}.ts`)) as { default: DoorTexts }).default.preview;

test('a previewer sees the draft of a site under a line that says so, link after link; robots stay away [ACCESS-034, ACCESS-036, ACCESS-037, HTTP-014, LAYOUT-011]', async ({
  page,
  request,
  open,
  language,
}) => {
  const preview = await wordsOfPreview(language);
  await enterAs(page, await tokensOf(request, 'preview.demo'));
  const sent: (string | null)[] = [];
  page.on('request', (one) => {
    if (one.url().includes('/web_api/v2/')) sent.push(one.headers()['preview-agent'] ?? null);
  });
  await open(`${expo.path}?isDraft=true`);
  const banner = page.locator('.hb-site-banner');
  await expect(banner).toContainText(preview.bannerText);
  await expect(page.getByRole('heading', { level: 1, name: say(expo.file.overview?.name, language) })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow');
  expect(await accessibilityProblems(page)).toEqual([]);

  await markDocument(page);
  await page.locator(`main a[href^="${list}/"]`).first().click();
  await expect(page).toHaveURL(/\/module\/information\/\d+\/\d+\?isDraft=true$/);
  expect(await isSameDocument(page)).toBe(true);
  await expect(banner).toBeVisible();
  expect(sent.length).toBeGreaterThan(2);
  expect(sent.filter((agent) => agent !== 'previewer')).toEqual([]);
});

test(
  'a preview link shows the detail of a draft, keeps its token and takes it out of the address at once [ACCESS-033, ACCESS-034, ACCESS-038, ACCESS-040, BOOT-012, ROUTE-056]',
  long,
  async ({ page, request, language }) => {
    const { accessToken } = await tokensOf(request, 'preview.demo');
    const calls = callsOf(page);
    const details = page.waitForRequest((one) => one.url().includes('/ex/detail/'));
    await page.goto(`${previewPath}?access_token=${accessToken}`);
    await takenOver(page);
    const headers = (await details).headers();
    expect([headers['access-token'], headers['excluded-modules']]).toEqual([
      accessToken,
      expect.stringContaining('ticket'),
    ]);
    await expect(page.getByRole('heading', { level: 1, name: say(item?.title, language) })).toBeVisible();
    await expect(page.locator('.hb-site-banner')).toContainText((await wordsOfPreview(language)).banner);
    expect(pathOf(page)).toBe(previewPath);
    expect(await stored(page, 'accessToken')).toBe(accessToken);
    expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain(accessToken);
    const ids = `${expo.portalId}/${expo.eventId}`;
    expect(calls).toEqual(
      expect.arrayContaining([
        `/web_api/v2/preview_booth/${ids}`,
        `/web_api/v2/personal/${ids}`,
        `/web_api/v2/ex/detail/${ids}/${news?.contentId}/${item?.detailId}`,
      ]),
    );
    expect(calls.filter((path) => path.includes('/seo'))).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
  },
);

test(
  'a preview link is nobody’s session: my page says that there is no member, and shows nothing of the previewer [ACCESS-034]',
  long,
  async ({ page, request, language, troubles }) => {
    troubles.expect(/status( of)? 403/);
    const { accessToken } = await tokensOf(request, 'preview.demo');
    // The command makes links; the tests of the calls prove that the server answers so to the token of one.
    await page.route('**/web_api/v2/personal/**', (route) =>
      route.fulfill({ status: 403, json: { message: 'said', reason: 'previewLink' } }),
    );
    await page.goto(`${expo.path}?isDraft=true&access_token=${accessToken}`);
    await takenOver(page);
    const preview = await wordsOfPreview(language);
    await expect(page.getByRole('heading', { level: 1, name: say(expo.file.overview?.name, language) })).toBeVisible();
    await page.locator('.hb-header-account').click();
    await expect(page.getByText(preview.noMemberText)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    for (const rest of ['', '/profile', '/credit-card']) {
      await page.goto(`${expo.path}/users/mypage${rest}?isDraft=true`);
      await expect(page.getByText(preview.noMember)).toBeVisible();
    }
    await page.getByRole('link', { name: preview.toDraft }).click();
    await expect(page).toHaveURL(`${expo.path}?isDraft=true`);
  },
);

test(
  'nobody else sees a draft: they get the error page, which says how a preview is opened [ACCESS-033, ACCESS-035, ACCESS-037]',
  long,
  async ({ page, request, language, troubles }) => {
    troubles.expect(/status( of)? 403/);
    const said = await wordsOfError(language);
    for (const path of [previewPath, `${expo.path}?isDraft=true`]) {
      await page.goto(path);
      await expect(page).toHaveURL(`${expo.path}/error?isDraft=true`);
      await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible();
      await expect(page.getByRole('link', { name: said.open })).toHaveAttribute('href', '/console/');
      await expect(page.locator('.hb-site-banner')).toHaveCount(0);
    }
    await enterAs(page, await tokensOf(request, 'hanako.demo'));
    await page.goto(`${expo.path}?isDraft=true`);
    await expect(page).toHaveURL(`${expo.path}/error?isDraft=true`);
  },
);

test(
  'a preview whose detail cannot be fetched leads to the error page [ACCESS-035]',
  long,
  async ({ page, request, troubles }) => {
    troubles.expect(/status( of)? 500/);
    troubles.expect(/console warning/);
    await page.route('**/ex/detail/**', (route) => route.fulfill({ status: 500, json: { message: 'said' } }));
    const { accessToken } = await tokensOf(request, 'preview.demo');
    await page.goto(`${previewPath}?access_token=${accessToken}`);
    await expect(page).toHaveURL(`${expo.path}/error?isDraft=true&again=${encodeURIComponent(previewPath)}`);
  },
);

test(
  'nothing can be saved in a preview, and that is said [ACCESS-046]',
  long,
  async ({ page, request, open, language, troubles }) => {
    troubles.expect(/status( of)? 403/);
    await enterAs(page, await tokensOf(request, 'preview.demo'));
    await open(`${expo.path}/users/mypage/profile?isDraft=true`);
    const save = page.getByRole('main').locator('form button[type="submit"]');
    await save.click();
    await expect(page.getByRole('alertdialog', { name: (await wordsOfPreview(language)).notSaved })).toBeVisible();
  },
);
