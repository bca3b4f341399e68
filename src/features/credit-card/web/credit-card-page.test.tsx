// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { CallError } from '#web/api/call-error.ts';
import { addButton, done, openCards, press, radios, saved } from '../../../../test/card-screen.tsx';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import { pageContext } from '../../../../test/render-screen.tsx';
import type { CardTexts } from '../texts/jpn.ts';
import { load } from './credit-card-page.tsx';

describe('the cards of a member', () => {
  test('are loaded [CARD-011]', async () => {
    const { api, calls } = fakeApi({ listCards: () => ({ data: [saved(1)] }) });
    expect(await load(pageContext({ api, ...inEvent }), { params: {}, query: new URLSearchParams() })).toEqual([
      saved(1),
    ]);
    expect(calls).toMatchObject([{ name: 'listCards', params: { portalId: 1, eventId: 11 } }]);
  });

  test('are listed with brand, last digits and expiry; the chosen one and expired ones are marked [CARD-001, CARD-003]', async () => {
    await openCards([saved(1), saved(2, { expire: '10/26', cardBrand: 'JCB' })]);
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

  test('without any card, the page invites the member to add one [CARD-001]', async () => {
    await openCards([]);
    expect(screen.getByText('登録済みのカードはありません')).toBeTruthy();
  });

  test('can each be chosen [CARD-016]', async () => {
    const calls = await openCards([saved(1), saved(2)], { chooseCard: done });
    fireEvent.click(radios()[1]!);
    await waitFor(() => expect(calls).toMatchObject([{ name: 'chooseCard', body: { cardId: 2 } }]));
    expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
  });

  test('are loaded again when choosing failed, and a dialog says so [CARD-021, CARD-022]', async () => {
    await openCards([saved(1), saved(2)], { chooseCard: () => new CallError(500, 'x') });
    fireEvent.click(radios()[1]!);
    expect(await screen.findByRole('alertdialog', { name: '変更を保存できませんでした' })).toBeTruthy();
    await waitFor(() => expect(radios().map(({ checked }) => checked)).toEqual([true, false]));
  });

  test('are deleted after a question [CARD-015]', async () => {
    let cards = [saved(1), saved(2)];
    const calls = await openCards(cards, {
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

  describe('that an application to a lottery waits on', () => {
    const open = async (cards: Parameters<typeof openCards>[0]) => {
      const calls = await openCards(cards, { deleteCard: done, listCards: () => ({ data: [] }) });
      press('VISA 末尾0001を削除');
      return calls;
    };
    const deleteNow = async (calls: Awaited<ReturnType<typeof open>>) => {
      fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '削除' }));
      await waitFor(() => expect(calls.map(({ name }) => name)).toContain('deleteCard'));
      return calls[0]?.body;
    };

    test('are deleted once another card is named', async () => {
      const expired = saved(3, { expire: '10/26' });
      const calls = await open([saved(1, { waiting: 2 }), saved(2), expired]);
      const dialog = within(screen.getByRole('alertdialog'));
      expect(dialog.getByText(/抽選の申し込みが2件あります/)).toBeTruthy();
      expect(dialog.getAllByRole('radio')).toHaveLength(2);
      expect(await deleteNow(calls)).toEqual({ cardId: 1, insteadCardId: 2 });
    });

    test('are deleted without another card after a warning', async () => {
      const calls = await open([saved(1, { waiting: 1 })]);
      expect(screen.getByText(/次に登録するカードで支払います/)).toBeTruthy();
      expect(await deleteNow(calls)).toEqual({ cardId: 1, isWarned: true });
    });
  });

  test.each([
    [null, 1],
    ['Stripe', 3],
    ['Paygent', 3],
  ])(
    'of a site with the agent %s end at %i: the button cannot be pressed, and says why [CARD-006, CARD-007, CARD-008, CARD-009]',
    async (agent, limit) => {
      await openCards(
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

  test('below the limit, the button can be pressed [CARD-009]', async () => {
    await openCards([saved(1), saved(2)]);
    expect(addButton().disabled).toBe(false);
  });
});

test.each(languageCodes)('has all its texts in %s, also those of the catalogue [CARD-025]', async (language) => {
  await openCards([saved(1), saved(2), saved(3, { expire: '10/26' })], {}, 'Stripe', language);
  expect(document.body.textContent).not.toMatch(/undefined|\[object/);
  const { default: words } = (await import(`../texts/${language}.ts`)) as { default: CardTexts };
  for (const text of [
    words.problems.cardInvalid,
    words.problems.cardNumberOrExpiry,
    words.failures.registrationFailed.title,
  ]) {
    expect(text).not.toBe('');
  }
});
