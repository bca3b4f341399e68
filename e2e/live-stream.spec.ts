import type { LanguageCode } from '#kernel/language.ts';
import { say, site } from './demo-sites.ts';
import { expect, test } from './journey.ts';
import { accessibilityProblems, layoutShiftProblems, overflowProblems, watchLoading } from './page-quality.ts';
import { readPicture } from './stream-picture.ts';
import { longOnce } from './sweep.ts';

const expo = site('expo');
const module = expo.file.modules.find(({ moduleCode }) => moduleCode === 'live_stream');
const list = `${expo.path}/module/live_stream/${module?.contentId}`;
const always = module?.items?.find(({ detailId }) => detailId === 1);

const wordsIn = async (language: LanguageCode) => {
  const texts = (await import(`#features/live-stream/texts/${language}.ts`)) as {
    default: typeof import('#features/live-stream/texts/jpn.ts').default;
  };
  return texts.default;
};

test('a visitor opens a live stream from the list and watches it a few seconds behind [STREAM-002, STREAM-010]', async ({
  page,
  open,
  language,
}) => {
  const words = await wordsIn(language);
  const title = say(always?.title, language);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await watchLoading(page);
  await open(list);
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText(words.states.live);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const play = page.getByRole('button', { name: `${words.play}: ${title}` });
  await expect(play).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await layoutShiftProblems(page, 0.02)).toEqual([]);
  expect(await overflowProblems(page, 320, 700)).toEqual([]);
  expect(asked.filter((url) => url.includes('hls'))).toEqual([]);

  await play.press('Enter');
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect.poll(async () => (await readPicture(page)).behind).toBeLessThan(15);
  const first = await readPicture(page);
  await expect.poll(async () => (await readPicture(page)).picture).not.toBe(first.picture);
  const lists = asked.filter((url) => url.includes('live.m3u8'));
  expect(lists[0]).toMatch(/\/web_api\/live_stream\/[\d-]+\/live\.m3u8\?token=/);

  const captions = page.getByRole('button', { name: words.captions });
  await captions.press('Enter');
  await expect(captions).toHaveAttribute('aria-pressed', 'true');
  const said = () => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.activeCues?.length ?? 0);
  await expect.poll(said).toBe(1);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test(
  'a lost connection and a refused token heal without a reload [STREAM-010]',
  longOnce,
  async ({ page, open, language, troubles }) => {
    troubles.expect(/live\.m3u8|m4s|playback_request|Failed to load resource/);
    const words = await wordsIn(language);
    await open(`${list}/1`);
    await page.getByRole('button', { name: new RegExp(`^${words.play}`) }).click();
    const place = () => page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime);
    await expect.poll(place).toBeGreaterThan(0);

    let refusals = 0;
    await page.route(/live\.m3u8/, (route) => {
      refusals += 1;
      return refusals <= 3 ? route.fulfill({ status: 403, body: '' }) : route.continue();
    });
    const renewed = page.waitForRequest(/playback_request/);
    await renewed;
    await expect.poll(() => refusals, { timeout: 20_000 }).toBeGreaterThan(3);
    const before = await place();
    await expect.poll(place).toBeGreaterThan(before + 0.5);
    await expect(page.getByText(words.refusedTitle)).toHaveCount(0);
  },
);

test(
  'an open page goes live without sound or focus, and asks for a reload when the clock was changed [STREAM-009]',
  longOnce,
  async ({ page, open, language }) => {
    const words = await wordsIn(language);
    await page.addInitScript(() => {
      const { now } = Date;
      const clock = { aheadMs: 0 };
      Object.assign(window, { testClock: clock });
      Date.now = () => now.call(Date) + clock.aheadMs;
    });
    // The channel would tell when the stream really began.
    await page.routeWebSocket(/\/realtime/, () => {});
    let startsAt: number | undefined;
    await page.route('**/live_stream/status/**', async (route) => {
      const { data } = (await (await route.fetch()).json()) as { data: { serverNow: number; streams: object[] } };
      startsAt ??= data.serverNow + 2_500;
      const soon = { secondsToStart: (startsAt - data.serverNow) / 1000, secondsToEnd: 600 };
      const streams = data.streams.map((stream) => ({ ...stream, ...soon }));
      await route.fulfill({ json: { data: { ...data, streams } } });
    });
    await open(`${list}/1`);
    await expect(page.getByText(words.startsSoon)).toBeVisible();
    const menu = page.getByRole('banner').getByRole('link').first();
    await menu.focus();
    const play = page.getByRole('button', { name: new RegExp(`^${words.play}`) });
    await expect(play).toBeVisible();
    await expect(menu).toBeFocused();
    await expect(page.getByText(words.begun)).toBeAttached();
    expect(await page.locator('video, audio, iframe').count()).toBe(0);

    await page.evaluate(() => {
      Object.assign((window as unknown as { testClock: object }).testClock, { aheadMs: 3_600_000 });
    });
    await expect(page.getByText(words.clockWrong)).toBeVisible();
    await expect(play).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: words.reload }).click();
    await expect(page.getByText(words.clockWrong)).toHaveCount(0);
    await expect(play).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
