import { Secret, TOTP } from 'otpauth';
import type { LanguageCode } from '#kernel/language.ts';
import {
  arrived,
  consoleWords,
  isGoodScreen,
  linkMailedTo,
  madeEvent,
  oneTimeLink,
  picture,
  registered,
  withPasskeys,
} from './console-steps.ts';
import { expect, test } from './journey.ts';
import { type OwnServer, ownServer } from './own-server.ts';

let server: OwnServer;
let links: string[];
test.beforeAll(async () => {
  // The demo's mailbox has what goes out.
  server = await ownServer();
  links = [await oneTimeLink(server), await oneTimeLink(server), await oneTimeLink(server), await oneTimeLink(server)];
  await server.start();
});
test.afterAll(() => server?.close());

async function peopleWords(language: LanguageCode) {
  const [proof, people, log] = await Promise.all([
    import(`#features/operator/console/proof/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/operator/console/proof/texts/jpn.ts').default;
    }>,
    import(`#features/operator/console/people/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/operator/console/people/texts/jpn.ts').default;
    }>,
    import(`#features/operator/console/log/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/operator/console/log/texts/jpn.ts').default;
    }>,
  ]);
  return { proof: proof.default, people: people.default, log: log.default };
}

test('an organiser sets a passkey up where it is asked for, invites somebody, and signs in with it; the other uses an app', async ({
  page,
  context,
  browser,
  language,
  locale,
  troubles,
}) => {
  // A call that asks for a proof first, and a sign-in that was asked for.
  troubles.expect(/status (of )?40[13]|A field has its value as an attribute/);
  const words = await consoleWords(language);
  const { proof, people, log } = await peopleWords(language);
  const [link = ''] = links.splice(0, 1);
  const who = { mail: `first.${language}@example.jp`, password: 'a hall full of lanterns' };
  await withPasskeys(context, page);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signIn.beginTitle);
  await registered(page, link, who);
  const site = await madeEvent(page, language);
  const at = `${server.address}/console/sites/${site}`;

  // What is of people asks for a second factor, which is made right there.
  await page.goto(`${at}/people`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: proof.titleSetUp })).toBeVisible();
  await isGoodScreen(page);
  await dialog.getByRole('button', { name: proof.makePasskey }).click();
  await expect(dialog.locator('.hc-codes > li')).toHaveCount(10);
  await isGoodScreen(page);
  await dialog.getByRole('button', { name: proof.codesKept }).click();
  await expect(dialog).toHaveCount(0);
  await arrived(page, /people$/, people.title);
  await expect(page.locator('.hc-person')).toContainText(who.mail);

  await page.getByRole('button', { name: people.invite }).click();
  await page.getByLabel(people.byLink).check();
  await page.getByRole('button', { name: people.makeLink }).click();
  const invitation = await page.locator('.hc-secret-link code').textContent();
  await isGoodScreen(page);

  const otherContext = await browser.newContext({ locale: locale ?? 'ja-JP', viewport: { width: 1280, height: 900 } });
  const other = await otherContext.newPage();
  await other.goto(invitation ?? '');
  await other.getByLabel(words.signIn.mail).fill(`second.${language}@example.jp`);
  await other.getByLabel(words.signIn.password, { exact: true }).fill('lanterns over the water');
  await other.getByRole('button', { name: words.signIn.begin }).click();
  // Whoever was invited to one site is at it.
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('灯り');

  // An app for codes, by the key that stands below its picture.
  await other.goto(`${server.address}/console/account`);
  await arrived(other, /account$/, people.account.title);
  await other.getByRole('button', { name: people.account.addApp }).click();
  const secret = Secret.fromBase32((await other.locator('.hc-app-secret').textContent()) ?? '');
  await other.getByLabel(proof.appCode).fill('000000');
  await other.getByRole('button', { name: proof.connect }).click();
  await expect(other.locator('.hc-error')).toBeVisible();
  await other.getByLabel(proof.appCode).fill(new TOTP({ secret }).generate());
  await other.getByRole('button', { name: proof.connect }).click();
  await expect(other.locator('.hc-codes > li')).toHaveCount(10);
  await isGoodScreen(other);
  await other.getByRole('button', { name: proof.codesKept }).click();
  await otherContext.close();

  await page.reload();
  await expect(page.locator('.hc-person')).toHaveCount(2);
  const role = page
    .locator('.hc-person')
    .filter({ hasText: `second.${language}` })
    .locator('select');
  await role.selectOption('reader');
  await expect(page.locator('.hc-toast')).toContainText(new RegExp(words.signIn.roles.reader, 'i'));
  await isGoodScreen(page);
  await picture(page, 'console-people');

  await page.goto(`${at}/log`);
  await arrived(page, /log$/, log.title);
  const doer = log.personOf(`first.${language}`);
  const whom = log.personOf(`second.${language}`);
  const blank = { part: '', name: '', version: '', order: '', amount: '', when: '', factor: '', count: '' };
  const told = log.sentences['operator.grantChanged']({ ...blank, who: doer, whom, role: words.signIn.roles.reader });
  await expect(page.locator('.hc-rows')).toContainText(told);
  await page.getByLabel(log.person, { exact: true }).selectOption({ label: `second.${language}` });
  await expect(page.getByText(told)).toHaveCount(0);
  await isGoodScreen(page);

  await page.goto(`${server.address}/console/account`);
  await arrived(page, /account$/, people.account.title);
  await expect(page.locator('.hc-factors')).toContainText(proof.thisDevice);
  await expect(page.locator('.hc-sessions > li')).toContainText([people.account.thisBrowser]);
  await page.getByLabel(people.account.name, { exact: true }).fill('佐藤 花子');
  await page.getByRole('button', { name: people.account.changeName }).click();
  await expect(page.locator('.hc-lead')).toContainText('佐藤 花子');

  // Another address counts once the link that went there was opened.
  const moved = `moved.${language}@example.jp`;
  await page.getByLabel(people.account.newMail, { exact: true }).fill(moved);
  await page.getByRole('button', { name: people.account.changeMail }).click();
  await expect(page.locator('.hc-notice').filter({ hasText: moved })).toBeVisible();
  await expect(page.locator('.hc-lead')).toContainText(who.mail);
  await page.goto(await linkMailedTo(server, moved));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(people.mailPage.title);
  await isGoodScreen(page);
  await page.getByRole('button', { name: people.mailPage.use }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(people.mailPage.doneTitle);
  await page.goto(`${server.address}/console/account`);
  await expect(page.locator('.hc-lead')).toContainText(moved);
  await isGoodScreen(page);
  await page.getByRole('button', { name: new RegExp(words.kit.account) }).click();
  await page.getByRole('button', { name: words.kit.signOut }).click();
  await page.getByRole('button', { name: proof.signInPasskey }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.editor.sites.title);
});

test('a one-time link makes an operator with a passkey alone, who signs in by it', async ({
  page,
  context,
  language,
  troubles,
}) => {
  // A sign-in that was asked for.
  troubles.expect(/status (of )?40[13]|A field has its value as an attribute/);
  const words = await consoleWords(language);
  const { proof, people } = await peopleWords(language);
  const [link = ''] = links.splice(0, 1);
  await withPasskeys(context, page);
  await page.goto(link);
  await arrived(page, /begin$/, words.signIn.beginTitle);
  await isGoodScreen(page);
  const passkey = page.getByRole('button', { name: words.signIn.beginPasskey });
  await passkey.click();
  await expect(page.locator('.hc-error')).toHaveText(words.signIn.mailMissing);
  await page.getByLabel(words.signIn.mail).fill(`passkey.${language}@example.jp`);
  await passkey.click();
  await expect(page.locator('.hc-codes > li')).toHaveCount(10);
  await arrived(page, /begin$/, words.signIn.beginDone);
  await isGoodScreen(page);
  await page.getByRole('button', { name: proof.codesKept }).click();
  await page.waitForURL(/\/console\/(new)?$/);

  await page.goto(`${server.address}/console/account`);
  await arrived(page, /account$/, people.account.title);
  await expect(page.locator('.hc-factors > li')).toHaveCount(1);
  await page.getByRole('button', { name: new RegExp(words.kit.account) }).click();
  await page.getByRole('button', { name: words.kit.signOut }).click();
  await page.getByRole('button', { name: proof.signInPasskey }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.editor.sites.title);
});
