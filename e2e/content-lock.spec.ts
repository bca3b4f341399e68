import type { Page } from '@playwright/test';
import { say, site } from './demo-sites.ts';
import { expect, takenOver, test } from './journey.ts';
import { boughtTicket } from './bought-ticket.ts';
import { demoPassword, enterAs, newMember, tokensOf } from './member.ts';
import { long, once } from './sweep.ts';
import type { Words } from './words.ts';
import { accessibilityProblems } from './page-quality.ts';
import { sectionTitle } from './mypage-sections.ts';

const conference = site('conference');
const city = site('city');
const market = site('market');
const town = site('hanamachi');
const party = site('party');
const locked = conference.file.modules.find(({ contentId }) => contentId === 21);
const path = `${conference.path}/module/web_page/21`;

test('a content for members stands in no HTML, asks a visitor for the login and opens at the page that was wanted [ACCESS-001, ACCESS-023, ACCESS-027]', async ({
  page,
  request,
  words,
  language,
}) => {
  const secret = '予稿の著作権は著者にあります';
  const member = { 'access-token': (await tokensOf(request, 'hanako.demo')).accessToken };
  for (const headers of [undefined, member]) {
    expect(await (await request.get(path, headers && { headers })).text()).not.toContain(secret);
  }
  const { login } = words.account;
  await page.goto(path);
  await takenOver(page);
  await expect(page).toHaveURL(`${conference.path}/users/login`);
  await page.getByLabel(login.id).fill('hanako.demo');
  await page.getByLabel(words.account.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: say(locked?.items?.[0]?.title, language) })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test(
  'a content for ticket holders lists in a dialog the tickets that open it, and opens with one of them [ACCESS-029]',
  once,
  async ({ page, request, language }, { retry }) => {
    const expo = site('expo');
    const notes = expo.file.modules.find(({ contentId }) => contentId === 22);
    const content = `${expo.path}/module/web_page/22`;
    const workshop = 3;
    const member = await newMember(request, `w${Date.now()}${retry}`);
    await enterAs(page, member);
    await page.goto(content);
    const dialog = page.getByRole('dialog');
    const sale = dialog.locator(`a[href="${expo.path}/module/ticket/60/detail?ticket=${workshop}"]`);
    await expect(sale).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveCount(2);
    expect(await accessibilityProblems(page)).toEqual([]);
    await boughtTicket(request, member, workshop);
    await page.goto(content);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(notes?.items?.[0]?.title, language));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

async function comeByLogin({ page, words }: { page: Page; words: Words }, rest: string, end = rest): Promise<void> {
  await page.goto(`${conference.path}/${rest}?consoleUser=abc`);
  await expect(page).toHaveURL(`${conference.path}/users/login?consoleUser=abc`);
  await takenOver(page);
  await page.getByLabel(words.account.login.id).fill('hanako.demo');
  await page.getByLabel(words.account.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: words.account.login.submit, exact: true }).click();
  await expect(page).toHaveURL(`${conference.path}/${end}?consoleUser=abc`);
  await expect(page.locator('main h1')).toBeVisible();
}

test(
  'the live chat asks a visitor for the login, and is where they come after it [LAYOUT-012]',
  long,
  ({ page, words }) => comeByLogin({ page, words }, 'module/live_chat/45'),
);

test(
  'the contact page of the live chat does the same, and leads who is registered on to the chat [LAYOUT-013]',
  long,
  ({ page, words }) => comeByLogin({ page, words }, 'module/live_chat/contact/45', 'module/live_chat/45'),
);

test(
  'a guest finds the events that are for guests on the home of the portal, and nobody else does [SITE-029]',
  long,
  async ({ page, request, open, language }) => {
    const title = say(city.file.modules.find(({ moduleCode }) => moduleCode === 'inviting_event')?.title, language);
    const section = page.getByRole('region', { name: title });
    await open(city.path);
    await expect(section).toHaveCount(0);
    await enterAs(page, await tokensOf(request, 'invited.demo'));
    await open(city.path);
    await expect(section.getByRole('link', { name: say(party.file.overview?.name, language) })).toBeVisible();
  },
);

test('a home has the way to the login and back, and events for members who meet their condition [SITE-028, SITE-029]', async ({
  page,
  open,
  language,
  words,
}) => {
  const titleOf = (code: string, { file } = city) =>
    say(file.modules.find(({ moduleCode }) => moduleCode === code)?.title, language);
  const section = (code: string, where = city) => page.getByRole('region', { name: titleOf(code, where), exact: true });
  await open(city.path);
  await expect(section('conditional_event')).toHaveCount(0);
  await section('login').getByRole('link').first().click();
  await page.getByLabel(words.account.login.id).fill('hanako.demo');
  await page.getByLabel(words.account.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: words.account.login.submit, exact: true }).click();
  await expect(page).toHaveURL(city.path);
  await takenOver(page);
  // A widget that is far below begins when it comes near.
  await section('login').scrollIntoViewIfNeeded();
  await expect(section('login')).toContainText('hanako@example.jp');
  const event = section('conditional_event').getByRole('link', { name: say(market.file.overview?.name, language) });
  await expect(event).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await accessibilityProblems(page)).toEqual([]);

  await open(town.path);
  expect(await accessibilityProblems(page)).toEqual([]);
  await section('mypage', town)
    .getByRole('link', { name: sectionTitle('profile', language) })
    .click();
  await expect(page).toHaveURL(`${town.path}/users/login`);
});
