import type { Locator, Page } from '@playwright/test';
import { say, site } from './demo-sites.ts';
import { expect, pathOf, takenOver, test } from './journey.ts';
import { accessibilityProblems } from './page-quality.ts';
import { long } from './sweep.ts';

const reunion = site('passcode');
const party = site('party');
const code = reunion.passcode as string;

/** What the event is stands with its door, where its organiser allows it. */
async function showsOverview(page: Page, name: string): Promise<void> {
  const shown = page.locator('.hb-door-event');
  await expect(shown.getByText(name, { exact: true })).toBeVisible();
  await expect(shown.locator('time').first()).toBeVisible();
  await expect
    .poll(() => shown.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** The form comes first on a phone; at a desk of 1280 by 800 it stands beside the event, with its field in the first screen. */
async function isBesideForm(page: Page, field: Locator): Promise<void> {
  const shown = page.viewportSize();
  const boxes = async () => ({
    field: (await field.boundingBox())!,
    event: (await page.locator('.hb-door-event').boundingBox())!,
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  const desk = await boxes();
  expect(desk.event.x + desk.event.width).toBeLessThan(desk.field.x);
  expect(desk.field.y + desk.field.height).toBeLessThan(800);
  await page.setViewportSize({ width: 390, height: 844 });
  const phone = await boxes();
  expect(phone.field.y + phone.field.height).toBeLessThan(phone.event.y);
  if (shown !== null) await page.setViewportSize(shown);
}

for (const locked of [reunion, party]) {
  test(`no answer of the server has anything of ${locked.folder} [ACCESS-001]`, async ({ request }) => {
    const { overview, modules } = locked.file;
    const titles = modules.flatMap(({ items = [] }) => items.map(({ title }) => title));
    const secrets = [overview?.description, ...titles]
      .map((text) => say(text, 'jpn').trim())
      .filter((text) => text.length > 5);
    expect(secrets.length).toBeGreaterThan(5);
    const ids = `${locked.portalId}/${locked.eventId}`;
    const tellTale = (body: string): string[] => secrets.filter((secret) => body.includes(secret));
    for (const path of [
      locked.path,
      `${locked.path}/module/information/10`,
      `${locked.path}/module/information/10/1`,
      `/web/seo/${ids}/jpn/seo.json`,
      `/web_api/v2/seo/${ids}`,
    ]) {
      const answer = await request.get(path, { headers: { 'event-passcode': '000000' } });
      expect({ path, told: tellTale(await answer.text()) }).toEqual({ path, told: [] });
    }
  });
}

test('a site behind a passcode asks for it, refuses a wrong one in words, opens with the right one and stays open [ACCESS-004, ACCESS-005, ACCESS-006, ACCESS-007, ACCESS-008, ACCESS-009, ACCESS-010, ACCESS-014, HTTP-012, ROUTE-013]', async ({
  page,
  open,
  language,
  words,
  troubles,
}) => {
  const wanted = `${reunion.path}/module/information/10`;
  await page.goto(wanted);
  await expect(page).toHaveURL(`${reunion.path}/verify`);
  await expect(page.getByRole('heading', { level: 1, name: words.passcode.title })).toBeVisible();
  await showsOverview(page, say(reunion.file.overview?.name, language));
  expect(await accessibilityProblems(page)).toEqual([]);
  const field = page.getByLabel(words.passcode.label);
  await isBesideForm(page, field);
  const enter = page.getByRole('button', { name: words.passcode.submit });
  await enter.click();
  const problem = page.locator('.hb-field-error');
  await expect(problem).toHaveText(words.passcode.required);
  await field.fill('12');
  await enter.click();
  await expect(problem).toHaveText(words.passcode.sixDigits);
  await field.fill('000000');
  await enter.click();
  await expect(problem).toHaveText(words.passcode.wrong);
  await expect(field).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);

  // As a Japanese keyboard may write it.
  await field.fill([...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''));
  await enter.click();
  await expect(page).toHaveURL(wanted);
  const title = say(reunion.file.modules.find(({ contentId }) => contentId === 10)?.title, language);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));

  const call = page.waitForRequest(
    (request) => request.url().includes('/web_api/v2/') && request.url().includes('information'),
  );
  await page.reload();
  expect(await (await call).headerValue('event-passcode')).toBe(code);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await open(`${reunion.path}/verify`);
  await expect(page).toHaveURL(reunion.path);
  await expect(page.getByRole('heading', { level: 1, name: say(reunion.file.overview?.name, language) })).toBeVisible();

  // The organiser changes the code while the visitor is inside.
  troubles.expect(/status( of)? 461/);
  await page.evaluate(() => localStorage.setItem('event-passcode', '000000'));
  await page.locator(`main a[href^="${wanted}/"]`).first().click();
  await expect(page).toHaveURL(`${reunion.path}/verify`);
  await page.getByLabel(words.passcode.label).fill(code);
  await page.getByRole('button', { name: words.passcode.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: say(reunion.file.overview?.name, language) })).toBeVisible();

  // The start-up stops at a stored code that is wrong.
  await page.evaluate(() => localStorage.setItem('event-passcode', '000000'));
  await page.goto(wanted);
  await expect(page).toHaveURL(`${reunion.path}/verify`);
  await expect(page.getByRole('heading', { level: 1, name: words.passcode.title })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test(
  'an event for invited guests leads to the login, remembers where the visitor wanted to go, and opens only to an invited member [ACCESS-016, ACCESS-017, ACCESS-018, ACCESS-019]',
  long,
  async ({ page, words, language }) => {
    const { login } = words.account;
    const logIn = async (id: string): Promise<void> => {
      await page.getByLabel(login.id).fill(id);
      await page.getByLabel(words.account.password, { exact: true }).fill('hiroba-demo1');
      await page.getByRole('button', { name: login.submit, exact: true }).click();
    };
    await page.goto(party.path);
    await takenOver(page);
    await expect(page).toHaveURL(`${party.path}/users/login`);
    await expect(page.getByRole('heading', { level: 1, name: login.title })).toBeVisible();
    const name = say(party.file.overview?.name, language);
    await showsOverview(page, name);
    const wanted = await page.evaluate(() => sessionStorage.getItem('destination_url'));
    expect(wanted && new URL(wanted).pathname).toBe(party.path);
    expect(pathOf(page)).not.toContain('destination');
    expect(await accessibilityProblems(page)).toEqual([]);

    // A member, but not a guest.
    await logIn('hanako.demo');
    await expect(page.getByRole('heading', { level: 1, name: words.error.notInvited.title })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: words.error.login }).click();
    await expect(page.getByText(login.notInvited)).toBeVisible();
    await showsOverview(page, name);
    expect(await accessibilityProblems(page)).toEqual([]);
    await logIn('invited.demo');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(party.path);
  },
);
