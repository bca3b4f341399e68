import { apiPrefix } from '#kernel/limits.ts';
import { say, site } from './demo-sites.ts';
import { callsOf, expect, takenOver, test } from './journey.ts';
import { enterAs, tokensOf } from './member.ts';
import { accessibilityProblems } from './page-quality.ts';
import { long } from './sweep.ts';

const expo = site('expo');
const craft = site('hanamachi-craft');
const personal = `${apiPrefix}personal/1/11`;

test('a visitor sees an open event and its organiser’s name without a login, and no personal data are read [ACCESS-050, ACCESS-060, ACCESS-061, BOOT-016]', async ({
  page,
  open,
  words,
  language,
}) => {
  const calls = callsOf(page);
  await open(expo.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const names = expo.file.overview?.organizerName as Readonly<Record<string, string>>;
  const name = names[language] as string;
  await expect(page.getByRole('contentinfo')).toContainText(words.navigation.organiser(name));
  await page.waitForTimeout(500);
  expect(calls.filter((path) => path.startsWith(`${apiPrefix}personal`))).toEqual([]);
});

test('a visitor with an access token is a member: the personal data are read, and my page opens [BOOT-016, AUTH-035]', async ({
  page,
  open,
  request,
}) => {
  await enterAs(page, await tokensOf(request, 'hanako.demo', '1/11'));
  const calls = callsOf(page);
  await open(`${expo.path}/users/mypage`);
  await expect(page.getByText('hanako@example.jp')).toBeVisible();
  expect(calls).toContain(personal);
});

test('a site may ask for a login when it starts, to be skipped for this visit and this site only [ACCESS-020, ACCESS-021, ACCESS-022]', async ({
  page,
  open,
  words,
  language,
  context,
}) => {
  const { account } = words;
  await page.goto(craft.path);
  await expect(page).toHaveURL(`${craft.path}/users/login`);
  await takenOver(page);
  await expect(page.locator('.hb-door-event')).toContainText(say(craft.file.overview?.name, language));
  expect(await accessibilityProblems(page)).toEqual([]);
  await page
    .getByRole('button', { name: account.login.skip })
    .or(page.getByRole('link', { name: account.login.skip }))
    .click();
  await expect(page).toHaveURL(craft.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('loginSkip/event/32'))).not.toBeNull();
  await open(craft.path);
  await expect(page).toHaveURL(craft.path);
  // Another site's login has no such button, and another visit is asked again.
  await open(`${expo.path}/users/login`);
  await expect(page.getByText(account.login.skip, { exact: true })).toHaveCount(0);
  await context.clearCookies({ name: 'login-skipped' });
  const later = await context.newPage();
  await later.goto(craft.path);
  await expect(later).toHaveURL(`${craft.path}/users/login`);
});

test(
  'the page that receives a ticket opens in all four scopes [ROUTE-020]',
  long,
  async ({ page, open, words, troubles, baseURL }) => {
    const own = `http://${site('hanamachi').ownDomain}:${new URL(baseURL as string).port}`;
    const title = page.getByRole('heading', { level: 1, name: words.myTicket.receive.gone });
    // Nobody has offered a ticket under this code.
    troubles.expect(/404|410/);
    for (const path of ['/web/portal/1', '/web/portal/1/event/11', '/web/event/11', own]) {
      await open(`${path}/users/transfer-receive?code=none`);
      await expect(title).toBeVisible();
    }
  },
);

test('my page opens to a member in all four scopes [ROUTE-022]', long, async ({ page, open, request, baseURL }) => {
  const town = site('hanamachi');
  const own = `http://${town.ownDomain}:${new URL(baseURL as string).port}`;
  await enterAs(page, await tokensOf(request, 'hanako.demo', '1/11'));
  for (const path of ['/web/portal/1', '/web/portal/1/event/11', '/web/event/11']) {
    await open(`${path}/users/mypage`);
    await expect(page.getByText('hanako@example.jp')).toBeVisible();
  }
  const other = await page.context().newPage();
  await enterAs(other, await tokensOf(request, 'tsumugi.demo', '2'), 'portal/2');
  await other.goto(`${own}/users/mypage`);
  await expect(other.getByText('tsumugi@example.jp')).toBeVisible();
});
