import { site } from './demo-sites.ts';
import { expect, test } from './journey.ts';
import { mailsTo } from './mailbox.ts';
import { accessibilityProblems } from './page-quality.ts';

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
  await expect(page.locator('.hb-field-error')).toHaveText(Array<string>(3).fill(words.common.inputRequired));
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
