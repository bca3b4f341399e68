import type { Page } from '@playwright/test';
import pictures from '#features/live-chat/web/picture/texts/jpn.ts';
import talk from '#features/live-chat/web/screen/texts/jpn.ts';
import { site } from './demo-sites.ts';
import { expect, test } from './journey.ts';
import { enterAs, tokensOf } from './member.ts';
import { type OwnNetwork, ownNetwork } from './own-network.ts';
import { once } from './sweep.ts';
import { type Engine, enterKey } from './engines/engine.ts';
import { missingForWebKit, startWebKit } from './engines/webkit.ts';

const chat = `${site('expo').path}/module/live_chat/240`;
const field = '.hb-chat-field';
const total = 300;
const pageSize = 50;

const missing = missingForWebKit();
if (missing !== undefined) console.log(`skipped: the chat in WebKit, because ${missing}`);

/** The last messages that both see. */
const lastIn = (webkit: Engine, count: number): Promise<string[]> =>
  webkit.run(
    (many) =>
      [...document.querySelectorAll('.hb-chat-message')].slice(-many).map((row) => {
        const words = row.querySelector('.hb-chat-text')?.textContent ?? (row.querySelector('img') ? '(picture)' : '');
        return row.matches('[data-waiting]') ? `waiting ${words}` : words;
      }),
    count,
  );
const lastBeside = (page: Page, count: number): Promise<string[]> =>
  page
    .locator('.hb-chat-message')
    .evaluateAll(
      (rows, many) =>
        rows
          .slice(-many)
          .map(
            (row) => row.querySelector('.hb-chat-text')?.textContent ?? (row.querySelector('img') ? '(picture)' : ''),
          ),
      count,
    );

/** The room has 300 messages then, some of them long; what is earlier takes a moment to come. */
function withManyMessages(network: OwnNetwork): void {
  network.change(/\/live_chat\/(comments|room_read)\//, async (path, body) => {
    if (path.includes('/room_read/')) return { data: {} };
    const { data } = body as { data: { room: { users: { user_id: number }[] } } };
    const asked = new URL(path, 'http://localhost').searchParams.get('before');
    const before = Number(asked ?? total + 1);
    if (asked !== null) await new Promise((resolve) => setTimeout(resolve, 300));
    const comments = Array.from({ length: pageSize }, (_, place) => before - pageSize + place).map((index) => ({
      index,
      key: `message-${index}`,
      user_id: data.room.users[index % 2]?.user_id,
      type: 'TEXT',
      body: index % 9 === 0 ? '長い話です。'.repeat(40) : `話 ${index}`,
      image: null,
      meeting: null,
      created_at: `2026-11-${String(10 + Math.floor(index / pageSize))}T10:00:00+09:00`,
      removed: false,
    }));
    return { data: { ...data, comments } };
  });
}

/** Scrolls near the first message, and follows one in sight from picture to picture until the earlier ones are there. */
const placesWhileEarlierCome = (webkit: Engine, most: number): Promise<number[]> =>
  webkit.run(async (count) => {
    const log = document.querySelector('.hb-chat-log');
    if (log === null) return [];
    // After it was painted: before, a place is not kept yet.
    const picture = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const placeOf = (text: Element) => Math.round(text.getBoundingClientRect().top - log.getBoundingClientRect().top);
    log.scrollTo(0, 400 - log.scrollHeight + log.clientHeight);
    // What was never in sight gets its height now, and then the place is kept.
    for (let drawn = 0; drawn < 4; drawn += 1) await picture();
    const texts = [...log.querySelectorAll('.hb-chat-text')];
    const followed = texts.find((text) => placeOf(text) > 0 && text.textContent.startsWith('話'));
    const places = new Set<number>();
    const end = performance.now() + 8_000;
    for (let after = 0; after < 10 && performance.now() < end; ) {
      if (followed !== undefined) places.add(placeOf(followed));
      await picture();
      if (document.querySelectorAll('.hb-chat-message').length >= count) after += 1;
    }
    return [...places];
  }, most);

/** Where the first message of the room stands, two pictures after the box was scrolled. */
const placeAfter = (webkit: Engine, scrolledTo: number | null = null): Promise<number> =>
  webkit.run(async (to) => {
    const log = document.querySelector('.hb-chat-log');
    if (to !== null) log?.scrollTo(0, to);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return log?.querySelector('.hb-chat-text')?.getBoundingClientRect().top ?? Number.NaN;
  }, scrolledTo);

const inWebKit = missing === undefined ? test : test.skip;
inWebKit(
  'somebody in WebKit and somebody in Chromium talk, also when the network is cut and the page is read again; 300 messages come upwards without a jump, and new ones below what is read',
  once,
  async ({ page, request, open, baseURL }) => {
    const network = await ownNetwork(baseURL ?? '');
    const webkit = await startWebKit();
    try {
      const { accessToken, refreshToken } = await tokensOf(request, 'hanako.demo');
      await webkit.resize(390, 844);
      await webkit.open(`${network.address}/healthz`);
      await webkit.run(
        (...stored) => {
          document.cookie = 'cookie-consent=true;path=/';
          for (const [name, value] of stored) localStorage.setItem(name, value);
        },
        ['accessToken', accessToken] as const,
        ['refreshToken', refreshToken] as const,
        ['memberRealm', 'portal/1'] as const,
      );
      await webkit.open(network.address + chat);

      // A room of their own, because other journeys write to these people too.
      const name = `WebKitの待ち合わせ${Date.now() % 10_000}`;
      await webkit.click('button', talk.list.newGroup);
      await webkit.type('dialog input', name);
      await webkit.click('dialog label', '高橋 美咲');
      await webkit.click('dialog button', talk.group.create);
      await webkit.type(field, 'こんにちは、WebKitです');
      await webkit.press(enterKey);
      await enterAs(page, await tokensOf(request, 'exhibitor.demo'));
      await open(chat);
      const row = page.getByRole('link', { name });
      await expect(row).toContainText(talk.unread(1));
      await row.click();
      await expect.poll(() => lastBeside(page, 1)).toEqual(['こんにちは、WebKitです']);
      await webkit.see('.hb-chat-message', talk.room.readBy(1));
      await page.getByRole('textbox', { name: talk.composer.label }).fill('こちらはChromiumです');
      await page.getByRole('button', { name: talk.composer.send, exact: true }).click();
      await webkit.see('.hb-chat-message', 'こちらはChromiumです');

      // The Enter that ends a conversion comes after it in Safari, and is known by its number.
      await webkit.type(field, '会場');
      await webkit.run((css) => {
        const ending = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
        document.querySelector(css)?.dispatchEvent(new KeyboardEvent('keydown', ending));
      }, field);
      await webkit.reload();
      await expect
        .poll(() => webkit.run((css) => document.querySelector<HTMLInputElement>(css)?.value, field))
        .toBe('会場');
      await webkit.type(field, 'の入口');
      await webkit.choose('[data-testid=pictures]', 'demo/chat/sent/arm.webp');
      await webkit.see('.hb-chat-composer', pictures.ready);
      await webkit.press(enterKey);
      const before = ['こんにちは、WebKitです', 'こちらはChromiumです', '(picture)', '会場の入口'];
      await expect.poll(() => lastBeside(page, 5)).toEqual(before);
      await expect.poll(() => lastIn(webkit, 5)).toEqual(before);

      network.cut();
      await webkit.type(field, '圏外で書きました');
      await webkit.press(enterKey);
      await webkit.see('[data-waiting]', talk.message.late);
      await page.getByRole('textbox', { name: talk.composer.label }).fill('聞こえますか');
      await page.getByRole('button', { name: talk.composer.send, exact: true }).click();
      network.restore();
      // In the middle of sending.
      await webkit.reload();
      await webkit.see('.hb-chat-message', '聞こえますか');
      await expect.poll(() => lastIn(webkit, 2)).toEqual(['聞こえますか', '圏外で書きました']);
      await expect.poll(() => lastBeside(page, 6)).toEqual([...before, '聞こえますか', '圏外で書きました']);

      await webkit.resize(390, 480);
      const placeBefore = await placeAfter(webkit, -300);
      for (const words of ['読んでいるあいだに', `続けて${'長く'.repeat(60)}`]) {
        await page.getByRole('textbox', { name: talk.composer.label }).fill(words);
        await page.getByRole('button', { name: talk.composer.send, exact: true }).click();
        await webkit.see('.hb-chat-message', words);
        expect(Math.abs((await placeAfter(webkit)) - placeBefore)).toBeLessThan(2);
      }

      await webkit.resize(390, 844);
      withManyMessages(network);
      await webkit.reload();
      await webkit.see('.hb-chat-message', `話 ${total - 1}`);
      for (let read = pageSize; read < total; read += pageSize) {
        expect(await placesWhileEarlierCome(webkit, read + pageSize)).toHaveLength(1);
      }
      await expect.poll(() => webkit.run(() => document.querySelectorAll('.hb-chat-message').length)).toBe(total);
    } finally {
      await webkit.close();
      await network.close();
    }
  },
);
