import { languageName } from '#kernel/language.ts';
import { site } from './demo-sites.ts';
import { expect, test } from './journey.ts';
import { mailsTo } from './mailbox.ts';
import { accessibilityProblems } from './page-quality.ts';
import { long } from './sweep.ts';

const expo = site('expo');

test('a visitor asks the organiser about a page: a missing answer is named at its field, and the message arrives [PROFILE-044, PROFILE-045]', async ({
  page,
  open,
  request,
  language,
  words,
}, { project }) => {
  const [{ default: contact }, { default: webPage }] = await Promise.all([
    import(`#features/contact/texts/${language}.ts`) as Promise<typeof import('#features/contact/texts/jpn.ts')>,
    import(`#features/web-page/texts/${language}.ts`) as Promise<typeof import('#features/web-page/texts/jpn.ts')>,
  ]);
  await open(`${expo.path}/module/web_page/20/1`);
  await page.getByRole('button', { name: webPage.contactOpen }).click();
  const name = page.getByLabel(contact.name, { exact: true });
  await expect(name).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.locator('.hb-field-error')).toHaveText(
    [contact.name, contact.email, contact.contents].map((label) => words.common.inputRequiredOf(label)),
  );
  await expect(name).toBeFocused();
  const marked = `${project.name} ${Date.now()}`;
  await name.fill('山田 花子');
  await page.getByLabel(contact.email).fill('hanako@example.jp');
  await page.getByLabel(contact.contents).fill(marked);
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(contact.sentTitle)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect
    .poll(async () => (await mailsTo(request, 'info@kyoso-expo.example.jp')).some(({ text }) => text.includes(marked)))
    .toBe(true);
});

test(
  'a change of the language keeps the open contact form and what is typed in it',
  long,
  async ({ page, open, language, words }) => {
    const other = language === 'eng' ? 'jpn' : 'eng';
    type Words<T> = { default: T };
    const [{ default: webPage }, { default: contact }] = await Promise.all([
      import(`#features/web-page/texts/${language}.ts`) as Promise<
        Words<typeof import('#features/web-page/texts/jpn.ts').default>
      >,
      import(`#features/contact/texts/${other}.ts`) as Promise<
        Words<typeof import('#features/contact/texts/jpn.ts').default>
      >,
    ]);
    await open(`${expo.path}/module/web_page/20/1`);
    await page.getByRole('button', { name: webPage.contactOpen }).click();
    await page.locator('input[name=name]').fill('山田 花子');
    await page.locator('textarea[name=contents]').fill('会場の段差について');
    await page.getByRole('banner').getByRole('button', { name: words.navigation.language }).click();
    await page.getByRole('dialog').getByRole('button', { name: languageName[other], exact: true }).click();
    await expect(page.getByRole('button', { name: contact.send })).toBeVisible();
    await expect(page.getByLabel(contact.name, { exact: true })).toHaveValue('山田 花子');
    await expect(page.getByLabel(contact.contents)).toHaveValue('会場の段差について');
  },
);
