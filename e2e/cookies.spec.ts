import type { BrowserContext } from '@playwright/test';
import { cookieConsentDays } from '#kernel/limits.ts';
import { say, site } from './demo-sites.ts';
import { expect, isSameDocument, markDocument, takenOver, test } from './journey.ts';
import { accessibilityProblems, layoutShiftProblems, watchLayoutShift } from './page-quality.ts';

test.use({ hasDecided: false });

const expo = site('expo');
const daySeconds = 24 * 60 * 60;

async function decision(context: BrowserContext): Promise<{ value: string; days: number } | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cookie-consent');
  return cookie && { value: cookie.value, days: Math.round((cookie.expires - Date.now() / 1000) / daySeconds) };
}

test('the question about cookies is asked in the visitor’s words once, answered for a year, and can be answered anew [COOKIE-001, COOKIE-003, COOKIE-005, COOKIE-006, LAYOUT-001]', async ({
  page,
  open,
  context,
  language,
  words,
}) => {
  const { body, negativeButtonTitle, positiveButtonTitle } = expo.file.cookie ?? { body: '' };
  const popup = page.getByRole('region').filter({ hasText: say(body, language) });
  const decline = popup.getByRole('button', { name: say(negativeButtonTitle, language), exact: true });
  const accept = popup.getByRole('button', { name: say(positiveButtonTitle, language), exact: true });

  await watchLayoutShift(page);
  await open(expo.path);
  await expect(accept).toBeVisible();
  expect(await layoutShiftProblems(page, 0.02)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect(page.locator('main')).not.toBeFocused();
  await markDocument(page);
  await decline.click();
  await expect(popup).toBeHidden();
  expect(await decision(context)).toEqual({ value: 'false', days: cookieConsentDays });
  expect(await isSameDocument(page)).toBe(true);

  await page.reload();
  await takenOver(page);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(popup).toBeHidden();

  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('button', { name: words.navigation.cookieSettings }).click();
  await expect(decline).toBeFocused();
  await decline.click();
  await expect(popup).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);

  await page.getByRole('contentinfo').getByRole('button', { name: words.navigation.cookieSettings }).click();
  await accept.click();
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await takenOver(page);
  await expect(popup).toBeHidden();
  expect(await decision(context)).toEqual({ value: 'true', days: cookieConsentDays });
});

test('in the app nothing is asked about cookies [COOKIE-004]', async ({ page, open, language }) => {
  const asked = page.getByText(say(expo.file.cookie?.body, language));
  await open(expo.path);
  await expect(asked).toBeVisible();
  await open(`${expo.path}?isApplication=1`);
  await page.waitForLoadState('networkidle');
  await expect(asked).toBeHidden();
});

test('the page can be used while the question stands, by keyboard too [COOKIE-003]', async ({
  page,
  open,
  language,
}) => {
  await open(expo.path);
  const asked = page.getByText(say(expo.file.cookie?.body, language));
  await expect(asked).toBeVisible();
  const link = page.locator(`main .hb-section-more[href="${expo.path}/module/information/10"]`);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${expo.path}/module/information/10`);
  await expect(asked).toBeVisible();
});
