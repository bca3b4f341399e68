import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type scheduleTexts from '#features/schedule/texts/jpn.ts';
import { say, site } from './demo-sites.ts';
import { expect, pathOf, takenOver, test } from './journey.ts';
import { enterAs, newMember } from './member.ts';
import { accessibilityProblems, layoutShiftProblems, overflowProblems, watchLoading } from './page-quality.ts';
import { longOnce } from './sweep.ts';

const conference = site('conference');
const schedule = `${conference.path}/module/schedule/54`;
/** Of the demo: the opening, and two joint sessions that overlap. */
const [opening, air, models] = [2, 17, 18];

const wordsOf = async (language: string): Promise<typeof scheduleTexts> =>
  ((await import(`#features/schedule/texts/${language}.ts`)) as { default: typeof scheduleTexts }).default;

async function isGood(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowProblems(page, 320, 700)).toEqual([]);
}

const sessionOn = (page: Page, id: number) => page.locator(`[data-schedule="${id}"]`).filter({ visible: true });

test('a visitor finds sessions, marks them, sees what overlaps, and takes them into a calendar', async ({
  page,
  open,
  request,
  language,
}) => {
  const words = await wordsOf(language);
  const unique = `schedule${language}${Date.now() % 1e8}`;
  const member = await newMember(request, unique, conference);
  await watchLoading(page);
  await enterAs(page, member);
  await open(schedule);
  await expect(sessionOn(page, opening)).toBeVisible();
  await takenOver(page);
  expect(await layoutShiftProblems(page, 0.02)).toEqual([]);
  await isGood(page);

  await test.step('on a phone the places are one line, and the keyboard reaches the last', async () => {
    const wide = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 390, height: 844 });
    const places = page.getByRole('list', { name: words.places }).getByRole('link');
    const tops = await places.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops).toEqual(tops.map(() => tops[0]));
    await places.last().focus();
    await expect(places.last()).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(wide);
  });

  await test.step('words search all days, and Back from a session restores them', async () => {
    await page.getByRole('searchbox').fill('A1-2');
    await expect(sessionOn(page, opening)).toHaveCount(0);
    await expect(page.getByRole('link', { name: words.everyDay })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: /A1-2/ }).filter({ visible: true }).click();
    await expect(page.getByRole('button', { name: words.addToCalendar })).toBeVisible();
    await isGood(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words.addToCalendar }).click();
    expect((await saved).suggestedFilename()).toBe('schedule.ics');
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('A1-2');
    expect(pathOf(page)).toContain('keyword=A1-2');
  });

  await test.step('favourites name what they overlap with, and become one file', async () => {
    await open(schedule);
    for (const id of [air, models]) await sessionOn(page, id).getByRole('button').click();
    await page.getByRole('link', { name: words.myPlan, exact: true }).click();
    await expect(page.locator('.hb-schedule-overlap')).toHaveCount(2);
    await isGood(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words.favoritesToCalendar }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(file.match(/^UID:/gm)).toHaveLength(2);
    expect(file).toMatch(/^DTSTART:\d{8}T070000Z\r$/m);
  });

  await test.step('a private address reads the favourites, until it is ended', async () => {
    await page.getByRole('button', { name: words.feed.make }).click();
    const address = await page.getByLabel(words.feed.address).inputValue();
    // Nothing of the page is half below its bars there.
    await page.evaluate(() => window.scrollTo(0, 0));
    await isGood(page);
    const subscribed = await request.get(address);
    expect((await subscribed.text()).match(/^UID:/gm)).toHaveLength(2);
    await page.getByRole('button', { name: words.feed.revoke }).click();
    await expect(page.getByText(words.feed.revoked)).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
  });
});

test(
  'widgets list sessions, and show and hide date, title, remaining time and picture [SCHEDULE-013, SCHEDULE-015]',
  longOnce,
  async ({ page, language, words: common }) => {
    const words = await wordsOf(language);
    const craft = site('hanamachi-craft');
    await page.goto(craft.path);
    await expect(page).toHaveURL(`${craft.path}/users/login`);
    await takenOver(page);
    await page.getByRole('button', { name: common.account.login.skip }).click();
    const widget = (contentId: number) => {
      const module = craft.file.modules.find((one) => one.contentId === contentId);
      const section = page.getByRole('region', { name: say(module?.title, language) });
      const title = module?.items?.[0]?.title as unknown as { value: Record<string, string> };
      return { rows: section.getByRole('listitem'), title: say(title.value, language), section };
    };
    const all = widget(54);
    await expect(all.rows).toHaveCount(3);
    await expect(all.rows.first()).toContainText(all.title);
    await expect(all.rows.first().locator('time')).toBeVisible();
    await expect(all.rows.first().locator('.hb-schedule-coming')).toBeVisible();
    await expect(all.rows.first().locator('img')).toBeVisible();

    const bare = widget(55);
    await expect(bare.rows).toHaveCount(3);
    await expect(bare.rows.first()).toContainText(bare.title);
    await expect(bare.section.locator('time, .hb-schedule-coming, img')).toHaveCount(0);

    const untitled = widget(56);
    await expect(untitled.rows.first().locator('img')).toBeVisible();
    await expect(untitled.section).not.toContainText(untitled.title);
    // The whole row is the link, which has no text of its own.
    await untitled.section.getByRole('link', { name: untitled.title }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: untitled.title })).toBeVisible();
    await expect(page.getByRole('link', { name: words.sameDay })).toBeVisible();
  },
);
