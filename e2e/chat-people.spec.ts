import { site } from './demo-sites.ts';
import { expect, takenOver, test } from './journey.ts';
import { enterAs, tokensOf } from './member.ts';
import { accessibilityProblems } from './page-quality.ts';
import { longOnce, once } from './sweep.ts';

const expo = site('expo');
const chat = `${expo.path}/module/live_chat/240`;

test(
  'a visitor of a booth registers, is a contact of its exhibitor and reads the booth’s answer [CHAT-027, CHAT-028, CHAT-029, CHAT-039, ROUTE-049]',
  once,
  async ({ page, request, open }) => {
    await enterAs(page, await tokensOf(request, 'staff.demo'));
    await open(`${expo.path}/module/booth/200/1?tab=chat`);
    await page.getByRole('link', { name: '佐伯さんと話す' }).click();
    await page.getByLabel('チャットID').fill('sora');
    await page.getByLabel('ニックネーム').fill('青木 空');
    await page.getByLabel('物流').check();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: '登録してチャットを始める' }).click();
    await expect(page.getByText('お立ち寄りありがとうございます。').last()).toBeVisible();
    await expect(page).toHaveURL(/\/module\/live_chat\/240#talk\/\d+$/);

    await page.goto(`${expo.path}/module/live_chat/contact/240`);
    await expect(page).toHaveURL(/\/module\/live_chat\/240/);
    await page.getByRole('tab', { name: '連絡先' }).click();
    await expect(page.getByRole('button', { name: /高橋 美咲.*プロフィール/ })).toBeVisible();
    await page.getByRole('button', { name: 'プロフィールを編集' }).click();
    await expect(page.getByLabel('チャットID')).toHaveValue('sora');
    await expect(page.getByLabel('チャットID')).toHaveAttribute('readonly');
  },
);

test(
  'one person takes the code of another: the link begins a talk and an invitation [CHAT-026]',
  once,
  async ({ page, browser, request, open, baseURL }) => {
    await enterAs(page, await tokensOf(request, 'exhibitor.demo'));
    await open(`${chat}#contacts`);
    await page.getByRole('button', { name: 'QRコード・リンク' }).click();
    await expect(page.getByRole('img', { name: 'あなたのQRコード' })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    const link = await page.getByLabel('あなたのリンク').inputValue();
    await page.keyboard.press('Escape');

    const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ja-JP' });
    await other.addCookies([{ name: 'cookie-consent', value: 'true', url: baseURL ?? '' }]);
    const phone = await other.newPage();
    await enterAs(phone, await tokensOf(request, 'preview.demo'));
    await phone.goto(`${chat}#contacts`);
    await takenOver(phone);
    await phone.getByRole('button', { name: /QR/ }).click();
    await phone.getByRole('tab', { name: /読み取る|Scan/ }).click();
    const typed = phone.getByLabel(/相手のリンク|Their link/);
    await typed.fill('https://example.com/');
    await typed.press('Enter');
    await expect(phone.locator('.hb-field-error')).toBeVisible();
    await typed.fill(link);
    await typed.press('Enter');
    await expect(phone).toHaveURL(/#contacts\/\d+$/);
    await expect(page.getByRole('button', { name: /水城 葵.*プロフィール/ })).toBeVisible();
    await phone.goto(`${chat}?${link.split('?')[1]}`);
    await expect(phone).toHaveURL(/live_chat\/240#talk\/\d+$/);
    await other.close();
  },
);

const person = (id: number) => ({
  id,
  liveChatUserId: `guest${id}`,
  nickname: `来場者${id}`,
  image: null,
  tagIds: [],
  isRegistered: true,
  connectCount: 0,
});

test(
  'the search of 150 people loads on by scrolling, and a failure ends the waiting [CHAT-032, CHAT-042, CHAT-043, CHAT-052, CHAT-053]',
  longOnce,
  async ({ page, request, open, troubles }) => {
    troubles.expect(/500/);
    await enterAs(page, await tokensOf(request, 'hanako.demo'));
    const asked: string[] = [];
    let failing = false;
    await page.route('**/live_chat/profile/search/**', async (route) => {
      const url = new URL(route.request().url());
      if (url.searchParams.has('ids')) return route.continue();
      asked.push(url.search);
      if (failing) return route.fulfill({ status: 500, json: { message: '' } });
      const second = url.searchParams.get('page') === '2';
      const data = Array.from({ length: second ? 50 : 100 }, (_, index) => person(9_000 + index + (second ? 100 : 0)));
      const nextPageUrl = second ? null : `${url.pathname}${url.search}&page=2`;
      return route.fulfill({ json: { data, total: 150, lastPage: 2, nextPageUrl } });
    });
    await open(`${chat}#search`);
    await expect(page.getByText('来場者9099', { exact: true })).toBeAttached();
    expect(asked[0]).toContain('per_page=100');
    failing = true;
    const last = page.locator('.hb-chat-more');
    await last.scrollIntoViewIfNeeded();
    await page.getByRole('alertdialog', { name: '情報を読み込めませんでした' }).getByRole('button').click();
    await expect(page.locator('.hb-chat-people[aria-busy="true"]')).toHaveCount(0);
    failing = false;
    await page.getByRole('button', { name: 'もう一度読み込む' }).click();
    await expect(page.getByText('来場者9149', { exact: true })).toBeAttached();
    expect(asked.at(-1)).toContain('page=2');

    failing = true;
    await page.getByRole('searchbox').fill('花子');
    await page.getByRole('alertdialog', { name: '情報を読み込めませんでした' }).getByRole('button').click();
    await expect(page.locator('.hb-chat-people[aria-busy="true"]')).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'もう一度読み込む' }).click();
    await expect(page.locator('.hb-chat-person-line', { hasText: 'あなた' })).toBeVisible();
    await expect(page.locator('.hb-chat-person-line', { hasText: 'あなた' }).getByRole('button')).toHaveCount(0);
  },
);
