import { say, site } from './demo-sites.ts';
import { expect, takenOver, test } from './journey.ts';
import { demoPassword, enterAs, tokensOf } from './member.ts';
import { accessibilityProblems } from './page-quality.ts';

const conference = site('conference');
const city = site('city');
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

test('a guest finds the events that are for guests on the home of the portal, and nobody else does [SITE-029]', async ({
  page,
  request,
  open,
  language,
}) => {
  const title = say(city.file.modules.find(({ moduleCode }) => moduleCode === 'inviting_event')?.title, language);
  const section = page.getByRole('region', { name: title });
  await open(city.path);
  await expect(section).toHaveCount(0);
  await enterAs(page, await tokensOf(request, 'invited.demo'));
  await open(city.path);
  await expect(section.getByRole('link', { name: say(party.file.overview?.name, language) })).toBeVisible();
});
