import type { Browser, BrowserContext, Page } from '@playwright/test';
import pictures from '#features/live-chat/web/picture/texts/jpn.ts';
import people from '#features/live-chat/web/people/texts/jpn.ts';
import talk from '#features/live-chat/web/screen/texts/jpn.ts';
import common from '#kernel/texts/jpn.ts';
import { site } from './demo-sites.ts';
import { expect, takenOver, test } from './journey.ts';
import { enterAs, tokensOf } from './member.ts';
import { accessibilityProblems } from './page-quality.ts';
import { once } from './sweep.ts';

const chat = `${site('expo').path}/module/live_chat/240`;
const picture = 'demo/chat/sent/arm.webp';

async function besides(browser: Browser, baseURL: string | undefined, loginId: string) {
  const context = await browser.newContext({ baseURL, locale: 'ja-JP', viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url: baseURL }]);
  const page = await context.newPage();
  await enterAs(page, await tokensOf(context.request, loginId));
  await page.goto(chat);
  await takenOver(page);
  return { context, page };
}

/** The last messages of the room that is shown; a picture has no words. */
const lastOf = (page: Page, count: number): Promise<string[]> =>
  page.locator('.hb-chat-message').evaluateAll(
    (rows, many) =>
      rows.slice(-many).map((row) => {
        const words = row.querySelector('.hb-chat-text')?.textContent ?? (row.querySelector('img') ? '(picture)' : '');
        return row.matches('[data-waiting]') ? `waiting ${words}` : words;
      }),
    count,
  );

const send = (page: Page) => page.getByRole('button', { name: talk.composer.send, exact: true });
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: talk.composer.label }).fill(text);
  await send(page).click();
}

/** The server stores the first message, and nobody hears its answer; the others do not arrive. */
async function loseAnswers(context: BrowserContext): Promise<void> {
  let count = 0;
  await context.route('**/live_chat/comment/**', async (route) => {
    count += 1;
    if (count === 1) await route.fetch();
    return route.abort('connectionreset');
  });
}

test(
  'texts and a picture that are sent while the network breaks are there once and in order, for both',
  once,
  async ({ page, context, browser, baseURL, request, open, troubles }) => {
    troubles.expect(/ERR_|WebSocket/);
    const other = await besides(browser, baseURL, 'exhibitor.demo');
    await enterAs(page, await tokensOf(request, 'hanako.demo'));
    await open(chat);
    // A room of their own, because other journeys write to these people too.
    const name = '搬入口で待ち合わせ';
    await page.getByRole('button', { name: talk.list.newGroup }).click();
    const dialog = page.getByRole('dialog', { name: talk.group.newTitle });
    await dialog.getByRole('textbox', { name: talk.group.name }).fill(name);
    await dialog.getByRole('checkbox', { name: '高橋 美咲' }).check();
    await dialog.getByRole('button', { name: talk.group.create }).click();
    await other.page.getByRole('link', { name }).click();
    await write(page, 'これから入場します');

    // No network at the last step of an upload: the picture stays, and goes again.
    await context.route('**/commit/image', (route) => route.abort('connectionreset'));
    await page.getByTestId('pictures').first().setInputFiles(picture);
    await expect(page.getByText(pictures.failed)).toBeVisible();
    await context.unrouteAll();
    await page.getByRole('button', { name: pictures.again }).click();
    await expect(send(page)).not.toHaveAttribute('aria-disabled', 'true');

    await loseAnswers(context);
    await write(page, '入口の写真です');
    await write(page, '青い看板の下にいます');
    await expect(page.getByText(talk.message.late)).toBeVisible();
    // The channel told of the picture.
    const waiting = ['(picture)', 'waiting 入口の写真です', 'waiting 青い看板の下にいます'];
    await expect.poll(() => lastOf(page, 3)).toEqual(waiting);
    expect(await accessibilityProblems(page)).toEqual([]);
    await context.unrouteAll();
    await page.getByRole('button', { name: talk.message.again }).click();
    await expect(page.locator('[data-waiting]')).toHaveCount(0);

    await context.setOffline(true);
    await write(page, '圏外で書きました');
    await expect(page.getByText(talk.message.offline)).toBeVisible();
    await page.getByRole('button', { name: talk.room.back }).click();
    await expect(page.getByRole('link', { name })).toContainText(`${talk.message.unsent}圏外で書きました`);
    await expect(page.getByText(talk.offline)).toBeVisible();
    await write(other.page, '看板、見えました');
    await expect(other.page.locator('[data-waiting]')).toHaveCount(0);
    await context.setOffline(false);
    const whole = [
      'これから入場します',
      '(picture)',
      '入口の写真です',
      '青い看板の下にいます',
      '看板、見えました',
      '圏外で書きました',
    ];
    await expect.poll(() => lastOf(other.page, 6)).toEqual(whole);
    await page.getByRole('link', { name }).click();
    await expect.poll(() => lastOf(page, 6)).toEqual(whole);
    await other.context.close();
  },
);

test(
  'a part of the chat that is lost in a broken network is requested again, and nothing is lost',
  once,
  async ({ page, context, request, open, troubles }) => {
    troubles.expect(/ERR_|WebSocket/);
    // Nothing is fetched beforehand for those who save data.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await enterAs(page, await tokensOf(request, 'hanako.demo'));
    await open(chat);
    await expect(page.getByRole('tab', { name: talk.tabs.contacts })).toBeVisible();
    await context.setOffline(true);
    const lost = page.getByRole('alertdialog', { name: common.partLostTitle });
    await page.getByRole('tab', { name: talk.tabs.contacts }).click();
    await expect(lost).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await context.setOffline(false);
    await lost.getByRole('button', { name: common.again }).click();
    const code = page.getByRole('button', { name: people.showCode });
    await expect(code).toBeVisible();

    await context.setOffline(true);
    await code.click();
    await lost.getByRole('button', { name: common.close }).click();
    await expect(code).toBeEnabled();
    await context.setOffline(false);
    await code.click();
    await expect(page.getByRole('img', { name: people.code.own })).toBeVisible();
  },
);
