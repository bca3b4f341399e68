import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiPrefix } from '#kernel/limits.ts';
import { boughtTicket } from './bought-ticket.ts';
import { say as inLanguage, site } from './demo-sites.ts';
import { expect, takenOver, test } from './journey.ts';
import { enterAs, stored, tokensOf } from './member.ts';
import {
  accessibilityProblems,
  layoutShiftProblems,
  overflowProblems,
  watchLoading,
  withLargeLetters,
} from './page-quality.ts';
import { longOnce } from './sweep.ts';
import { sectionTitle } from './mypage-sections.ts';

const expo = site('expo');
const market = site('market');
const festival = site('festival');
const mypage = `${expo.path}/users/mypage`;

/** Checks that the shown page has no faults. */
async function isGood(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowProblems(page, 320, 700)).toEqual([]);
}

test('a member walks through my page: the badge, the folder, the language, their data, and out [MYPAGE-001, MYPAGE-003, MYPAGE-008, MYPAGE-009, MYPAGE-012, MYPAGE-013, MYPAGE-014, MYPAGE-015, LANG-013, LAYOUT-015, LAYOUT-016, LAYOUT-023]', async ({
  page,
  open,
  request,
  words,
  language,
}) => {
  const { mypage: say, navigation } = words;
  const tokens = await tokensOf(request, 'hanako.demo');
  await enterAs(page, tokens);
  await watchLoading(page);
  await open(expo.path);
  const account = page.locator('.hb-header-account');
  await expect(account).toHaveAttribute('href', mypage);
  expect(await layoutShiftProblems(page, 0.02)).toEqual([]);

  await account.click();
  await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(say.title));
  await expect(page.getByText('hanako@example.jp')).toBeVisible();
  const sections = page.locator('.hb-mypage-groups .hb-card-link');
  await expect(sections).toHaveText([
    sectionTitle('myTicket', language),
    sectionTitle('badge', language),
    sectionTitle('favorite', language),
    sectionTitle('reportEdit', language),
    sectionTitle('businessAppointment', language),
    sectionTitle('myFolder', language),
    sectionTitle('profile', language),
    sectionTitle('memberProfile', language),
    sectionTitle('loginInfo', language),
    sectionTitle('creditCard', language),
    sectionTitle('ticketCharge', language),
    say.language,
    say.exportTitle,
    say.logOut,
    say.unsubscribe,
  ]);
  await isGood(page);

  const ask = page.locator('.hb-profile-ask');
  await test.step('the profile, which is asked for until it is put aside', async () => {
    await expect(ask.getByRole('link')).toHaveAttribute('href', `${mypage}/profile`);
    await ask.getByRole('button').click();
    await expect(ask).toHaveCount(0);
    await expect(page.getByRole('link', { name: say.editProfile })).toBeFocused();
    await page.reload();
    await expect(page.getByText('hanako@example.jp')).toBeVisible();
    await expect(ask).toHaveCount(0);
    expect(await layoutShiftProblems(page, 0.02)).toEqual([]);
  });

  await test.step('the badge', async () => {
    await page.getByRole('link', { name: sectionTitle('badge', language) }).click();
    const badge = page.getByRole('article');
    await expect(badge.getByText('汐見造船株式会社')).toBeVisible();
    await expect(badge.getByRole('img', { name: say.badge.code(tokens.userId) })).toBeVisible();
    await isGood(page);
    await page.emulateMedia({ media: 'print' });
    const size = () =>
      badge.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        return [Math.round((width / 96) * 25.4), Math.round((height / 96) * 25.4)];
      });
    // Chromium lays the page out for paper with its next frame.
    await expect.poll(size).toEqual([105, 148]);
    for (const hidden of ['.hb-header', '.hb-page-header', '.hb-badge-print', '.hb-footer']) {
      await expect(page.locator(hidden)).toBeHidden();
    }
    await page.emulateMedia({ media: null });
    await page.getByRole('main').getByRole('link', { name: navigation.mypage }).click();
  });

  await test.step('the folder', async () => {
    // Each project saves its own page, because the same page twice would be one entry.
    const name = `Map ${language} ${Date.now()}`;
    const path = `/module/web_page/20/${language === 'jpn' ? 3 : 2}`;
    const saved = await request.post(`${apiPrefix}my_folder/add/${expo.portalId}/${expo.eventId}`, {
      form: { name, path },
      headers: { 'access-token': tokens.accessToken },
    });
    expect(saved.status()).toBe(200);
    await page.getByRole('link', { name: sectionTitle('myFolder', language) }).click();
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row).toBeVisible();
    await isGood(page);
    await row.getByRole('button', { name: say.folder.remove(name) }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: say.folder.undo }).click();
    await expect(row).toBeVisible();
    await row.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${expo.path}${path}`);
    await page.goBack();
    await page.getByRole('button', { name: say.folder.remove(name) }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: navigation.mypage }).click();
  });

  await test.step('one’s own data', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say.exportTitle }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^hiroba-data-\d{4}-\d\d-\d\d\.json$/);
    const content = JSON.parse(await readFile(await file.path(), 'utf8')) as { userId: number; data: object };
    expect(content.userId).toBe(tokens.userId);
    expect(Object.keys(content.data).sort()).toEqual([
      'accessLog',
      'account',
      'agreements',
      'businessTalks',
      'calendarFeeds',
      'calledOff',
      'cards',
      'changesByOrganisers',
      'chatNotices',
      'chats',
      'coupons',
      'dataRequests',
      'downloads',
      'exhibitedBooths',
      'favorites',
      'mailings',
      'myBag',
      'myFolder',
      'profile',
      'questionnaires',
      'refundAccounts',
      'tickets',
    ]);
    await expect(page.getByText(say.exported)).toBeVisible();
  });

  await test.step('the language', async () => {
    await page.getByRole('button', { name: say.language, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.language.title });
    await expect(dialog).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('radio', { name: '한국어' }).check();
    await dialog.getByRole('button', { name: words.language.back }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('lang', 'ko');
    await page.getByRole('button', { name: say.language, exact: true }).click();
    await dialog.getByRole('radio', { name: '한국어' }).check();
    await dialog.getByRole('button', { name: words.language.select }).click();
    await expect(page.getByRole('heading', { level: 1, name: '마이페이지' })).toBeVisible();
    await expect(page.getByText('hanako@example.jp')).toBeVisible();
  });

  await test.step('out', async () => {
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page).toHaveURL(expo.path);
    await takenOver(page);
    await expect(account).toHaveAttribute('href', `${expo.path}/users/login`);
    expect(await stored(page, 'accessToken')).toBeNull();
    await page.goto(mypage);
    await expect(page).toHaveURL(`${expo.path}/users/login`);
  });
  expect(navigation.mypage).not.toBe('');
});

test(
  'a subpage whose feature is off leads to the error page, and my page does not name it [MYPAGE-001, MYPAGE-002, MYPAGE-003, MYPAGE-004, MYPAGE-005, MYPAGE-006, MYPAGE-007, MYPAGE-009]',
  longOnce,
  async ({ page, open, request, language }) => {
    await enterAs(page, await tokensOf(request, 'hanako.demo'));
    for (const [subpage, section] of [
      ['my-folder', 'myFolder'],
      ['credit-card', 'creditCard'],
      ['badge', 'badge'],
      ['my-ticket', 'myTicket'],
      ['favorite', 'favorite'],
      ['business-appointment', 'businessAppointment'],
      ['ticket-charge', 'ticketCharge'],
    ] as const) {
      // Of the two events without most sections, the market has favourites.
      const { path } = subpage === 'favorite' ? festival : market;
      await page.goto(`${path}/users/mypage/${subpage}`);
      await expect(page, subpage).toHaveURL(`${path}/error`);
      await expect(page.getByRole('link', { name: sectionTitle(section, language) })).toHaveCount(0);
    }
    await open(`${market.path}/users/mypage`);
    await expect(page.getByRole('link', { name: sectionTitle('loginInfo', language) })).toBeVisible();
    for (const name of ['badge', 'myFolder', 'myTicket', 'creditCard'] as const) {
      await expect(page.getByRole('link', { name: sectionTitle(name, language), exact: true })).toHaveCount(0);
    }
    await open(`${festival.path}/users/mypage`);
    await expect(page.getByRole('link', { name: sectionTitle('loginInfo', language) })).toBeVisible();
    await expect(page.getByRole('link', { name: sectionTitle('favorite', language), exact: true })).toHaveCount(0);
  },
);

test(
  'my page of a portal has no sections that need an event, and leads to the tickets of all its events [MYPAGE-010, MYPAGE-011]',
  longOnce,
  async ({ page, open, request, words, language }) => {
    const hanako = await tokensOf(request, 'hanako.demo');
    const ticket = await boughtTicket(request, hanako, 1);
    await enterAs(page, hanako);
    await open(`${site('city').path}/users/mypage`);
    const { mypage: say, myTicket, navigation } = words;
    const sections = page.locator('.hb-mypage-groups .hb-card-link');
    await expect(sections).toHaveText([
      sectionTitle('myTicket', language),
      sectionTitle('profile', language),
      sectionTitle('memberProfile', language),
      sectionTitle('loginInfo', language),
      sectionTitle('creditCard', language),
      sectionTitle('ticketCharge', language),
      say.language,
      say.exportTitle,
      say.logOut,
      say.unsubscribe,
    ]);
    await page.getByRole('link', { name: sectionTitle('ticketCharge', language) }).click();
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: inLanguage(expo.file.overview?.name, 'jpn') })
        .first(),
    ).toBeVisible();
    await isGood(page);
    expect(await withLargeLetters(page, () => overflowProblems(page, 390, 844))).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: navigation.myTickets }).click();
    const card = page.locator(`.hb-ticket-card:has(a[href="${ticket.path}"])`);
    await expect(card).toBeVisible();
    await expect(card).not.toContainText(ticket.code);
    await isGood(page);
    expect(await withLargeLetters(page, () => overflowProblems(page, 390, 844))).toEqual([]);
    await card.getByRole('link').click();
    await takenOver(page);
    await expect(page).toHaveURL(ticket.path);
    await expect(page.getByRole('img', { name: myTicket.pass.qrLabel })).toBeVisible();
  },
);
