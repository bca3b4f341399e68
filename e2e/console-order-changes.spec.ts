import { expect, test } from './journey.ts';
import { arrived, consoleWords, isGoodScreen, picture } from './console-steps.ts';
import { type OwnServer, ownServer } from './own-server.ts';

let server: OwnServer;
test.beforeAll(async () => {
  server = await ownServer();
  await server.start();
});
test.afterAll(() => server?.close());

test('an organiser issues a ticket at the door, corrects who has it, and cancels it with the money', async ({
  page,
  language,
  troubles,
}) => {
  troubles.expect(/A field has its value as an attribute/);
  const { signIn } = await consoleWords(language);
  const { default: issue } = (await import(
    `#features/orders/console/issue/texts/${language}.ts`
  )) as typeof import('#features/orders/console/issue/texts/jpn.ts');
  const { default: words } = (await import(
    `#features/orders/console/changes/texts/${language}.ts`
  )) as typeof import('#features/orders/console/changes/texts/jpn.ts');
  await page.goto(`${server.address}/console/`);
  await page.getByRole('button', { name: signIn.demoEnter }).click();
  await expect(page.locator('.hc-row-title').first()).toBeVisible();

  await page.goto(`${server.address}/console/sites/event-11/orders/issue`);
  await arrived(page, /\/issue$/, issue.title);
  // The first one that costs something.
  const ways = page.getByRole('radio', { name: issue.ways.cash });
  const choices = await page.getByLabel(issue.ticket).locator('option').count();
  for (let at = 0; at < choices && !(await ways.isVisible()); at += 1) {
    await page.getByLabel(issue.ticket).selectOption({ index: at });
  }
  await ways.check();
  await page.getByLabel(issue.lastName, { exact: true }).fill('森田');
  await page.getByLabel(issue.mail).fill('sora@');
  await page.getByRole('button', { name: issue.press }).click();
  await expect(page.getByText(issue.wrongMail)).toBeVisible();
  await isGoodScreen(page);
  await page.getByLabel(issue.mail).fill('');
  await page.getByRole('button', { name: issue.press }).click();
  await expect(page.getByText(issue.issued(1, 1))).toBeVisible();
  await expect(page.locator('.hc-issued svg')).toHaveCount(1);
  await isGoodScreen(page);
  await picture(page, 'console-issued');

  await page.getByRole('link', { name: issue.toOrder }).click();
  await expect(page.getByRole('button', { name: words.correct })).toBeVisible();
  await isGoodScreen(page);
  await page.getByRole('button', { name: words.correct }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.parts.first_name, { exact: true }).fill('空');
  await dialog.getByLabel(words.mail).fill('sora@example.jp');
  await isGoodScreen(page);
  await dialog.getByRole('button', { name: words.correctPress }).click();
  await expect(page.locator('.hc-toast')).toContainText(words.corrected);
  await expect(page.getByText('sora@example.jp').first()).toBeVisible();

  await page.getByRole('button', { name: words.change }).click();
  await expect(dialog.getByRole('checkbox').first()).toBeChecked();
  await dialog.getByLabel(words.reason).fill('悪天候のため');
  await isGoodScreen(page);
  await picture(page, 'console-cancel');
  await dialog.getByRole('button', { name: words.press.both }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('悪天候のため')).toBeVisible();
  await page.getByRole('button', { name: words.paid }).click();
  await dialog.getByRole('button', { name: words.paid }).click();
  await expect(page.getByText(words.refundStates.done).first()).toBeVisible();
  await isGoodScreen(page);
});
