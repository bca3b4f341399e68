import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import pictures from '#features/live-chat/web/picture/texts/jpn.ts';
import people from '#features/live-chat/web/people/texts/jpn.ts';
import talk from '#features/live-chat/web/screen/texts/jpn.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { site } from './demo-sites.ts';
import { expect, takenOver, test } from './journey.ts';
import { enterAs, stored, type Tokens, tokensOf } from './member.ts';
import { accessibilityProblems } from './page-quality.ts';
import { once } from './sweep.ts';

const chat = `${site('expo').path}/module/live_chat/240`;
const total = 300;
const pageSize = 50;

/** The room with 300 messages, some of them long. */
async function withManyMessages(page: Page): Promise<void> {
  // What others write there meanwhile has other numbers.
  await page.routeWebSocket(/\/realtime$/, () => {});
  await page.route('**/live_chat/room_read/**', (route) => route.fulfill({ json: { data: {} } }));
  await page.route('**/live_chat/comments/**', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { room: { users: { user_id: number }[] }; comments: object[] } };
    const before = Number(new URL(route.request().url()).searchParams.get('before') ?? total + 1);
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
    await route.fulfill({ response: answer, json: { data: { ...data, comments } } });
  });
}

const bubbles = (page: Page) => page.locator('.hb-chat-message');
const room = (page: Page, name: string) => page.getByRole('link', { name });
const field = (page: Page) => page.getByRole('textbox', { name: talk.composer.label });

/** Where the first message in sight stands, or one that is known by its words. */
const topOf = (page: Page, words?: string) =>
  page.locator('.hb-chat-log').evaluate((log, known) => {
    const edge = log.getBoundingClientRect().top;
    const all = [...log.querySelectorAll('.hb-chat-text')].map((text) => ({
      words: text.textContent,
      top: text.getBoundingClientRect().top - edge,
    }));
    return all.find((one) => (known === undefined ? one.top > 0 && one.words.startsWith('話') : one.words === known));
  }, words);

test('300 messages are loaded upwards, and none of them jumps', once, async ({ page, request, open }) => {
  await enterAs(page, await tokensOf(request, 'exhibitor.demo'));
  await withManyMessages(page);
  await open(chat);
  await room(page, '山田 花子').click();
  await expect(bubbles(page)).toHaveCount(pageSize);
  for (let read = pageSize; read < total; read += pageSize) {
    const earlier = page.waitForResponse(/live_chat\/comments\/.*before=/);
    await page.locator('.hb-chat-log').evaluate(async (log) => {
      log.scrollTo(0, 400 - log.scrollHeight + log.clientHeight);
      // What was never in sight gets its height now.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const before = await topOf(page);
    await earlier;
    await expect(bubbles(page)).toHaveCount(read + pageSize);
    expect((await topOf(page, before?.words))?.top).toBeCloseTo(before?.top ?? Number.NaN, 0);
  }
  await page.unrouteAll({ behavior: 'wait' });
});

/** Somebody writes in a room without a page. */
async function write(request: APIRequestContext, { accessToken }: Tokens, roomId: string, body: string): Promise<void> {
  const answer = await request.post(`${apiPrefix}live_chat/comment/1/11/240/1/${roomId}`, {
    headers: { 'access-token': accessToken },
    data: { key: randomUUID(), type: 'TEXT', body },
  });
  expect(answer.status()).toBe(200);
}

test.describe('in a low window', () => {
  test.use({ viewport: { width: 390, height: 520 } });

  test(
    'what a member reads stays where it is while others write, and is pushed away by no message',
    once,
    async ({ page, request, open }) => {
      const me = await tokensOf(request, 'exhibitor.demo');
      const other = await tokensOf(request, 'hanako.demo');
      await enterAs(page, me);
      await open(chat);
      await room(page, '山田 花子').click();
      await expect(page).toHaveURL(/talk\/\d+$/);
      const roomId = /talk\/(\d+)$/.exec(page.url())?.[1] ?? '';
      const unique = Date.now() % 100_000;
      for (const place of [1, 2, 3, 4])
        await write(request, me, roomId, `読み返す ${unique} ${place} ${'です。'.repeat(40)}`);
      const text = (words: string) => page.locator('.hb-chat-text', { hasText: words });
      await expect(text(`読み返す ${unique} 4`)).toBeVisible();
      const read = text(`読み返す ${unique} 2`);
      await read.evaluate((one) => one.scrollIntoView({ block: 'center' }));
      const topOfRead = () => read.evaluate((one) => one.getBoundingClientRect().top);
      await expect(page.getByRole('button', { name: talk.room.latest })).toBeVisible();
      const before = await topOfRead();
      for (const place of [1, 2, 3, 4]) {
        const words = `新着 ${unique} ${place}`;
        await write(request, other, roomId, place % 2 === 0 ? words : `${words} ${'長い話です。'.repeat(20)}`);
        await expect(text(words)).toBeAttached();
        // The picture after the one in which it came, and the one after that: a browser that holds the place moves it then.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
        );
        expect(Math.abs((await topOfRead()) - before)).toBeLessThan(2);
      }
      await page.getByRole('button', { name: talk.room.fresh }).click();
      await expect(text(`新着 ${unique} 4`)).toBeInViewport();
    },
  );
});

test(
  'Enter that ends a conversion sends nothing; a draft stays for its room and member through reloads, tabs and a session that ends',
  once,
  async ({ page, context, request, open, troubles }) => {
    troubles.expect(/status of 552|status 552|WebSocket/);
    const tokens = await tokensOf(request, 'exhibitor.demo');
    await enterAs(page, tokens);
    await open(chat);
    await room(page, '山田 花子').click();
    await field(page).focus();
    const browser = await context.newCDPSession(page);
    await browser.send('Input.imeSetComposition', { text: 'かいじょう', selectionStart: 5, selectionEnd: 5 });
    await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 });
    await expect(field(page)).toHaveValue('かいじょう');
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await browser.send('Input.insertText', { text: '会場' });
    await page.reload();
    await expect(field(page)).toHaveValue('会場');

    await page.goBack();
    await expect(room(page, '山田 花子')).toContainText(`${talk.list.draft}会場`);
    await room(page, '停電に強い').click();
    await expect(field(page)).toHaveValue('');
    await page.goBack();
    await room(page, '山田 花子').click();
    await expect(field(page)).toHaveValue('会場');

    const second = await context.newPage();
    await second.goto(page.url());
    await takenOver(second);
    await expect(field(second)).toHaveValue('会場');
    await field(second).fill('会場の入口で');
    await second.close();
    await page.reload();
    await takenOver(page);

    // The session ends while somebody writes.
    await page.route('**/live_chat/mute/**', (route) => route.fulfill({ status: 552, json: { message: 'ended' } }));
    await page.getByRole('button', { name: talk.room.menu }).click();
    await page.getByRole('button', { name: talk.room.mute }).click();
    await expect(page).toHaveURL(/\/error/);
    await expect.poll(() => stored(page, 'accessToken')).toBeNull();
    const log = (one: typeof tokens) =>
      page.evaluate(({ accessToken, refreshToken }) => {
        localStorage.setItem('accessToken', accessToken);
        localStorage.setItem('refreshToken', refreshToken);
        localStorage.setItem('memberRealm', 'portal/1');
      }, one);
    await log(await tokensOf(request, 'hanako.demo'));
    await page.goto(chat);
    await expect(room(page, '高橋 美咲')).toBeVisible();
    await expect(page.getByText(talk.list.draft, { exact: true })).toHaveCount(0);
    await log(await tokensOf(request, 'exhibitor.demo'));
    await page.reload();
    await room(page, '山田 花子').click();
    await expect(field(page)).toHaveValue('会場の入口で');
  },
);

test.describe('where the question about cookies is asked', () => {
  test.use({ hasDecided: false });

  for (const [place, size] of [
    ['at a desk', { width: 1280, height: 800 }],
    ['on a phone', { width: 390, height: 844 }],
  ] as const) {
    test(`it covers the field of a message nowhere ${place}`, once, async ({ page, request, open }) => {
      await page.setViewportSize(size);
      await enterAs(page, await tokensOf(request, 'exhibitor.demo'));
      await open(chat);
      await room(page, '山田 花子').click();
      await expect(page.locator('.hb-popup')).toBeVisible();
      const onTop = () =>
        field(page).evaluate((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          const points = [2, height / 2, height - 2].map((down) => [left + width / 2, top + down] as const);
          return points.every(([x, y]) => document.elementFromPoint(x, y) === one);
        });
      await expect.poll(onTop).toBe(true);
      expect((await field(page).boundingBox())?.width).toBeGreaterThan(260);
    });
  }
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false });

  test(
    'with the keyboard only, a member opens a talk, sends a message and a picture, opens the menu, and goes back',
    once,
    async ({ page, request, open }) => {
      await enterAs(page, await tokensOf(request, 'exhibitor.demo'));
      await open(chat);
      const press = (...keys: string[]) =>
        keys.reduce(async (before, key) => {
          await before;
          await page.keyboard.press(key);
        }, Promise.resolve());
      const focused = () => page.locator(':focus');
      /** Tab, until something of this name has the focus. */
      const tabTo = async (name: string | RegExp, key = 'Tab', role?: string): Promise<void> => {
        for (let stop = 0; stop < 120; stop += 1) {
          await page.keyboard.press(key);
          const [label, has] = await focused().evaluate((one) => [
            one.getAttribute('aria-label') ?? one.textContent,
            one.getAttribute('role'),
          ]);
          if (role !== undefined && has !== role) continue;
          if (typeof name === 'string' ? label === name : name.test(label ?? '')) return;
        }
        throw new Error(`Nothing is called ${String(name)}.`);
      };
      await room(page, '山田 花子').focus();
      await press('Enter');
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('キーボードだけで書いています');
      await press('Enter');
      await expect(bubbles(page).filter({ hasText: 'キーボードだけで' }).last()).toBeVisible();
      await expect(page.locator('[data-waiting]')).toHaveCount(0);
      await expect(field(page)).toBeFocused();

      await tabTo(pictures.choose, 'Shift+Tab');
      // What the browser opens then is not the page's.
      await page.getByTestId('pictures').first().setInputFiles('demo/chat/sent/arm.webp');
      await expect(page.getByRole('img', { name: 'arm.webp' })).toBeVisible();
      await tabTo(talk.composer.send);
      await expect(focused()).not.toHaveAttribute('aria-disabled', 'true');
      await press('Enter');
      await expect(page.locator('[data-mine] .hb-chat-picture').last()).toBeVisible();
      await expect(page.locator('[data-waiting]')).toHaveCount(0);

      await tabTo(talk.message.actions, 'Shift+Tab');
      await press('Enter');
      await expect(page.getByRole('dialog', { name: talk.message.actions })).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      await press('Escape');
      await expect(focused()).toHaveAccessibleName(talk.message.actions);

      await tabTo(talk.room.menu, 'Shift+Tab');
      await press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await tabTo(people.block);
      await press('Enter');
      await expect(page.getByRole('alertdialog', { name: people.blockTitle('山田 花子') })).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      await press('Escape');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(focused()).toHaveAccessibleName(talk.room.menu);

      await tabTo(/山田 花子/, 'Shift+Tab');
      await tabTo(new RegExp(talk.tabs.talk), 'Shift+Tab', 'tab');
      await press('ArrowRight');
      await expect(page.getByRole('tab', { name: talk.tabs.contacts })).toBeFocused();
      await expect(page.getByRole('button', { name: people.showCode })).toBeVisible();
    },
  );
});
