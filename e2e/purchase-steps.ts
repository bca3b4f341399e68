import type { Page } from '@playwright/test';
import { site } from './demo-sites.ts';
import { expect } from './journey.ts';
import { accessibilityProblems, overflowProblems } from './page-quality.ts';
import type { PurchaseWords } from './purchase-words.ts';

export const saleList = `${site('expo').path}/module/ticket/60`;

/** A cart that was filled, and the first screen of its purchase. */
export async function begin(page: Page, open: (address: string) => Promise<void>, tickets: object[]): Promise<void> {
  const cart = JSON.stringify({ ticketContentId: 60, tickets });
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('filled') !== null) return;
    sessionStorage.setItem('filled', '1');
    localStorage.setItem('ticketCart', text);
  }, cart);
  await open(`${saleList}?step=profile`);
}

export const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
export const next = (page: Page, say: PurchaseWords): Promise<void> =>
  page.getByRole('button', { name: say.next, exact: true }).click();

/** Checks that the shown page has no faults. */
export async function isGood(page: Page): Promise<void> {
  // A part half below the sticky header is no fault of the page.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowProblems(page, 320, 700)).toEqual([]);
}

/** Agrees to the terms below the review, and orders. */
export async function placeOrder(page: Page, name: string): Promise<void> {
  await page.locator('input[name="agree"]').check();
  await payButton(page, name).click();
}

export async function typeCard(page: Page, number: string, say: PurchaseWords): Promise<void> {
  const other = page.getByRole('radio', { name: say.cards.otherCard });
  const field = page.getByRole('textbox', { name: say.cards.cardNumber });
  // Another journey of this member may have saved one.
  await expect(other.or(field).first()).toBeVisible();
  if (await other.isVisible()) await other.check();
  await field.fill(number);
  await page.getByRole('textbox', { name: say.cards.expire }).fill('12/35');
  await page.getByRole('textbox', { name: say.cards.securityCode }).fill('123');
}

/** Confirms at the sandbox's 3-D Secure that the buyer is genuine. */
export async function confirmAtBank(page: Page): Promise<void> {
  await page.waitForURL(/\/dev\/pay\/3ds\//);
  await page.locator('input[name="code"]').fill('123456');
  await page.locator('button[name="answer"]').first().click();
}

export const payButton = (page: Page, name: string) => page.getByRole('button', { name });
