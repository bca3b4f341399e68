import sharp from 'sharp';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import commentary from '#features/live-chat/web/commentary/texts/jpn.ts';
import pictures from '#features/live-chat/web/picture/texts/jpn.ts';
import safety from '#features/live-chat/web/safety/texts/jpn.ts';
import talk from '#features/live-chat/web/screen/texts/jpn.ts';
import { site } from './demo-sites.ts';
import { expect, takenOver, test, watch } from './journey.ts';
import { enterAs, tokensOf } from './member.ts';
import { accessibilityProblems, layoutShiftProblems, watchLoading } from './page-quality.ts';
import { longOnce, once } from './sweep.ts';

const expo = site('expo');
const chat = `${expo.path}/module/live_chat/240`;
const stream = `${expo.path}/module/live_stream/95/1`;

/** Another browser at the same time; its troubles are to be none. */
async function another(
  browser: Browser,
  baseURL: string | undefined,
): Promise<{ context: BrowserContext; page: Page; found: string[] }> {
  const context = await browser.newContext({ baseURL, locale: 'ja-JP', viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url: baseURL }]);
  const found = watch(context);
  return { context, page: await context.newPage(), found };
}

test(
  'a member sends a picture, and the other sees it in a second browser and opens it [CHAT-047]',
  once,
  async ({ page, browser, baseURL, request, open }) => {
    const other = await another(browser, baseURL);
    await enterAs(page, await tokensOf(request, 'hanako.demo'));
    await enterAs(other.page, await tokensOf(request, 'exhibitor.demo'));
    await open(chat);
    await page.getByRole('link', { name: '高橋 美咲' }).click();
    await other.page.goto(chat);
    await takenOver(other.page);
    await other.page.getByRole('link', { name: '山田 花子' }).click();

    const photo = await sharp({ create: { width: 2_400, height: 1_600, channels: 3, background: '#d9534f' } })
      .jpeg()
      .toBuffer();
    await page
      .getByTestId('pictures')
      .first()
      .setInputFiles({ name: '会場.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(page.getByRole('img', { name: '会場.jpg' })).toBeVisible();
    await expect(page.getByRole('button', { name: talk.composer.send })).not.toHaveAttribute('aria-disabled', 'true');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: talk.composer.send }).click();

    const seen = other.page.getByRole('button', { name: `${pictures.open}: 山田 花子` });
    await expect(seen.locator('img')).toHaveAttribute('src', /^blob:/);
    expect(await seen.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
    await seen.click();
    const sheet = other.page.getByRole('dialog', { name: pictures.title }).locator('img');
    await expect.poll(() => sheet.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2_048);
    expect(await accessibilityProblems(other.page)).toEqual([]);
    await other.page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(seen).toBeFocused();
    await other.context.close();
    expect(other.found).toEqual([]);
  },
);

test(
  'a member writes beside a live stream, and a visitor reads it in a second browser [CHAT-030]',
  longOnce,
  async ({ page, browser, baseURL, request, open }) => {
    const other = await another(browser, baseURL);
    await enterAs(page, await tokensOf(request, 'hanako.demo'));
    await watchLoading(page);
    await open(stream);
    await other.page.goto(stream);
    await expect(other.page.getByRole('link', { name: commentary.login })).toBeVisible();
    await page.getByRole('textbox', { name: commentary.label }).fill('港がきれいですね');
    await page.getByRole('button', { name: commentary.send }).click();
    await expect(page.getByRole('textbox', { name: commentary.label })).toHaveValue('');
    await expect(
      other.page.getByRole('region', { name: commentary.title }).getByText('港がきれいですね').first(),
    ).toBeVisible();
    for (const one of [page, other.page]) expect(await accessibilityProblems(one)).toEqual([]);
    expect(await layoutShiftProblems(page, 0.02)).toEqual([]);
    await page
      .getByRole('button', { name: `${commentary.report}: ` })
      .last()
      .click();
    const dialog = page.getByRole('dialog', { name: safety.reportMessage });
    await expect(dialog).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByText(safety.reasons.spam).click();
    await dialog.getByRole('button', { name: safety.send }).click();
    await expect(page.getByRole('dialog', { name: safety.thanks })).toBeVisible();
    await expect(other.page.getByRole('button', { name: `${commentary.report}: ` })).toHaveCount(0);
    await other.context.close();
    expect(other.found).toEqual([]);
  },
);
