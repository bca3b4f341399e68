import type { Page } from '@playwright/test';
import { site } from './demo-sites.ts';
import { expect, isSameDocument, markDocument, takenOver, test } from './journey.ts';
import { enterAs, tokensOf } from './member.ts';
import { longOnce, once } from './sweep.ts';
import type { Words } from './words.ts';

const reunion = site('passcode');
const craft = site('hanamachi-craft');
const expo = site('expo');

/** How far what a document shows has moved by itself: a door that goes away again moves everything. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { moved: 0 };
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.moved += one.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as { seenShifts?: { moved: number } }).seenShifts?.moved ?? 1);
}

/** The headings that a page has shown since its document began. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenHeadings: seen });
    const look = (): void => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      if (heading !== '' && heading !== seen.at(-1)) seen.push(heading);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as { seenHeadings?: string[] }).seenHeadings ?? []);
}

test(
  'a login that may be skipped comes first and alone; skipped, the page comes at once, and no other [ACCESS-020, ACCESS-021]',
  once,
  async ({ page, words }) => {
    const headings = await watchHeadings(page);
    const wanted = `${craft.path}/module/information/10`;
    await page.goto(wanted);
    await takenOver(page);
    await expect(page).toHaveURL(`${craft.path}/users/login`);
    expect(await headings()).toEqual([words.account.login.title]);
    await markDocument(page);
    await page.getByRole('button', { name: words.account.login.skip }).click();
    await expect(page).toHaveURL(wanted);
    await takenOver(page);
    expect(await isSameDocument(page)).toBe(false);
    expect(await headings()).toHaveLength(1);
    expect(await headings()).not.toContain(words.account.login.title);
    await page.reload();
    await takenOver(page);
    expect(await headings()).not.toContain(words.account.login.title);
  },
);

test('it is skipped before any script, for the whole visit [ACCESS-022]', longOnce, async ({ page, words }) => {
  let areScriptsHeld = true;
  await page.route('**/*.js', (route) => (areScriptsHeld ? undefined : route.continue()));
  const wanted = `${craft.path}/module/information/10`;
  await page.goto(wanted, { waitUntil: 'commit' });
  const skip = page.getByRole('button', { name: words.account.login.skip });
  await expect(skip).toBeVisible();
  areScriptsHeld = false;
  await skip.click();
  await expect(page).toHaveURL(wanted);
  await takenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(craft.path);
  await takenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.account.login.title);
});

test(
  'who has the code of a site or a login passes without a look at the door, after the first time [ACCESS-006]',
  longOnce,
  async ({ page, request, words }) => {
    const headings = await watchHeadings(page);
    await page.goto(`${reunion.path}/module/information/10`);
    await expect(page).toHaveURL(`${reunion.path}/verify`);
    await takenOver(page);
    expect(await headings()).toEqual([words.passcode.title]);
    await page.getByLabel(words.passcode.label).fill(reunion.passcode ?? '');
    await page.getByRole('button', { name: words.passcode.submit }).click();
    await expect(page).toHaveURL(`${reunion.path}/module/information/10`);
    for (const path of [reunion.path, `${reunion.path}/module/information/10`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await takenOver(page);
      expect(await headings()).not.toContain(words.passcode.title);
    }

    // A browser from before the cookies.
    await enterAs(page, await tokensOf(request, 'hanako.demo', '1/11'));
    await page.context().clearCookies({ name: 'passed-doors' });
    for (const isFirst of [true, false]) {
      await page.goto(`${expo.path}/users/mypage`);
      await expect(page.getByText('hanako@example.jp')).toBeVisible();
      await expect(page).toHaveURL(`${expo.path}/users/mypage`);
      if (!isFirst) expect(await headings()).not.toContain(words.account.login.title);
    }
  },
);

/** What each door shows, at the asked address and before any script. */
const doorsFor = (words: Words): readonly [name: string, path: string, heading: string, field: string][] => {
  const { login } = words.account;
  return [
    ['a passcode', `${reunion.path}/module/information/10`, words.passcode.title, words.passcode.label],
    ['a login at the start that may be skipped', craft.path, login.title, login.id],
    ['an invitation', site('party').path, login.title, login.id],
    ['a page for members', `${expo.path}/users/mypage`, login.title, login.id],
    ['a content for members', `${site('conference').path}/module/web_page/21`, login.title, login.id],
    ['a content for holders of a ticket', `${expo.path}/module/web_page/22`, login.title, login.id],
  ];
};

test('each door stands in the HTML with its heading and its form, and no script puts another in its place [ACCESS-001, ACCESS-023, ACCESS-029]', async ({
  page,
  request,
  words,
}) => {
  const headings = await watchHeadings(page);
  const moved = await watchShifts(page);
  for (const [name, path, heading, field] of doorsFor(words)) {
    const html = await (await request.get(path)).text();
    expect([name, html.includes(`>${heading}</h1>`), html.includes(`>${field}`)]).toEqual([name, true, true]);
    expect(html).not.toContain('hb-loading-overlay');
    await page.goto(path);
    await takenOver(page);
    await expect(page.getByLabel(field)).toBeEditable();
    // Longer than what comes later takes.
    await page.waitForTimeout(700);
    expect([name, await headings()]).toEqual([name, [heading]]);
    expect([name, (await moved()) < 0.01]).toEqual([name, true]);
  }
});

test('a second tab at a site whose login was skipped shows the page at once, and nothing else after it [ACCESS-022]', async ({
  page,
  context,
  words,
}) => {
  await page.goto(craft.path);
  await takenOver(page);
  await page.getByRole('button', { name: words.account.login.skip }).click();
  await expect(page).toHaveURL(craft.path);
  const second = await context.newPage();
  const headings = await watchHeadings(second);
  const wanted = `${craft.path}/module/information/10`;
  await second.goto(wanted);
  await takenOver(second);
  await second.waitForTimeout(700);
  await expect(second).toHaveURL(wanted);
  expect(await headings()).toHaveLength(1);
  expect(await headings()).not.toContain(words.account.login.title);
  expect(await second.evaluate(() => sessionStorage.getItem('loginSkip/event/32'))).toBe('1');
});
