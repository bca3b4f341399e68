import type { LanguageCode } from '#kernel/language.ts';
import { arrived, consoleWords, isGoodScreen, picture } from './console-steps.ts';
import { site } from './demo-sites.ts';
import { expect, test } from './journey.ts';

const portal = `portal-${site('expo').portalId}`;

async function memberWords(language: LanguageCode) {
  const [members, requests] = await Promise.all([
    import(`#features/members/console/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/members/console/texts/jpn.ts').default;
    }>,
    import(`#features/members/console/requests/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/members/console/requests/texts/jpn.ts').default;
    }>,
  ]);
  return { words: members.default, requests: requests.default };
}

test('an organiser gives somebody a role, blocks them with a reason, and erases their data when they ask for it', async ({
  page,
  language,
  troubles,
}) => {
  troubles.expect(/A field has its value as an attribute/);
  // The form without an address.
  troubles.expect(/422.*members$/);
  const { signIn, editor } = await consoleWords(language);
  const { words, requests } = await memberWords(language);
  // Journeys of two projects share the demo.
  const mail = `journey-${language}@example.com`;
  await page.goto('/console/');
  await page.getByRole('button', { name: signIn.demoEnter }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(editor.sites.title);
  await page.goto(`/console/sites/${portal}/members`);
  await arrived(page, /members$/, words.title);
  await isGoodScreen(page);

  await page.getByRole('button', { name: words.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.addPress }).click();
  await expect(dialog.locator('.hc-error')).toBeVisible();
  await dialog.getByLabel(words.mail).fill(mail);
  await isGoodScreen(page);
  await dialog.getByRole('button', { name: words.addPress }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('searchbox', { name: words.search }).fill(mail.toUpperCase());
  await expect(page.locator('.hc-member-name')).toHaveText([mail]);
  await picture(page, 'console-members');
  await page.getByRole('link', { name: mail }).click();
  await arrived(page, /members\/\d+$/, mail);
  await expect(page.locator('.hc-badge')).toHaveText([words.roles.staff]);
  await isGoodScreen(page);

  await page.getByRole('button', { name: words.block, exact: true }).click();
  await dialog.getByRole('button', { name: words.block, exact: true }).click();
  await expect(dialog.getByText(words.reasonMissing)).toBeVisible();
  await dialog.getByLabel(words.reason).fill('Sold tickets at the door');
  await dialog.getByRole('button', { name: words.block, exact: true }).click();
  await expect(page.getByText('Sold tickets at the door')).toBeVisible();
  await expect(page.locator('.hc-badge').first()).toHaveText(words.roles.blocked);
  await picture(page, 'console-member');

  await page.goto(`/console/sites/${portal}/requests`);
  await arrived(page, /requests$/, requests.title);
  await isGoodScreen(page);
  await page.getByRole('button', { name: requests.add }).click();
  await dialog.getByLabel(requests.kinds.erasure).check();
  await dialog.getByLabel(requests.mail).fill(mail);
  await isGoodScreen(page);
  await dialog.getByRole('button', { name: requests.save }).click();
  await arrived(page, /requests\/\d+$/, mail);
  await expect(page.getByText(requests.firstProve)).toBeVisible();
  await isGoodScreen(page);
  await picture(page, 'console-request');
  await page.getByLabel(requests.words).fill('Showed a passport');
  await page.getByRole('button', { name: requests.noteWords }).click();
  await page.getByRole('button', { name: requests.erase, exact: true }).click();
  await isGoodScreen(page);
  await dialog.getByRole('button', { name: requests.erase, exact: true }).click();
  await arrived(page, /requests\/\d+$/, requests.noMail);
  await page.goto(`/console/sites/${portal}/members?q=${encodeURIComponent(mail)}`);
  await expect(page.getByText(words.noneFound)).toBeVisible();
});
