import { htmlLang, languageCodes, languageName } from '#kernel/language.ts';
import { languageCookieSeconds } from '#kernel/limits.ts';
import { say, site } from './demo-sites.ts';
import { expect, isSameDocument, markDocument, takenOver, test } from './journey.ts';
import { enterAs, tokensOf } from './member.ts';
import { accessibilityProblems } from './page-quality.ts';
import { longOnce } from './sweep.ts';
import { wordsOf } from './words.ts';

const expo = site('expo');
const news = `${expo.path}/module/information/10`;
const newsTitle = expo.file.modules.find(({ contentId }) => contentId === 10)?.title;

test('one press changes the texts of the whole site without a reload, and keeps the choice for a year [LANG-010, LANG-012]', async ({
  page,
  open,
  context,
  language,
  words,
}) => {
  const target = language === 'jpn' ? 'kor' : 'zhtw';
  const after = await wordsOf(target);
  await open(news);
  await markDocument(page);
  await page.getByRole('banner').getByRole('button', { name: words.navigation.language }).click();
  const dialog = page.getByRole('dialog', { name: words.language.title });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(languageCodes.length);
  await expect(dialog.locator('[aria-current]')).toHaveText(languageName[language]);
  expect(await accessibilityProblems(page)).toEqual([]);

  await dialog.getByRole('button', { name: words.language.back }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language]);
  expect((await context.cookies()).find(({ name }) => name === 'language')).toBeUndefined();

  await page.getByRole('banner').getByRole('button', { name: words.navigation.language }).click();
  await dialog.getByRole('button', { name: languageName[target], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say(newsTitle, target) })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[target]);
  await expect(page).toHaveTitle(`${say(newsTitle, target)} | ${say(expo.file.webSetting.title, target)}`);
  await expect(page.getByRole('banner').getByRole('button', { name: after.navigation.language })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  const cookie = (await context.cookies()).find(({ name }) => name === 'language');
  expect(cookie?.value).toBe(target);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(languageCookieSeconds - 600);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: say(newsTitle, target) })).toBeVisible();
});

test('the dialog also changes the organiser’s texts, and the texts of a member’s own page [LANG-010, LAYOUT-015]', async ({
  page,
  open,
  request,
  language,
  words,
}) => {
  const target = language === 'jpn' ? 'kor' : 'zhtw';
  const guide = expo.file.modules
    .find(({ contentId }) => contentId === 20)
    ?.items?.find(({ detailId }) => detailId === 1);
  const change = async (to: typeof target): Promise<void> => {
    await page.getByRole('banner').getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: languageName[to], exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  const heading = page.getByRole('heading', { level: 1 });

  await open(`${expo.path}/module/web_page/20/1`);
  await expect(heading).toHaveText(say(guide?.title, language));
  await change(target);
  await expect(heading).toHaveText(say(guide?.title, target));

  // Contents for members come from the server only, in the member's language too.
  await page.context().clearCookies({ name: 'language' });
  await enterAs(page, await tokensOf(request, 'hanako.demo'));
  await open(`${expo.path}/users/mypage/profile`);
  await expect(page.getByText(words.profile.labels.GENDER, { exact: true })).toBeVisible();
  await change(target);
  const after = await wordsOf(target);
  await expect(page.locator('.hb-site-name')).toHaveText(say(expo.file.webSetting.title, target));
  await expect(page.getByText(after.profile.labels.GENDER, { exact: true })).toBeVisible();
});

test(
  'a change of language that fails leaves everything as it was and says so [LANG-014, LAYOUT-017]',
  longOnce,
  async ({ page, open, context, language, words, troubles }) => {
    troubles.expect(/net::ERR_FAILED/);
    const target = language === 'jpn' ? 'eng' : 'jpn';
    await open(expo.path);
    const title = await page.title();
    await page.route(/\/seo(\/|\.json)/, (route) => route.abort());
    await page.getByRole('banner').getByRole('button', { name: words.navigation.language }).click();
    const dialog = page.getByRole('dialog', { name: words.language.title });
    const choice = dialog.getByRole('button', { name: languageName[target], exact: true });
    await choice.click();

    await expect(dialog.getByText(words.language.failed, { exact: true })).toBeVisible();
    await expect(dialog.locator('[aria-current]')).toHaveText(languageName[language]);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language]);
    await expect(page).toHaveTitle(title);
    expect((await context.cookies()).find(({ name }) => name === 'language')).toBeUndefined();

    await page.unroute(/\/seo(\/|\.json)/);
    await choice.click();
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[target]);
  },
);

test(
  'site data of another domain in the language that is chosen lead to the error page [BOOT-011]',
  longOnce,
  async ({ page, open, context, language, words }) => {
    const target = language === 'jpn' ? 'eng' : 'jpn';
    await open(news);
    await page.route(`**/${target}/seo.json*`, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { init: { webSetting: object } } };
      const { init } = data;
      const webSetting = { ...init.webSetting, domain: 'elsewhere.test' };
      await route.fulfill({ response, json: { data: { ...data, init: { ...init, webSetting } } } });
    });
    await page.getByRole('banner').getByRole('button', { name: words.navigation.language }).click();
    const dialog = page.getByRole('dialog', { name: words.language.title });
    await dialog.getByRole('button', { name: languageName[target], exact: true }).click();

    await expect(page).toHaveURL(`${expo.path}/error`);
    await expect(page.getByRole('heading', { level: 1, name: words.error.title })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language]);
    expect((await context.cookies()).find(({ name }) => name === 'language')).toBeUndefined();
  },
);

test(
  'without the static site data the page asks the server for them [BOOT-008]',
  longOnce,
  async ({ page, open, words, language, troubles }) => {
    troubles.expect(/status( of)? 404/);
    await open(expo.path);
    await page.route('**/seo.json*', (route) => route.fulfill({ status: 404, body: '{}' }));
    const call = page.waitForResponse((response) => response.url().includes('/web_api/v2/seo/1/11'));
    await page.getByRole('banner').getByRole('button', { name: words.navigation.language }).click();
    const dialog = page.getByRole('dialog', { name: words.language.title });
    const target = language === 'jpn' ? 'chi' : 'kor';
    await dialog.getByRole('button', { name: languageName[target], exact: true }).click();
    expect((await call).status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[target]);
  },
);

test(
  'the language of the address comes before the one of the cookie, and that before the browser’s [LANG-011, LANG-016]',
  longOnce,
  async ({ page, open, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'kor', url: baseURL }]);
    await open(expo.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(expo.file.overview?.name, 'kor'));
    await open(`${expo.path}?language=chi`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(expo.file.overview?.name, 'chi'));
  },
);

test(
  'going back after a change of language shows the pages before in the new one [LANG-013]',
  longOnce,
  async ({ page, open, language, words }) => {
    const city = site('city');
    const target = language === 'jpn' ? 'eng' : 'jpn';
    await open(city.path);
    await page.locator(`main a.hb-card-link[href="${expo.path}"]`).first().click();
    await expect(page).toHaveURL(expo.path);
    await takenOver(page);
    await page.locator(`main .hb-section-more[href="${news}"]`).click();
    await expect(page).toHaveURL(news);
    await page.getByRole('banner').getByRole('button', { name: words.navigation.language }).click();
    const dialog = page.getByRole('dialog', { name: words.language.title });
    await dialog.getByRole('button', { name: languageName[target], exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: say(newsTitle, target) })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(expo.file.overview?.name, target));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(city.file.overview?.name, target));
  },
);
