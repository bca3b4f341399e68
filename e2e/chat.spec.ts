import type { Browser, BrowserContext, Page } from '@playwright/test';
import eng from '#features/live-chat/web/screen/texts/eng.ts';
import jpn from '#features/live-chat/web/screen/texts/jpn.ts';
import errorWords from '#features/error-page/texts/jpn.ts';
import common from '#kernel/texts/jpn.ts';
import { site } from './demo-sites.ts';
import { expect, takenOver, test, watch } from './journey.ts';
import { enterAs, stored, tokensOf } from './member.ts';
import { accessibilityProblems, overflowProblems } from './page-quality.ts';
import { longOnce, once } from './sweep.ts';

const chatOf = (folder: string): string => {
  const { path, file } = site(folder);
  return `${path}/module/live_chat/${file.modules.find(({ moduleCode }) => moduleCode === 'live_chat')?.contentId}`;
};
const onPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ja-JP' };
const atDesk = { viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false, locale: 'en-US' };

interface Visitor {
  context: BrowserContext;
  page: Page;
  troubles: string[];
}

/** Somebody with a browser of their own, at the chat of a site. */
async function visitor(
  browser: Browser,
  baseURL: string | undefined,
  loginId: string,
  address: string,
  how: object,
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL, timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce', ...how });
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url: baseURL }]);
  const page = await context.newPage();
  await enterAs(page, await tokensOf(context.request, loginId));
  const troubles = watch(context);
  await page.goto(address);
  await takenOver(page);
  return { context, page, troubles };
}

const bubble = (page: Page, text: string) => page.locator('.hb-chat-bubble', { hasText: text });
const waiting = (page: Page) => page.locator('[data-waiting]');
async function write(page: Page, text: string, button: string): Promise<void> {
  await page.getByRole('textbox', { name: /メッセージ|Message/ }).fill(text);
  await page.getByRole('button', { name: button, exact: true }).click();
}

test.describe('people in browsers of their own', () => {
  test(
    'a member finds another one and writes, who replies and accepts; both see it without a reload, even after the network was cut [ACCESS-051, CHAT-001, CHAT-002, CHAT-013, CHAT-016, CHAT-023, CHAT-044, CHAT-048, CHAT-055, ROUTE-048]',
    once,
    async ({ browser, baseURL }) => {
      // The portal shares the people and rooms of the expo.
      const hanako = await visitor(browser, baseURL, 'hanako.demo', chatOf('expo'), onPhone);
      const james = await visitor(browser, baseURL, 'james.demo', chatOf('city'), atDesk);
      const [phone, desk] = [hanako.page, james.page];
      const announced: string[] = [];
      await hanako.context.route(/live_chat\/message\/(send|read)\//, (route) => {
        announced.push(route.request().url());
        return route.fulfill({ status: 500, json: { message: 'no' } });
      });

      for (const tab of Object.values(jpn.tabs)) await expect(phone.getByRole('tab', { name: tab })).toBeVisible();
      await phone.getByRole('tab', { name: jpn.tabs.search }).click();
      await phone.getByRole('searchbox').fill('james');
      await phone.keyboard.press('Enter');
      await phone.getByRole('button', { name: 'James Carter' }).first().click();
      await phone.getByRole('dialog').getByRole('button', { name: jpn.tabs.talk }).click();
      await write(phone, 'はじめまして。https://example.jp/資料', jpn.composer.send);
      await expect(phone.getByText(jpn.invitation.waits(2))).toBeVisible();

      const row = desk.getByRole('link', { name: /山田 花子/ });
      await expect(row).toContainText(eng.unread(1));
      await row.click();
      await expect(bubble(desk, 'はじめまして')).toBeVisible();
      await expect(bubble(desk, 'はじめまして').getByRole('link')).toHaveCount(0);
      await expect(row).not.toContainText(eng.unread(1));
      await desk.getByRole('textbox', { name: eng.composer.label }).fill('Nice to meet you.');
      await desk.keyboard.press('Enter');
      await expect(bubble(phone, 'Nice to meet you.')).toBeVisible();
      await expect(phone.getByText(jpn.room.read, { exact: true })).toBeVisible();
      await expect(bubble(desk, 'はじめまして').getByRole('link')).toHaveAttribute('href', 'https://example.jp/');
      await desk.getByRole('tab', { name: eng.tabs.contacts }).click();
      await expect(desk.getByRole('tabpanel').getByText('山田 花子')).toBeVisible();
      expect(announced.some((url) => url.includes('/message/send/'))).toBe(true);
      await expect(phone.getByRole('alertdialog')).toHaveCount(0);

      await hanako.context.setOffline(true);
      await write(phone, '会場でお会いしましょう', jpn.composer.send);
      await expect(waiting(phone)).toHaveCount(1);
      await desk.getByRole('textbox', { name: eng.composer.label }).fill('See you tomorrow!');
      await desk.keyboard.press('Enter');
      await hanako.context.setOffline(false);
      await expect(bubble(desk, '会場でお会いしましょう')).toBeVisible();
      await expect(bubble(phone, 'See you tomorrow!')).toHaveCount(1);
      await expect(waiting(phone)).toHaveCount(0);

      await phone.reload();
      await expect(bubble(phone, '会場でお会いしましょう')).toHaveCount(1);
      expect(await accessibilityProblems(desk)).toEqual([]);
      const isPartOfIt = /message\/(send|read)|ERR_INTERNET_DISCONNECTED|WebSocket|status of 500/;
      expect([...hanako.troubles, ...james.troubles].filter((one) => !isPartOfIt.test(one))).toEqual([]);
      await hanako.context.close();
      await james.context.close();
    },
  );

  test(
    'one accepts an invitation and makes a group, and three hear each other, one of them after the network was cut [CHAT-044, CHAT-059]',
    longOnce,
    async ({ browser, baseURL }) => {
      const hanako = await visitor(browser, baseURL, 'hanako.demo', chatOf('expo'), onPhone);
      const misaki = await visitor(browser, baseURL, 'exhibitor.demo', chatOf('expo'), atDesk);
      const aoi = await visitor(browser, baseURL, 'preview.demo', chatOf('expo'), onPhone);
      const [phone, desk] = [hanako.page, misaki.page];
      const announced = phone.waitForRequest(/live_chat\/message\/send\//);
      await phone.getByRole('link', { name: /水城 葵/ }).click();
      const accept = phone.getByRole('button', { name: jpn.invitation.accept });
      await expect(phone.getByRole('textbox', { name: jpn.composer.label })).toBeVisible();
      // At a second try the invitation is accepted already.
      if (await accept.isVisible()) await accept.click();
      await expect(accept).toHaveCount(0);
      await phone.getByRole('button', { name: jpn.room.back }).click();
      await phone.getByRole('button', { name: jpn.list.newGroup }).click();
      const dialog = phone.getByRole('dialog', { name: jpn.group.newTitle });
      await dialog.getByRole('textbox', { name: jpn.group.name }).fill('展示会の仲間');
      for (const name of ['高橋 美咲', '水城 葵']) await dialog.getByRole('checkbox', { name }).check();
      await dialog.getByRole('button', { name: jpn.group.create }).click();
      await write(phone, 'よろしくお願いします', jpn.composer.send);
      for (const page of [desk, aoi.page]) {
        const row = page.getByRole('link', { name: /展示会の仲間/ }).first();
        await expect(row).toContainText('よろしくお願いします');
        await row.click();
      }
      await announced;

      await aoi.context.setOffline(true);
      await write(aoi.page, '地下にいます', jpn.composer.send);
      await expect(waiting(aoi.page)).toHaveCount(1);
      await write(desk, 'Where shall we meet?', eng.composer.send);
      await expect(bubble(phone, 'Where shall we meet?')).toBeVisible();
      await aoi.context.setOffline(false);
      const whole = ['よろしくお願いします', 'Where shall we meet?', '地下にいます'];
      for (const page of [phone, desk, aoi.page]) await expect(page.locator('.hb-chat-bubble')).toHaveText(whole);

      await phone.getByRole('button', { name: '展示会の仲間' }).click();
      await expect(phone.getByRole('dialog', { name: jpn.group.info }).getByText('高橋 美咲')).toBeVisible();
      for (const page of [phone, desk]) expect(await accessibilityProblems(page)).toEqual([]);
      expect(await overflowProblems(phone, 320, 568)).toEqual([]);
      expect([...hanako.troubles, ...misaki.troubles]).toEqual([]);
      for (const { context } of [hanako, misaki, aoi]) await context.close();
    },
  );
});

test(
  'a chat that cannot begin, or whose session ends, leads to the error page, where a member without a profile can register [AUTH-027, CHAT-051, ERROR-020, ERROR-021, ROUTE-058]',
  longOnce,
  async ({ page, request, open, troubles }) => {
    troubles.expect(/chat initialize error|live_chat|status of (404|500|552)/);
    const address = chatOf('expo');
    await enterAs(page, await tokensOf(request, 'invited.demo'));
    await open(address);
    await expect(page).toHaveURL(/\/error\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorWords.chat.title);
    await expect(page.getByRole('link', { name: errorWords.chatRegister })).toHaveAttribute(
      'href',
      address.replace('live_chat/', 'live_chat/contact/'),
    );

    await page.route(/\/live_chat\/profile\/\d/, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    await page.getByRole('link', { name: common.again }).click();
    const dialog = page.getByRole('alertdialog', { name: common.dataFailedTitle });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: common.close }).click();
    await expect(page).toHaveURL(/\/error\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorWords.chat.title);
    // The error page of the shared host says so too.
    await open('/web/error');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorWords.chat.title);

    await page.unrouteAll();
    await page.route(/\/live_chat\/profile\/\d/, (route) => route.fulfill({ status: 552, json: { message: 'ended' } }));
    await page.goto(address);
    await expect(page).toHaveURL(/\/portal\/1\/event\/11\/error/);
    await expect(page.getByText('ERROR', { exact: true })).toBeVisible();
    await expect.poll(() => stored(page, 'accessToken')).toBeNull();
  },
);
