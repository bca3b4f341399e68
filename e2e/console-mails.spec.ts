import type { LanguageCode } from '#kernel/language.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { arrived, consoleWords, isGoodScreen, picture } from './console-steps.ts';
import { site } from './demo-sites.ts';
import { expect, test } from './journey.ts';
import { mailsTo } from './mailbox.ts';

const expo = site('expo');
const contentId = expo.file.modules.find(({ moduleCode }) => moduleCode === 'ticket')?.contentId ?? 0;
const place = `${expo.portalId}/${expo.eventId}/${contentId}`;

async function mailWords(language: LanguageCode) {
  const found = (await import(`#features/mailing/console/texts/${language}.ts`)) as {
    default: typeof import('#features/mailing/console/texts/jpn.ts').default;
  };
  return found.default;
}

test('an organiser writes a mail, mends a placeholder, tries it on themselves, sends it, and sees who got it', async ({
  page,
  request,
  language,
  troubles,
}) => {
  troubles.expect(/A field has its value as an attribute/);
  // Nothing runs in the frame of a mail, what looks at screens neither.
  troubles.expect(/Blocked script execution in '[^']+\/site-mails\/preview\//);
  troubles.expect(/recipient window's origin \('null'\)/);
  const { signIn, editor } = await consoleWords(language);
  const words = await mailWords(language);
  const buyer = `mailed-${language}@example.jp`;
  const bought = await request.post(`${apiPrefix}ticket/purchase/${place}`, {
    headers: { 'ticket-token': crypto.randomUUID().replaceAll('-', '') },
    data: {
      purchaserEmail: buyer,
      purchaserInfo: [
        {
          entryFormKey: 'name',
          answerMethod: 'NAME',
          selectorValue: [
            { key: 'last_name', value: '湊' },
            { key: 'first_name', value: '望' },
            { key: 'last_name_kana', value: 'ミナト' },
            { key: 'first_name_kana', value: 'ノゾミ' },
          ],
        },
        { entryFormKey: 'company', answerMethod: 'TEXT', textValue: '' },
      ],
      purchaseList: [{ ticketId: 1, ticketType: 'NORMAL', price: 0, originalPrice: 0 }],
      hasLottery: false,
    },
  });
  expect(bought.status()).toBe(200);

  await page.goto('/console/');
  await page.getByRole('button', { name: signIn.demoEnter }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(editor.sites.title);
  await page.goto(`/console/sites/event-${expo.eventId}/mails`);
  await arrived(page, /mails$/, words.title);
  await isGoodScreen(page);
  await page.getByRole('button', { name: words.write }).click();
  await arrived(page, /mails\/\d+$/, words.write);

  await page.getByRole('button', { name: '日本語' }).click();
  await page.getByLabel(words.subject).fill('{event} 入場のご案内');
  const body = page.getByRole('textbox', { name: words.body });
  await body.fill('{nmae}様\n\nお待ちしています。');
  await expect(page.getByText(words.unknown('{nmae}', 1))).toBeVisible();
  await body.fill('様\n\nお待ちしています。');
  await body.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 0));
  await page.getByRole('button', { name: words.placeholders.name, exact: true }).click();
  await expect(body).toHaveValue('{name}様\n\nお待ちしています。');
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('山田 花子様')).toBeVisible();
  await page.getByRole('button', { name: words.dark }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /scheme=dark/);
  await isGoodScreen(page);
  await picture(page, 'console-mail');

  await page.getByRole('button', { name: words.test }).click();
  await expect(page.getByText(words.tested('organiser@demo.invalid'))).toBeVisible();
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await isGoodScreen(page);
  await page.getByRole('dialog').getByRole('button', { name: words.send, exact: true }).click();
  await expect(page.getByText(words.states.finished).first()).toBeVisible();
  await page.getByRole('searchbox', { name: words.search }).fill(buyer.slice(0, 9));
  await expect(page.getByText(buyer)).toBeVisible();
  await isGoodScreen(page);
  await picture(page, 'console-mail-sent');
  // Mails to many wait behind those that somebody waits for.
  await expect.poll(async () => (await mailsTo(request, buyer))[0]).toMatchObject({ kind: 'mailing' });
  const [mail] = await mailsTo(request, buyer);
  expect(mail?.text).toContain('湊 望様');
});
