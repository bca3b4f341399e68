import type { Page } from '@playwright/test';
import { site } from './demo-sites.ts';
import { callsOf, expect, takenOver, test } from './journey.ts';
import { enterAs, newMember } from './member.ts';

const expo = site('expo').path;

/** Enter as an input method leaves it to the page when it ends a conversion: Safari says nothing but the code. */
async function endConversion(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const enter = { key: 'Enter', code: 'Enter', text: '\r', unmodifiedText: '\r', windowsVirtualKeyCode: 229 };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter, text: '' });
  await session.detach();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test('Enter that ends a conversion sends neither a form nor a search; the next Enter does', async ({ page, open }) => {
  await open(`${expo}/users/login`);
  const calls = callsOf(page);
  const login = page.locator('input[name="login_id"]');
  await login.fill('はなまち');
  await endConversion(page);
  expect(calls).toEqual([]);
  await expect(page.locator('.hb-field-error')).toHaveCount(0);
  await expect(login).toHaveValue('はなまち');
  await login.press('Enter');
  await expect(page.locator('.hb-field-error').first()).toBeVisible();
});

test('Enter that ends a conversion neither looks a postcode up nor takes a suggestion over', async ({ page, request }, {
  project,
  retry,
}) => {
  await enterAs(page, await newMember(request, `ime${Date.now()}${project.name}${retry}`));
  await page.goto(`${expo}/users/mypage/profile`);
  await takenOver(page);
  const calls = callsOf(page);
  const company = page.locator('[name="profile.company"]');
  await company.fill('shiomi uni');
  await expect(page.locator('.hb-combobox-option')).toHaveCount(1);
  await company.press('ArrowDown');
  await endConversion(page);
  await expect(company).toHaveValue('shiomi uni');
  await company.press('Enter');
  await expect(company).not.toHaveValue('shiomi uni');

  const code = page.locator('[name$="postal_code"]').first();
  await code.fill('１０００００１');
  await endConversion(page);
  expect(calls.filter((path) => path.includes('postal_code'))).toEqual([]);
  await code.press('Enter');
  await expect.poll(() => calls.filter((path) => path.includes('postal_code')).length).toBe(1);
});

test('Enter that ends a conversion does not sign an organiser in', async ({ page, troubles }) => {
  // The console has no style sheets of organisers, and its fields are React's own.
  troubles.expect(/has its value as an attribute/);
  await page.goto('/console/');
  const mail = page.locator('form input').first();
  await mail.fill('かんり');
  await mail.focus();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await endConversion(page);
  expect(asked).toEqual([]);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await mail.press('Enter');
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
});
