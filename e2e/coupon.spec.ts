import type { Page } from '@playwright/test';
import type couponTexts from '#features/coupon/texts/jpn.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { site } from './demo-sites.ts';
import { expect, pathOf, takenOver, test } from './journey.ts';
import { enterAs, newMember, tokensOf } from './member.ts';
import { accessibilityProblems, layoutShiftProblems, overflowProblems, watchLoading } from './page-quality.ts';
import { long } from './sweep.ts';

const market = site('market');
const list = `${market.path}/module/coupon/80`;
const rainy = `${market.path}/module/coupon/81`;
const consume = `**${apiPrefix}coupon/consume/**`;
/** Of the demo: one that has expired. */
const expired = 8;

const wordsOf = async (language: string): Promise<typeof couponTexts> =>
  ((await import(`#features/coupon/texts/${language}.ts`)) as { default: typeof couponTexts }).default;

async function isGood(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowProblems(page, 320, 700)).toEqual([]);
}

test('a member uses a coupon before the eyes of the staff, once, and hears why another one cannot be used [COUPON-004, COUPON-006, COUPON-007, COUPON-008, COUPON-009]', async ({
  page,
  context,
  open,
  request,
  language,
  words,
  troubles,
}) => {
  const say = await wordsOf(language);
  const unique = `${language}${Date.now() % 1e8}`;
  await newMember(request, unique, 'nowhere');
  troubles.expect(/40[9]|410|500/);

  await test.step('a visitor is sent to the login, and comes back as a member', async () => {
    await watchLoading(page);
    await open(`${list}/1`);
    await expect(page.getByText(say.refusals.loginRequired)).toBeVisible();
    expect(await layoutShiftProblems(page, 0.02)).toEqual([]);
    await page.getByRole('link', { name: say.loginToUse, exact: true }).click();
    await page.getByLabel(words.account.login.id).fill(`profile${unique}@example.jp`);
    await page.getByLabel(words.account.password, { exact: true }).fill('correct-horse');
    await page.getByRole('button', { name: words.account.login.submit, exact: true }).click();
    await expect(page.getByRole('button', { name: say.use, exact: true })).toBeVisible();
    expect(pathOf(page)).toBe(`${list}/1`);
    await takenOver(page);
  });

  const other = await context.newPage();
  await other.goto(`${list}/1`);
  await takenOver(other);

  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: say.screen.confirm });
  await test.step('the white screen uses nothing: its button is elsewhere, unfocused, and waits a second', async () => {
    const use = page.getByRole('button', { name: say.use, exact: true });
    const first = (await use.boundingBox())!;
    await use.click();
    await expect(confirm).toBeDisabled();
    await expect(confirm).not.toBeFocused();
    const second = (await confirm.boundingBox())!;
    expect(Math.abs(first.y - second.y)).toBeGreaterThan(first.height * 2);
    await expect(confirm).toBeEnabled();
    await isGood(page);
  });

  await test.step('a use that fails on the server says so and can be tried again', async () => {
    await page.route(consume, (route) => route.fulfill({ status: 500, json: { message: '' } }), { times: 1 });
    await confirm.click();
    await expect(dialog.getByRole('alert')).toContainText(say.refusals.failure);
  });

  await test.step('used, it is green, with the word that staff know', async () => {
    await confirm.click();
    await expect(dialog.getByText(say.screen.usedNow)).toBeVisible();
    const staff = await tokensOf(request, 'staff.demo');
    const answer = await request.get(`${apiPrefix}coupon/staff/${market.portalId}/${market.eventId}`, {
      headers: { 'access-token': staff.accessToken },
    });
    const { data } = (await answer.json()) as { data: { signs: { color: string; words: Record<string, string> }[] } };
    const [sign] = data.signs;
    await expect(dialog.locator('.hb-coupon-word')).toContainText(sign?.words[language] ?? '?');
    await expect(dialog.locator('.hb-coupon-word')).toContainText(sign?.words['jpn'] ?? '?');
    await expect(dialog.locator('.hb-coupon-sign')).toHaveAttribute('data-color', sign?.color ?? '?');
    const clock = dialog.locator('.hb-coupon-clock');
    const shown = (await clock.textContent()) ?? '';
    await expect(clock).not.toHaveText(shown);
    await isGood(page);
    await dialog.getByRole('button', { name: say.screen.close }).click();
    await expect(page.locator('.hb-coupon-used')).toHaveText(new RegExp(say.usedAt('\\d\\d:\\d\\d')));
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  await test.step('in another tab it has been used already', async () => {
    const shown = other.getByRole('dialog');
    await other.getByRole('button', { name: say.use, exact: true }).click();
    await shown.getByRole('button', { name: say.screen.confirm }).click();
    await expect(shown.getByText(new RegExp(say.refusals.used('\\d\\d:\\d\\d')))).toBeVisible();
    await expect(shown.locator('.hb-coupon-word')).toHaveCount(0);
    expect(await accessibilityProblems(other)).toEqual([]);
  });

  await test.step('one that has expired meanwhile says so', async () => {
    await other.goto(`${list}/2`);
    await takenOver(other);
    await other.route(consume, (route) => {
      const body = (route.request().postData() ?? '').replace(/couponId=\d+/, `couponId=${expired}`);
      return route.continue({ postData: body });
    });
    const shown = other.getByRole('dialog');
    await other.getByRole('button', { name: say.use, exact: true }).click();
    await shown.getByRole('button', { name: say.screen.confirm }).click();
    await expect(shown.getByRole('alert')).toContainText(say.refusals.expired);
  });
});

test(
  'a list of coupons is found at the page where it was left, and staff see the word of the day [COUPON-003]',
  long,
  async ({ page, open, request, language, words }) => {
    const say = await wordsOf(language);
    await enterAs(page, await tokensOf(request, 'staff.demo'));
    // Two coupons, one on each page.
    await open(rainy);
    const current = page.locator('.hb-pagination [aria-current=page]');
    await expect(current).toHaveText('1');
    await page.getByRole('link', { name: '2', exact: true }).click();
    await expect(current).toHaveText('2');
    await isGood(page);
    const goTo = async (contentId: number): Promise<void> => {
      await page.getByRole('button', { name: words.navigation.menu }).click();
      await page.getByRole('dialog').locator(`a[href$="/module/coupon/${contentId}"]`).click();
      await expect(page).toHaveURL(new RegExp(`/module/coupon/${contentId}(\\?page=|$)`));
    };
    await goTo(80);
    await expect(page.locator('.hb-coupon-text')).not.toHaveCount(0);
    await expect(current).toHaveCount(0);
    await goTo(81);
    await expect(current).toHaveText('2');
    await page.goBack();
    await expect(page).toHaveURL(/\/80$/);

    await page.getByRole('link', { name: say.staff.open }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.staff.title })).toBeVisible();
    await expect(page.locator('.hb-coupon-word')).not.toBeEmpty();
    await isGood(page);
  },
);
