// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { CallError } from '#web/api/call-error.ts';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import type { Card } from '../contract.ts';
import type { CardTexts } from '../texts/jpn.ts';
import { load, Page, texts } from './credit-card-page.tsx';

type Answers = Record<string, (call: MadeCall) => { data: unknown } | Error>;

const saved = (cardId: number, more: Partial<Card> = {}): Card => ({
  cardId,
  cardNumber: `************000${cardId}`,
  expire: '04/28',
  cardBrand: 'VISA',
  isChosen: cardId === 1,
  ...more,
});
const tokenizer = {
  provider: 'Stripe',
  url: 'https://pay.example/tokens',
  bearer: 'b',
  routingKey: 'r',
  expiresIn: 600,
  dialect: 'sandbox',
};
const readTokenizer = () => ({ data: tokenizer });
const done = () => ({ data: { done: true } });

async function open(
  cards: Card[],
  answers: Answers = {},
  agent: string | null = 'Stripe',
  language: LanguageCode = 'jpn',
) {
  const init = { ...siteInit(), client: { isEvesta: false, enableMyBag: false, paymentAgent: agent } };
  const { api, calls } = fakeApi({ listCards: () => ({ data: cards }), ...answers });
  await renderScreen(<Page data={cards} />, texts, pageContext({ api, language, init, ...inEvent }));
  return calls;
}
const tokenizing = (answer: () => Promise<Response>) => {
  const send = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', send);
  return send;
};
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'カードを追加' });
const answering = (data: object) => () => Promise.resolve(Response.json(data));
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const typeCard = (number = '4242424242424242', expire = '0428', code = '123'): void => {
  press('カードを追加');
  type(/カード番号/, number);
  type(/^有効期限$/, expire);
  type(/セキュリティコード/, code);
  press('登録する');
};
const typedNumber = () => (screen.getByLabelText(/カード番号/) as HTMLInputElement).value;

afterEach(() => vi.unstubAllGlobals());

describe('the cards of a member', () => {
  test('are asked for [CARD-011]', async () => {
    const { api, calls } = fakeApi({ listCards: () => ({ data: [saved(1)] }) });
    expect(await load(pageContext({ api, ...inEvent }), { params: {}, query: new URLSearchParams() })).toEqual([
      saved(1),
    ]);
    expect(calls).toMatchObject([{ name: 'listCards', params: { portalId: 1, eventId: 11 } }]);
  });

  test('are listed with brand, last digits and expiry; the chosen one is marked, one that expired too [CARD-001, CARD-003]', async () => {
    await open([saved(1), saved(2, { expire: '10/26', cardBrand: 'JCB' })]);
    const found = radios();
    expect(found.map((radio) => [radio.checked, radio.disabled])).toEqual([
      [true, false],
      [false, true],
    ]);
    const [first, second] = found.map((radio) => radio.closest('label')?.textContent);
    expect(first).toContain('VISA 末尾0001有効期限 04/28');
    expect(second).toContain('JCB 末尾0002有効期限 10/26期限切れ');
    expect(first).not.toContain('期限切れ');
  });

  test('that are none yet are invited [CARD-001]', async () => {
    await open([]);
    expect(screen.getByText('登録済みのカードはありません')).toBeTruthy();
  });

  test('are chosen from [CARD-016]', async () => {
    const calls = await open([saved(1), saved(2)], { chooseCard: done });
    fireEvent.click(radios()[1]!);
    await waitFor(() => expect(calls).toMatchObject([{ name: 'chooseCard', body: { cardId: 2 } }]));
    expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
  });

  test('are as the server has them when choosing failed, and a dialog says so [CARD-021, CARD-022]', async () => {
    await open([saved(1), saved(2)], { chooseCard: () => new CallError(500, 'x') });
    fireEvent.click(radios()[1]!);
    expect(await screen.findByRole('alertdialog', { name: '変更を保存できませんでした' })).toBeTruthy();
    await waitFor(() => expect(radios().map(({ checked }) => checked)).toEqual([true, false]));
  });

  test('are deleted after a question [CARD-015]', async () => {
    let cards = [saved(1), saved(2)];
    const calls = await open(cards, {
      deleteCard: () => {
        cards = [saved(2, { isChosen: true })];
        return done();
      },
      listCards: () => ({ data: cards }),
    });
    press('VISA 末尾0001を削除');
    press('キャンセル');
    expect(calls).toEqual([]);
    press('VISA 末尾0001を削除');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '削除' }));
    expect(await screen.findByText('VISA 末尾0001を削除しました。')).toBeTruthy();
    expect(calls.map(({ name }) => name)).toEqual(['deleteCard', 'listCards']);
    await waitFor(() => expect(radios().map(({ checked }) => checked)).toEqual([true]));
  });

  test.each([
    [null, 1],
    ['Stripe', 3],
    ['Paygent', 3],
  ])(
    'of a site with the agent %s end at %i: the button cannot be pressed, and says why [CARD-006, CARD-007, CARD-008, CARD-009]',
    async (agent, limit) => {
      await open(
        Array.from({ length: limit }, (_, place) => saved(place + 1)),
        {},
        agent,
      );
      const button = screen.getByRole('button', { name: 'カードを追加' }) as HTMLButtonElement;
      expect(button.disabled).toBe(true);
      const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
      expect(reason).toContain(`${limit}枚`);
    },
  );

  test('are fewer than the limit: the button can be pressed [CARD-009]', async () => {
    await open([saved(1), saved(2)]);
    expect(addButton().disabled).toBe(false);
  });
});

describe('a new card', () => {
  test('goes to the tokenizer alone, and its token to the site [CARD-012, CARD-013, CARD-014]', async () => {
    const send = tokenizing(() => Promise.resolve(Response.json({ token: 'tok_1' })));
    const calls = await open([saved(1)], {
      readTokenizer,
      addCard: () => ({ data: saved(2, { cardNumber: '************4242' }) }),
    });
    typeCard();
    expect(await screen.findByText('VISA 末尾4242を登録しました。')).toBeTruthy();
    expect(radios()).toHaveLength(2);
    expect(screen.queryByLabelText(/カード番号/)).toBeNull();
    expect(calls).toMatchObject([
      { name: 'readTokenizer' },
      { name: 'addCard', body: { token: 'tok_1' }, headers: { 'recaptcha-action': 'card_add' } },
    ]);
    expect(JSON.stringify(calls)).not.toMatch(/4242 ?4242|"123"/);
    expect(send.mock.calls.map(([url]) => url)).toEqual(['https://pay.example/tokens']);
  });

  test.each([
    [['4242424242424241', '0428', '123'], /カード番号/, 'カード番号または有効期限が正しくありません。'],
    [['4242424242424242', '1026', '123'], /^有効期限$/, 'カード番号または有効期限が正しくありません。'],
    [
      ['4242424242424242', '0428', '12'],
      /セキュリティコード/,
      'カード情報が正しくありません。セキュリティコードをご確認ください。',
    ],
    [['', '', ''], /カード番号/, '入力してください。'],
  ])(
    'typed as %j is refused at its field, which gets the focus [CARD-010, CARD-023, CARD-024]',
    async ([number, expire, code], label, message) => {
      const send = tokenizing(() => Promise.reject(new Error('not asked')));
      const calls = await open([]);
      typeCard(number, expire, code);
      const field = screen.getByLabelText(label);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
      expect(
        document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
      ).toBe(message);
      expect([calls, send.mock.calls]).toEqual([[], []]);
      fireEvent.change(field, { target: { value: '1' } });
      expect(field.getAttribute('aria-invalid')).toBeNull();
    },
  );

  test('that the tokenizer does not take is told by a dialog; the list is loaded again and nothing typed is lost [CARD-020, CARD-022, CARD-025]', async () => {
    tokenizing(() => Promise.resolve(Response.json({ error: {} }, { status: 422 })));
    const calls = await open([saved(1)], { readTokenizer });
    typeCard();
    const dialog = await screen.findByRole('alertdialog', { name: 'カードを登録できませんでした' });
    expect(calls.map(({ name }) => name)).toEqual(['readTokenizer', 'listCards']);
    fireEvent.click(within(dialog).getByRole('button', { name: '閉じる' }));
    expect(typedNumber()).toBe('4242 4242 4242 4242');
  });

  test.each([
    [new CallError(422, 'x'), 'このカードは使えません', 'カード番号、有効期限、セキュリティコードをご確認のうえ'],
    [new CallError(500, 'x'), 'カードを登録できませんでした', 'しばらくしてから'],
    [new CallError(503, 'メンテナンス中です。'), 'カードを登録できませんでした', 'メンテナンス中です。'],
    [new CallError(409, '3枚までです。'), 'カードを登録できませんでした', '3枚までです。'],
    [new CallError(429, '1時間ほど待って'), 'カードを登録できませんでした', '1時間ほど待って'],
    [new TypeError('broken'), 'カードを登録できませんでした', 'しばらくしてから'],
  ])(
    'that the site refuses with %s is told by a dialog [CARD-010, CARD-021, CARD-022, CARD-025]',
    async (error, title, text) => {
      tokenizing(answering({ token: 'tok_1' }));
      const calls = await open([saved(1)], { readTokenizer, addCard: () => error });
      typeCard();
      const dialog = await screen.findByRole('alertdialog', { name: title });
      expect(dialog.textContent).toContain(text);
      expect(calls.at(-1)?.name).toBe('listCards');
      expect(typedNumber()).toBe('4242 4242 4242 4242');
    },
  );

  test('is sent once however often it is pressed, and says what it is doing', async () => {
    let answer = (_: Response): void => {};
    const send = tokenizing(() => new Promise((resolve) => (answer = resolve)));
    await open([], { readTokenizer, addCard: () => ({ data: saved(1) }) });
    typeCard();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    const button = screen.getByRole('button', { name: '登録しています…' });
    fireEvent.click(button);
    fireEvent.submit(button.closest('form')!);
    answer(Response.json({ token: 'tok' }));
    expect(await screen.findByText('VISA 末尾0001を登録しました。')).toBeTruthy();
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('is typed in fields for cards, which no form sends along', async () => {
    await open([]);
    press('カードを追加');
    const inputs = [...document.querySelectorAll('form input')];
    expect(
      inputs.map((input) => [
        input.getAttribute('autocomplete'),
        input.getAttribute('inputmode'),
        input.getAttribute('name'),
      ]),
    ).toEqual([
      ['cc-number', 'numeric', null],
      ['cc-exp', 'numeric', null],
      ['cc-csc', 'numeric', null],
    ]);
  });

  test('shows its brand while it is typed, and asks for the code where that brand has it', async () => {
    await open([]);
    press('カードを追加');
    type(/カード番号/, '3782');
    expect(screen.getByText('American Express')).toBeTruthy();
    expect(screen.getByText('カード表面の4桁')).toBeTruthy();
    type(/カード番号/, '3530111333300000');
    expect(screen.getByText('JCB')).toBeTruthy();
    expect(typedNumber()).toBe('3530 1113 3330 0000');
  });

  test('keeps the caret where a digit was put in', async () => {
    await open([]);
    press('カードを追加');
    const input = screen.getByLabelText(/カード番号/) as HTMLInputElement;
    type(/カード番号/, '42424242');
    input.focus();
    fireEvent.change(input, { target: { value: '42421 4242', selectionStart: 5, selectionEnd: 5 } });
    expect([input.value, input.selectionStart]).toEqual(['4242 1424 2', 6]);
  });
});

test.each(languageCodes)(
  'has all its words in %s, those of the catalogue too [CARD-023, CARD-024, CARD-025]',
  async (language) => {
    await open([saved(1), saved(2), saved(3, { expire: '10/26' })], {}, 'Stripe', language);
    expect(document.body.textContent).not.toMatch(/undefined|\[object/);
    const { default: words } = (await import(`../texts/${language}.ts`)) as { default: CardTexts };
    for (const text of [
      words.problems.cardInvalid,
      words.problems.cardNumberOrExpiry,
      words.failures.registrationFailed.title,
    ]) {
      expect(text).not.toBe('');
    }
  },
);
