import type { Page } from '@playwright/test';
import type { LanguageCode } from '#kernel/language.ts';
import { site } from './demo-sites.ts';
import { expect, test } from './journey.ts';
import { isGood, payButton, title } from './purchase-steps.ts';
import { purchaseWords } from './purchase-words.ts';

/** Of the demo's expo: free. */
const pass = 1;

interface Done {
  presses: number;
  fields: string[];
}

declare global {
  interface Window {
    soFar(): Done;
  }
}

/** Counts what a person does: presses of buttons, links and boxes, and fields that something was typed into. */
async function count(page: Page): Promise<() => Promise<Done>> {
  await page.addInitScript(() => {
    const soFar = (): Done => JSON.parse(sessionStorage.getItem('done') ?? '{"presses":0,"fields":[]}') as Done;
    const keep = (done: Done): void => sessionStorage.setItem('done', JSON.stringify(done));
    window.soFar = soFar;
    const isText = (target: EventTarget | null): target is HTMLInputElement =>
      target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type);
    addEventListener('pointerdown', ({ isTrusted, target }) => {
      const { presses, fields } = soFar();
      if (isTrusted && !isText(target)) keep({ presses: presses + 1, fields });
    });
    addEventListener('input', ({ isTrusted, target }) => {
      const { presses, fields } = soFar();
      if (isTrusted && isText(target)) keep({ presses, fields: [...new Set([...fields, target.name])] });
    });
  });
  return () => page.evaluate(() => window.soFar());
}

/** As an input method writes a Japanese name: its kana first, then the characters. */
async function write(page: Page, part: string, language: LanguageCode, [kana, name, latin]: readonly string[]) {
  await page.locator(`input[name$="name.${part}"]`).focus();
  if (language !== 'jpn') return page.keyboard.type(latin ?? '');
  const method = await page.context().newCDPSession(page);
  for (const text of [kana?.slice(0, 1) ?? '', kana ?? '', name ?? '']) {
    await method.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  return method.send('Input.insertText', { text: name ?? '' });
}

test('a guest has a free ticket on the screen after at most 9 actions, 3 of them fields, counted from the home of the portal [TICKET-001, TICKET-097]', async ({
  page,
  open,
  language,
}) => {
  const say = await purchaseWords(language);
  const { default: sale } = (await import(
    `#features/ticket/web/overlay/texts/${language}.ts`
  )) as typeof import('#features/ticket/web/overlay/texts/jpn.ts');
  const soFar = await count(page);
  await open('/web/portal/1');
  await page
    .locator(`main a[href="${site('expo').path}"]`)
    .first()
    .click();
  await page.locator(`main a[href$="/detail?ticket=${pass}"]`).first().click();
  await page.getByRole('button', { name: new RegExp(`^${sale.getNow}`) }).click();
  await title(page, say.headings.free);
  await isGood(page);
  await page.locator('input[name="purchaserEmail"]').focus();
  await page.keyboard.type('guest@example.jp');
  await write(page, 'last_name', language, ['やまだ', '山田', 'Yamada']);
  await write(page, 'first_name', language, ['はなこ', '花子', 'Hanako']);
  if (language === 'jpn') {
    await expect(page.locator('input[name$="name.last_name_kana"]')).toHaveValue('ヤマダ');
    await expect(page.locator('input[name$="name.first_name_kana"]')).toHaveValue('ハナコ');
  }
  await page.locator('label', { has: page.locator('input[name="agree"]') }).click();
  await payButton(page, say.confirm.free.order('', 1)).click();
  await page.waitForURL(/\/purchased-ticket\?order=/);
  await expect(page.locator('.hb-qr-code')).toBeInViewport({ ratio: 0.5 });
  const { presses, fields } = await soFar();
  expect(fields).toHaveLength(3);
  expect(presses).toBeGreaterThan(4);
  expect(presses + fields.length).toBeLessThanOrEqual(9);
});
