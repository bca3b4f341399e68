import type { Page } from '@playwright/test';
import { site } from '../e2e/demo-sites.ts';
import { purchaseWords } from '../e2e/purchase-words.ts';
import { press, type SlowPhone, type Tokens } from './slow-phone.ts';

export interface Pressed {
  name: string;
  ms: number;
}

const list = `${site('expo').path}/module/ticket/60`;
/** Of the demo's expo: 1,500 yen. */
const ticketId = 12;

/** A member buys a ticket, from the list to the order, and every press is timed. */
export async function buyOnPhone(phone: SlowPhone, tokens: Tokens): Promise<Pressed[]> {
  const { page, close } = await phone.visit(tokens);
  try {
    return await pressesOf(page);
  } finally {
    await close();
  }
}

async function pressesOf(page: Page): Promise<Pressed[]> {
  const say = await purchaseWords('jpn');
  const { default: sale } = await import('#features/ticket/web/overlay/texts/jpn.ts');
  const pressed: Pressed[] = [];
  const time = async (name: string, what: () => Promise<void>, follows: () => Promise<void>): Promise<void> => {
    pressed.push({ name, ms: await press(page, what, follows) });
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

  await page.goto(list, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const opener = page.locator(`#hb-ticket-${ticketId}`);
  await opener.scrollIntoViewIfNeeded();
  await time(
    'open a ticket',
    () => opener.tap(),
    () => button(sale.put).waitFor(),
  );
  await time(
    'put it into the cart',
    () => button(sale.put).tap(),
    () => button(sale.begin).waitFor(),
  );
  await time(
    'begin the purchase',
    () => button(sale.begin).tap(),
    () => title(say.headings.profile),
  );
  await time(
    'go on with the own data',
    () => button(say.next).tap(),
    () => title(say.headings.payment),
  );
  const local = page.locator('input[value="Local"]');
  await time(
    'choose how to pay',
    () => local.tap(),
    () => page.waitForTimeout(100),
  );
  await time(
    'go on to the review',
    () => button(say.next).tap(),
    () => title(say.headings.confirm),
  );
  const agreement = page.getByRole('checkbox', { name: /同意/ });
  await time(
    'agree to the terms',
    () => agreement.tap(),
    () => page.waitForTimeout(100),
  );
  const order = button(say.confirm.paid.order('1,500円'));
  await time(
    'order',
    () => order.tap(),
    () => page.waitForURL(/purchased-ticket\?order=/),
  );
  return pressed;
}
