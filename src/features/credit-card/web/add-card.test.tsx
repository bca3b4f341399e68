// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import {
  addButton,
  answering,
  openCards,
  press,
  radios,
  readTokenizer,
  saved,
  tokenizing,
  typeCard,
  typedNumber,
  typeIn,
} from '../../../../test/card-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('a new card', () => {
  test('goes to the tokenizer only, and its token goes to the site [CARD-012, CARD-013, CARD-014]', async () => {
    const send = tokenizing(() => Promise.resolve(Response.json({ token: 'tok_1' })));
    const calls = await openCards([saved(1)], {
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
    [['', '', ''], /カード番号/, 'カード番号を入力してください。'],
  ])(
    'typed as %j is refused at its field, which gets the focus [CARD-010, CARD-023, CARD-024]',
    async ([number, expire, code], label, message) => {
      const send = tokenizing(() => Promise.reject(new Error('not asked')));
      const calls = await openCards([]);
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

  test('that the tokenizer refuses opens a dialog; the list is loaded again and the typed card stays [CARD-020, CARD-022, CARD-025]', async () => {
    tokenizing(() => Promise.resolve(Response.json({ error: {} }, { status: 422 })));
    const calls = await openCards([saved(1)], { readTokenizer });
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
    [new CallError(10_000, 'x'), 'カードを登録できませんでした', '通信環境を確認してから'],
    [new TypeError('broken'), 'カードを登録できませんでした', 'しばらくしてから'],
  ])(
    'that the site refuses with %s is told by a dialog [CARD-010, CARD-021, CARD-022, CARD-025]',
    async (error, title, text) => {
      tokenizing(answering({ token: 'tok_1' }));
      const calls = await openCards([saved(1)], { readTokenizer, addCard: () => error });
      typeCard();
      const dialog = await screen.findByRole('alertdialog', { name: title });
      expect(dialog.textContent).toContain(text);
      expect(calls.at(-1)?.name).toBe('listCards');
      expect(typedNumber()).toBe('4242 4242 4242 4242');
    },
  );

  test('shows no second message when a dialog of the page already reported the failure [CARD-022, ERROR-013]', async () => {
    tokenizing(answering({ token: 'tok_1' }));
    const told = Object.assign(new CallError(408, 'x'), { isTold: true });
    const calls = await openCards([saved(1)], { readTokenizer, addCard: () => told });
    typeCard();
    await waitFor(() => expect(calls.at(-1)?.name).toBe('listCards'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('is sent once however often the member presses the button, which says what it does', async () => {
    let answer = (_: Response): void => {};
    const send = tokenizing(() => new Promise((resolve) => (answer = resolve)));
    await openCards([], { readTokenizer, addCard: () => ({ data: saved(1) }) });
    typeCard();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    const button = screen.getByRole('button', { name: '登録しています' });
    fireEvent.click(button);
    fireEvent.submit(button.closest('form')!);
    answer(Response.json({ token: 'tok' }));
    expect(await screen.findByText('VISA 末尾0001を登録しました。')).toBeTruthy();
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('is typed into card fields that no form submits', async () => {
    await openCards([]);
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

  test('takes the focus when the form opens, and gives it back when the form closes', async () => {
    await openCards([saved(1)]);
    press('カードを追加');
    expect(document.activeElement).toBe(screen.getByLabelText(/カード番号/));
    press('キャンセル');
    expect(document.activeElement).toBe(addButton());
  });

  test('shows its brand while the member types, and tells where that brand prints the code', async () => {
    await openCards([]);
    press('カードを追加');
    typeIn(/カード番号/, '3782');
    expect(screen.getByText('American Express')).toBeTruthy();
    expect(screen.getByText('カード表面の4桁')).toBeTruthy();
    typeIn(/カード番号/, '3530111333300000');
    expect(screen.getByText('JCB')).toBeTruthy();
    expect(typedNumber()).toBe('3530 1113 3330 0000');
  });

  test('keeps the caret where the member inserted a digit', async () => {
    await openCards([]);
    press('カードを追加');
    const input = screen.getByLabelText(/カード番号/) as HTMLInputElement;
    typeIn(/カード番号/, '42424242');
    input.focus();
    fireEvent.change(input, { target: { value: '42421 4242', selectionStart: 5, selectionEnd: 5 } });
    expect([input.value, input.selectionStart]).toEqual(['4242 1424 2', 6]);
  });
});
