import { arrived, consoleWords, isGoodScreen, picture } from './console-steps.ts';
import { expect, test } from './journey.ts';
import { ownServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
test.beforeAll(async () => {
  server = await ownServer();
  await server.start();
});
test.afterAll(() => server?.close());

test('staff without an account get a link by its QR code, which one press ends', async ({
  page,
  language,
  troubles,
}) => {
  troubles.expect(/A field has its value as an attribute/);
  const { signIn } = await consoleWords(language);
  const { default: words } = (await import(`#features/my-ticket/console/texts/${language}.ts`)) as {
    default: typeof import('#features/my-ticket/console/texts/jpn.ts').default;
  };
  const entrance = language === 'jpn' ? '正面入口' : 'Main entrance';
  await page.goto(`${server.address}/console/`);
  await page.getByRole('button', { name: signIn.demoEnter }).click();
  await expect(page.locator('.hc-row-title').first()).toBeVisible();
  await page.goto(`${server.address}/console/sites/event-11/reception`);
  await arrived(page, /reception$/, words.title);
  await isGoodScreen(page);

  // A link without a name would tell nobody apart.
  await page.getByRole('button', { name: words.make }).click();
  await expect(page.getByText(words.nameMissing)).toBeVisible();
  await expect(page.getByRole('textbox', { name: words.name })).toBeFocused();
  await page.getByRole('textbox', { name: words.name }).fill(entrance);
  await page.getByRole('button', { name: words.make }).click();
  await expect(page.getByRole('heading', { name: words.madeTitle(entrance) })).toBeVisible();
  await expect(page.getByRole('img', { name: words.qr })).toBeVisible();
  await expect(page.locator('.hc-staff-links')).toContainText(entrance);
  await isGoodScreen(page);
  await picture(page, 'console-reception');

  await page.getByRole('button', { name: words.endOf(entrance) }).click();
  await page.getByRole('button', { name: words.sure }).click();
  await expect(page.getByText(words.ended)).toBeVisible();
  await expect(page.locator('.hc-staff-links')).toContainText(words.over);
});
