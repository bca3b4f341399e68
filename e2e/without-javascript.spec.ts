import { say, site } from './demo-sites.ts';
import { expect, test } from './journey.ts';
import { longOnce } from './sweep.ts';

test.use({ javaScriptEnabled: false, hasDecided: false });

const expo = site('expo');
const city = site('city');

test('without JavaScript the question about cookies is answered, and a portal, an event, its news and the error page can be read [COOKIE-005]', async ({
  page,
  language,
  words,
  troubles,
}) => {
  troubles.expect(/request failed: csp .*\.js/);
  await page.goto(`${city.path}?consoleUser=key-1`);
  const question = page.locator('.hb-popup');
  await question.locator('button[value=false]').click();
  await expect(page).toHaveURL(`${city.path}?consoleUser=key-1`);
  await expect(question).toHaveCount(0);
  await page.goto(city.path);
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: say(city.file.overview?.name, language) })).toBeVisible();
  await page.locator(`main a[href="${expo.path}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: say(expo.file.overview?.name, language) })).toBeVisible();
  await page.locator(`main .hb-section-more[href="${expo.path}/module/information/10"]`).click();
  const first = page.locator('main .hb-card-link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('main .hb-rich-text p').first()).toBeVisible();
  await page.locator('.hb-back-link').click();
  await expect(page).toHaveURL(`${expo.path}/module/information/10`);
  await page.goto(`${expo.path}/error`);
  await expect(page.getByRole('heading', { level: 1, name: words.error.title })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: words.error.toTop }).click();
  await expect(page).toHaveURL(expo.path);
});

test(
  'without JavaScript a ticket can be read, and what cannot do without says so',
  longOnce,
  async ({ page, language, words, troubles }) => {
    troubles.expect(/request failed: csp .*\.js/);
    const sale = expo.file.modules.find(({ moduleCode }) => moduleCode === 'ticket');
    await page.goto(`${expo.path}/module/ticket/${sale?.contentId}/detail?ticket=2`);
    const ticket = page.getByRole('dialog');
    await expect(ticket.getByRole('heading').first()).toBeVisible();
    await expect(ticket.locator('.hb-ticket-price').first()).toBeVisible();
    await expect(ticket.locator('.hb-rich-text')).toBeVisible();
    await expect(ticket.locator('.hb-needs-script')).toBeVisible();
    await ticket.getByRole('link', { name: words.common.close }).click();
    await expect(page).toHaveURL(`${expo.path}/module/ticket/${sale?.contentId}`);
    await expect(ticket).toHaveCount(0);
    for (const path of [
      `${city.path}/users/login`,
      `${city.path}/users/register`,
      `${city.path}/users/reset`,
      `${expo.path}/users/mypage`,
      `${expo.path}/module/ticket/${sale?.contentId}?step=profile`,
      `${expo.path}/module/ticket/${sale?.contentId}/payment`,
      `${site('passcode').path}/verify`,
      site('passcode').path,
      `${site('conference').path}/module/web_page/21`,
      `${expo.path}/module/web_page/22`,
      site('party').path,
    ]) {
      await page.goto(path);
      const said = page.locator('main .hb-needs-script');
      await expect(said).toBeVisible();
      expect(await said.textContent()).toBe(words.common.needsScript);
      await expect(page.locator('.hb-skeleton:visible, .hb-loading-overlay:visible')).toHaveCount(0);
    }
    // The last one says what it is the door of.
    await expect(page.getByText(say(site('party').file.overview?.name, language)).last()).toBeVisible();
    await expect(page.locator('main .hb-door-event > .hb-picture')).toBeVisible();
    await page.goto(`${expo.path}/module/timetable/62`);
    await expect(page.locator('main .hb-timetable-ticket:visible').first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0);
  },
);
