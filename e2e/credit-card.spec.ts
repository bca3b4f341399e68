import type { APIRequestContext, Page } from '@playwright/test';
import { apiPrefix } from '#kernel/limits.ts';
import { type DemoSite, site } from './demo-sites.ts';
import { expect, takenOver, test } from './journey.ts';
import { enterAs, type Tokens, tokensOf } from './member.ts';
import { accessibilityProblems, overflowProblems } from './page-quality.ts';
import { long } from './sweep.ts';
import { sectionTitle } from './mypage-sections.ts';

/** Charged by Paygent, which keeps three cards; the festival is charged by Sbps, which keeps one. */
const conference = site('conference');
const festival = site('festival');
const pageOf = ({ path }: { path: string }): string => `${path}/users/mypage/credit-card`;
/** Cards of the sandbox that are kept, and one that has expired. */
const [visa, master, amex, expired] = ['4242424242424242', '5555555555554444', '378282246310005', '4000000000000069'];

/** Each project has its own member, who has agreed to the terms of a site and has no cards that pay there. */
async function memberWithoutCards(request: APIRequestContext, project: string, at: DemoSite): Promise<Tokens> {
  const tokens = await tokensOf(request, project === 'phone' ? 'hanako.demo' : 'james.demo');
  const headers = { 'access-token': tokens.accessToken };
  const where = `${at.portalId}/${at.eventId}`;
  await request.post(`${apiPrefix}terms/agree/${where}/0`, { headers });
  const list = await request.get(`${apiPrefix}payments/credit/list/${where}`, { headers });
  for (const { cardId } of ((await list.json()) as { data: { cardId: number }[] }).data) {
    await request.post(`${apiPrefix}payments/credit/delete/${where}`, { headers, form: { cardId } });
  }
  return tokens;
}

async function isGood(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflowProblems(page, 320, 700)).toEqual([]);
}

test('a member adds cards up to the limit, chooses one and deletes one [CARD-001, CARD-002, CARD-008, CARD-009, CARD-010, CARD-011, CARD-013, CARD-014, CARD-015, CARD-016, CARD-020, CARD-021, CARD-022, CARD-025, MYPAGE-003]', async ({
  page,
  open,
  request,
  words,
  language,
  troubles,
}, { project }) => {
  const { cards: say, common } = words;
  await enterAs(page, await memberWithoutCards(request, project.name, conference));
  const field = {
    number: page.getByLabel(say.cardNumber, { exact: true }),
    expire: page.getByLabel(say.expire, { exact: true }),
    code: page.getByLabel(say.securityCode, { exact: true }),
  };
  const type = async (number: string, expire: string, code: string): Promise<void> => {
    await field.number.fill('');
    await field.number.pressSequentially(number);
    await field.expire.fill(expire);
    await field.code.fill(code);
    await page.getByRole('button', { name: say.register }).click();
  };
  const add = page.getByRole('button', { name: say.add });
  const option = (brand: string, digits: string) =>
    page.getByRole('radio', { name: new RegExp(`${brand}.*${digits}`) });
  const closeDialog = async (title: string): Promise<void> => {
    const dialog = page.getByRole('alertdialog', { name: title });
    await expect(dialog).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: common.close }).click();
    await expect(dialog).toHaveCount(0);
  };

  await open(`${conference.path}/users/mypage`);
  await page.getByRole('link', { name: sectionTitle('creditCard', language) }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
  await expect(page.getByText(say.emptyTitle)).toBeVisible();
  await isGood(page);

  await test.step('what is wrong is told at its field, before anything is sent', async () => {
    const sent: string[] = [];
    page.on('request', (one) => {
      if (one.method() === 'POST' && /payments|pay\//.test(one.url())) sent.push(one.url());
    });
    await add.click();
    await type('4242424242424241', '10/20', '12');
    await expect(field.number).toBeFocused();
    await expect(field.number).toHaveValue('4242 4242 4242 4241');
    await expect(page.getByText(say.problems.cardNumberOrExpiry)).toHaveCount(2);
    await expect(page.getByText(say.problems.cardInvalid)).toBeVisible();
    await isGood(page);
    expect(sent).toEqual([]);
  });

  await test.step('a card goes to the tokenizer alone; its token goes to the site, with the headers', async () => {
    const bodies: [string, string][] = [];
    const note = (one: { url(): string; postData(): string | null }): void =>
      void bodies.push([one.url(), one.postData() ?? '']);
    page.on('request', note);
    const asked = page.waitForRequest(/payments\/credit\/add\//);
    await type(visa, '12/30', '123');
    const adding = await asked;
    const headers = await adding.allHeaders();
    expect([headers['recaptcha-token'], headers['recaptcha-action']]).toEqual(['none', 'card_add']);
    expect([...new URLSearchParams(adding.postData() ?? '').keys()]).toEqual(['token']);
    await expect(page.getByText(say.registered(say.cardName('VISA', '4242')))).toBeVisible();
    await expect(option('VISA', '4242')).toBeChecked();
    const withNumber = bodies.filter(([, body]) => body.includes(visa)).map(([url]) => new URL(url).pathname);
    expect(withNumber).toEqual(['/dev/pay/tokens']);
    page.off('request', note);
    await isGood(page);
  });

  await test.step('what fails is told by a dialog, and nothing typed is lost', async () => {
    troubles.expect(/status (of )?(422|500)/);
    await add.click();
    // The tokenizer does not know the number, the gateway does not keep the card, the server fails.
    await type('4012888888881881', '12/30', '123');
    await closeDialog(say.failures.registrationFailed.title);
    await expect(field.number).toHaveValue('4012 8888 8888 1881');
    await type(expired, '12/30', '123');
    await closeDialog(say.failures.cardInvalid.title);
    await page.route(/payments\/credit\/add\//, (route) => route.fulfill({ status: 500, json: { message: 'broken' } }));
    const listed = page.waitForRequest(/payments\/credit\/list\//);
    await type(master, '12/30', '123');
    await listed;
    await closeDialog(say.failures.registrationFailed.title);
    await page.unroute(/payments\/credit\/add\//);
    await expect(field.number).toHaveValue('5555 5555 5555 4444');
  });

  await test.step('up to the limit', async () => {
    await type(master, '12/30', '123');
    await expect(option('Mastercard', '4444')).toBeVisible();
    await add.click();
    await type(amex, '12/30', '1234');
    await expect(option('American Express', '0005')).toBeVisible();
    await expect(add).toBeDisabled();
    await expect(page.getByText(say.limit(3))).toBeVisible();
    await isGood(page);
  });

  await test.step('another one is chosen, and stays so', async () => {
    const chosen = page.waitForResponse(/payments\/credit\/choose\//);
    await option('Mastercard', '4444').check();
    expect((await chosen).status()).toBe(200);
    await page.reload();
    await takenOver(page);
    await expect(option('Mastercard', '4444')).toBeChecked();
    await expect(option('VISA', '4242')).not.toBeChecked();
  });

  await test.step('one is deleted, after a question', async () => {
    const name = say.cardName('Mastercard', '4444');
    await page.getByRole('button', { name: say.removeCard(name) }).click();
    const question = page.getByRole('alertdialog', { name: say.removeTitle });
    await expect(question).toContainText(name);
    expect(await accessibilityProblems(page)).toEqual([]);
    await question.getByRole('button', { name: say.remove }).click();
    await expect(page.getByText(say.deleted(name))).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(option('American Express', '0005')).toBeChecked();
    await expect(add).toBeEnabled();
    await page.reload();
    await takenOver(page);
    await expect(page.getByRole('radio')).toHaveCount(2);
  });
});

test(
  'a gateway that keeps one card asks for no second; the card pays at the portal too [CARD-006, CARD-009, CARD-012]',
  long,
  async ({ page, open, request, words }, { project }) => {
    const { cards: say } = words;
    await enterAs(page, await memberWithoutCards(request, project.name, festival));
    await open(pageOf(festival));
    await page.getByRole('button', { name: say.add }).click();
    await page.getByLabel(say.cardNumber, { exact: true }).fill(amex);
    await page.getByLabel(say.expire, { exact: true }).fill('1230');
    await page.getByLabel(say.securityCode, { exact: true }).fill('1234');
    const asked = page.waitForRequest(/payments\/credit\/add\//);
    await page.keyboard.press('Enter');
    expect([...new URLSearchParams((await asked).postData() ?? '').keys()]).toEqual(['token', 'tokenKey']);
    await expect(page.getByRole('button', { name: say.add })).toBeDisabled();
    await expect(page.getByText(say.limit(1))).toBeVisible();
    await open(pageOf(site('city')));
    await expect(page.getByRole('radio')).toHaveCount(1);
    await isGood(page);
  },
);

test('a visitor is sent to the login, and from there to the cards [CARD-002]', long, async ({ page }) => {
  await page.goto(pageOf(festival));
  await expect(page).toHaveURL(`${festival.path}/users/login`);
});
