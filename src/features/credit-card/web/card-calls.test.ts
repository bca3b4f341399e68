import { expect, test } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import { addCard, chooseCard, deleteCard, listCards, readTokenizer } from './card-calls.ts';

const card = {
  cardId: 1,
  cardNumber: '************4242',
  expire: '04/28',
  cardBrand: 'VISA',
  isChosen: true,
  waiting: 0,
};
const done = () => ({ data: { done: true } });

test('adding a card sends its token and the headers about robots [CARD-012, CARD-013, CARD-014]', async () => {
  const { api, calls } = fakeApi({ addCard: () => ({ data: card }) });
  const caller = { api, ...inEvent };
  expect(await addCard(caller, { token: 'tok', tokenKey: 'key' })).toEqual(card);
  await addCard(caller, { token: 'tok' });
  const headers = { 'recaptcha-token': 'none', 'recaptcha-action': 'card_add' };
  expect(calls).toMatchObject([
    { params: { portalId: 1, eventId: 11 }, headers, body: { token: 'tok', tokenKey: 'key' } },
    { headers },
  ]);
  expect(calls[1]?.body).toEqual({ token: 'tok' });
});

test('the other calls name the card [CARD-011, CARD-015, CARD-016]', async () => {
  const { api, calls } = fakeApi({ listCards: () => ({ data: [card] }), deleteCard: done, chooseCard: done });
  const caller = { api, ...inEvent };
  expect(await listCards(caller)).toEqual([card]);
  await deleteCard(caller, { cardId: 7 });
  await chooseCard(caller, 8);
  expect(calls.slice(1)).toMatchObject([{ body: { cardId: 7 } }, { body: { cardId: 8 } }]);
});

test('every failure reaches the caller [CARD-021]', async () => {
  const broken = () => new CallError(500, 'x');
  const names = ['listCards', 'addCard', 'deleteCard', 'chooseCard', 'readTokenizer'];
  const { api } = fakeApi(Object.fromEntries(names.map((name) => [name, broken])));
  const caller = { api, ...inEvent };
  const calls = [
    listCards(caller),
    addCard(caller, { token: 'tok' }),
    deleteCard(caller, { cardId: 1 }),
    chooseCard(caller, 1),
    readTokenizer(caller),
  ];
  for (const call of calls) await expect(call).rejects.toMatchObject({ status: 500 });
});
