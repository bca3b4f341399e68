import type { LanguageCode } from '#kernel/language.ts';
import { arrived, consoleWords, isGoodScreen, picture } from './console-steps.ts';
import { expect, test } from './journey.ts';
import { once } from './sweep.ts';

/** In the languages of the journeys. */
const eventName = /潮風サウンド|SHIOKAZE SOUND/;

async function fileWords(language: LanguageCode) {
  const [origins, files, versions] = await Promise.all([
    import(`#features/editor/console/origins/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/editor/console/origins/texts/jpn.ts').default;
    }>,
    import(`#features/editor/console/files/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/editor/console/files/texts/jpn.ts').default;
    }>,
    import(`#features/editor/console/versions/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/editor/console/versions/texts/jpn.ts').default;
    }>,
  ]);
  return { origins: origins.default, files: files.default, versions: versions.default };
}

test(
  'an event becomes the next one, and goes out as a file and in again, with the draft before kept',
  once,
  async ({ page, language, troubles }) => {
    troubles.expect(/A field has its value as an attribute/);
    troubles.expect(/422.*\/import$/);
    // The page of a preview is nobody's session.
    troubles.expect(/web_api\/v2\/personal/);
    const { signIn, editor } = await consoleWords(language);
    const { origins, files, versions } = await fileWords(language);
    await page.goto('/console/');
    await page.getByRole('button', { name: signIn.demoEnter }).click();
    await arrived(page, /\/console\/$/, editor.sites.title);

    // The next edition: one press from the templates, and one event of the list.
    await page.goto('/console/new');
    await page.getByRole('link', { name: origins.copyChoice.title }).click();
    await arrived(page, /new\/copy$/, origins.copyChoice.title);
    await isGoodScreen(page);
    await page.getByRole('searchbox').fill('潮風');
    await page.locator('.hc-row').filter({ hasText: eventName }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(eventName);
    await isGoodScreen(page);
    await picture(page, 'console-copy');
    await page.locator('form input').first().fill('潮風サウンド 来年');
    await page.getByRole('button', { name: origins.copy.button }).click();
    await page.waitForURL(/\/console\/sites\/event-\d+$/);
    await expect(page.locator('.hc-site-name')).toHaveText(eventName);
    const site = new URL(page.url()).pathname;

    // Out, and in again.
    await page.goto(`${site}/files`);
    await arrived(page, /files$/, files.title);
    await isGoodScreen(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: files.exportButton }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^event-\d+-\d{4}-\d\d-\d\d\.zip$/);
    const zip = await saved.path();
    await page.locator('input[type=file]').setInputFiles(zip);
    await page.getByRole('button', { name: files.importButton }).click();
    await page.getByRole('dialog').getByRole('button', { name: files.importButton }).click();
    await expect(page.getByText(files.imported)).toBeVisible();
    await isGoodScreen(page);
    await picture(page, 'console-files');

    await page.goto(`${site}/versions`);
    await arrived(page, /versions$/, versions.versions.title);
    await expect(page.getByText(versions.drafts.title)).toBeVisible();
    await isGoodScreen(page);

    // The draft that was replaced is looked at: what differs in it, and its real page.
    await page.getByRole('link', { name: /./ }).filter({ hasText: versions.look.open }).last().click();
    await page.waitForURL(/\/versions\/draft-\d+$/);
    await expect(page.getByText(versions.look.same)).toBeVisible();
    await isGoodScreen(page);
    const tab = page.locator('.hc-editor-tabs .hc-button').last();
    if (await tab.isVisible()) await tab.click();
    await expect(page.frameLocator('iframe.hc-preview-frame').getByRole('heading', { level: 1 })).toContainText(
      '潮風サウンド 来年',
    );
    await picture(page, 'console-version');

    // What is no archive is said at the place where it was chosen, and nothing is changed.
    await page.goto(`${site}/files`);
    const wrong = { name: 'site.zip', mimeType: 'application/zip', buffer: Buffer.from('kind: event') };
    await page.locator('input[type=file]').setInputFiles(wrong);
    await page.getByRole('button', { name: files.importButton }).click();
    await page.getByRole('dialog').getByRole('button', { name: files.importButton }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
);
