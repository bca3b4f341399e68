import type { Page } from '@playwright/test';
import { apiPrefix } from '#kernel/limits.ts';
import {
  arrived,
  consoleWords,
  isGoodScreen,
  isSaved,
  linkMailedTo,
  oneTimeLink,
  picture,
  registered,
  withPasskeys,
} from './console-steps.ts';
import { site } from './demo-sites.ts';
import { expect, takenOver, test, watch } from './journey.ts';
import { tokensOf } from './member.ts';
import { type OwnServer, ownServer } from './own-server.ts';
import { once } from './sweep.ts';

const expo = site('expo');
const booth = { contentId: 200, detailId: 1, stand: 'A-01' };

let server: OwnServer;
let link: string;
test.beforeAll(async () => {
  server = await ownServer();
  link = await oneTimeLink(server);
  await server.start();
});
test.afterAll(() => server?.close());

test(
  'an exhibitor who was invited from a list edits their booth, a visitor sees it once it is published, and who agrees is named',
  once,
  async ({ page, context, browser, playwright, language, locale, troubles }) => {
    troubles.expect(/status (of )?40[13]|A field has its value as an attribute|web_api\/v2\/personal/);
    // A page in a frame that is left while it comes gives up its transition.
    troubles.expect(/Transition was (skipped|aborted)/);
    const words = await consoleWords(language);
    const [proof, exhibitors, own, visitors, making] = (
      await Promise.all([
        import(`#features/operator/console/proof/texts/${language}.ts`),
        import(`#features/exhibitor/console/texts/${language}.ts`),
        import(`#features/editor/console/booth/texts/${language}.ts`),
        import(`#features/booth/console/texts/${language}.ts`),
        import(`#features/editor/console/booth/make/texts/${language}.ts`),
      ])
    ).map(({ default: texts }) => texts) as [
      typeof import('#features/operator/console/proof/texts/jpn.ts').default,
      typeof import('#features/exhibitor/console/texts/jpn.ts').default,
      typeof import('#features/editor/console/booth/texts/jpn.ts').default,
      typeof import('#features/booth/console/texts/jpn.ts').default,
      typeof import('#features/editor/console/booth/make/texts/jpn.ts').default,
    ];
    const mail = 'booth@example.jp';
    await withPasskeys(context, page);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signIn.beginTitle);
    await registered(page, link);

    // A wrong line is named, and nothing goes out; whoever gives rights proves who they are.
    const at = `${server.address}/console/sites/event-11`;
    await page.goto(`${at}/exhibitors/invite`);
    await arrived(page, /invite$/, exhibitors.inviteTitle);
    const list = page.getByLabel(exhibitors.listLabel, { exact: true });
    await list.fill(`${booth.stand}\t蒼井精機\t花子\tbooth@`);
    await page.getByRole('button', { name: exhibitors.check }).click();
    const makePasskey = async (one: Page): Promise<void> => {
      await one.getByRole('dialog').getByRole('button', { name: proof.makePasskey }).click();
      await one.getByRole('dialog').getByRole('button', { name: proof.codesKept }).click();
    };
    await expect(page.getByText(exhibitors.problems.mailInvalid)).toBeVisible();
    await isGoodScreen(page);
    // Booths that are not there are made from the list, at its stands.
    await list.fill(`Z-98\t新しい工房\t次郎\tz98@example.jp\nZ-99\t古い工房\t三郎\tz99@example.jp`);
    await page.getByRole('button', { name: exhibitors.check }).click();
    await expect(page.getByText(making.offer(2))).toBeVisible();
    await isGoodScreen(page);
    await picture(page, 'console-make-booths');
    await page.getByRole('button', { name: making.make(2) }).click();
    await expect(page.getByText(exhibitors.ready(2))).toBeVisible();
    await list.fill(`${booth.stand}\t蒼井精機\t花子\t${mail}`);
    await page.getByRole('button', { name: exhibitors.check }).click();
    // The mail is shown before it goes, and only sending asks who presses.
    await expect(page.locator('.hc-invite-preview')).toContainText(mail);
    await page.getByRole('button', { name: exhibitors.send(1) }).click();
    await makePasskey(page);
    await expect(page.getByText(exhibitors.sent(1))).toBeVisible();

    const theirs = await browser.newContext({ locale: locale ?? 'ja-JP', viewport: { width: 1280, height: 900 } });
    const exhibitor = await theirs.newPage();
    await withPasskeys(theirs, exhibitor);
    await exhibitor.goto(await linkMailedTo(server, mail));
    await expect(exhibitor.getByLabel(words.signIn.mail)).toHaveValue(mail);
    await exhibitor.getByLabel(words.signIn.password, { exact: true }).fill('lanterns over the water');
    await exhibitor.getByRole('button', { name: words.signIn.begin }).click();
    // Whoever keeps one booth lands at it.
    await exhibitor.waitForURL(`${at}/booths/${booth.contentId}/${booth.detailId}`);
    await expect(exhibitor.getByText(own.organiserPublishes)).toBeVisible();
    await isGoodScreen(exhibitor);
    const preview = exhibitor.frameLocator('.hc-preview-frame');
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(preview.locator('.hb-spinner')).toHaveCount(0);
    await picture(exhibitor, 'console-booth');
    const title = exhibitor.locator('main').getByRole('textbox').first();
    const before = await title.inputValue();
    const renamed = `${before} 2027`;
    await title.fill(renamed);
    await isSaved(exhibitor);

    // The organiser has the change in their list, and publishes that booth alone.
    const visit = await browser.newContext({ locale: locale ?? 'ja-JP', viewport: page.viewportSize() });
    await visit.addCookies([{ name: 'cookie-consent', value: 'true', url: server.address }]);
    const found = watch(visit);
    const visitor = await visit.newPage();
    const boothPage = `${server.address}${expo.path}/module/booth/${booth.contentId}/${booth.detailId}`;
    const seen = async (): Promise<void> => {
      await visitor.goto(boothPage);
      await takenOver(visitor);
    };
    await seen();
    await expect(visitor.locator('main')).toContainText(before);
    await expect(visitor.locator('main')).not.toContainText(renamed);
    await page.goto(`${at}/exhibitors`);
    await arrived(page, /exhibitors$/, exhibitors.title);
    await page.getByRole('button', { name: exhibitors.changesOf(renamed) }).click();
    await expect(page.getByText(renamed).last()).toBeVisible();
    await page.getByRole('button', { name: exhibitors.publishOf(renamed) }).click();
    await expect(page.locator('.hc-toast')).toContainText(exhibitors.published(renamed));
    await seen();
    await expect(visitor.locator('main')).toContainText(renamed);
    expect(found).toEqual([]);
    await visit.close();

    // Who keeps the booth is a number, until they agree to be named.
    const request = await playwright.request.newContext({ baseURL: server.address });
    const member = await tokensOf(request, 'hanako.demo');
    const headers = { 'access-token': member.accessToken };
    const kept = { contentId: booth.contentId, detailId: booth.detailId };
    await request.post(`${apiPrefix}favorite/1/11`, { headers, data: [{ ...kept, moduleId: 5, isFavorite: true }] });
    await exhibitor.goto(`${at}/booth-visitors`);
    await makePasskey(exhibitor);
    await arrived(exhibitor, /booth-visitors$/, visitors.title);
    await expect(exhibitor.getByText(visitors.kept.title)).toBeVisible();
    await expect(exhibitor.locator('.hc-keeper')).toHaveCount(0);
    const { consentWords } = await import('#features/my-bag/rules/booth-consent.ts');
    const consent = { ...kept, words: consentWords };
    const agreed = await request.post(`${apiPrefix}my_bag/1/11/booth_consent`, { headers, data: consent });
    expect(agreed.status()).toBe(200);
    await exhibitor.reload();
    await expect(exhibitor.locator('.hc-keeper')).toHaveCount(1);
    await isGoodScreen(exhibitor);
    await request.dispose();

    // Nothing else of the site is theirs.
    const refused = exhibitor.waitForResponse((answer) =>
      /api\/sites\/event-11(\/|$)/.test(new URL(answer.url()).pathname),
    );
    await exhibitor.goto(`${at}/tickets`);
    expect((await refused).status()).toBe(403);
    await expect(exhibitor.locator('.hc-ticket')).toHaveCount(0);
    await theirs.close();
  },
);
