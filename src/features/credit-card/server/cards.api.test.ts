import { describe, expect, test } from 'vitest';
import { cardCalls, cardEvents, cardsNow as now, refusalOf } from '../../../../test/card-calls.ts';
import { testMember } from '../../../../test/test-member.ts';
import { createSavedCards } from '../server.ts';
import { cardData } from './card-data.ts';

const { gateway, database, member, runJobs, list, add, remove, choose } = cardCalls();
const chosen = async () => (await list()).filter(({ isChosen }) => isChosen);

describe('the cards of a member', () => {
  test('start empty and list the registered cards, the oldest first [CARD-001, CARD-003, CARD-011]', async () => {
    expect(await list()).toEqual([]);
    const first = await add('4242');
    const second = await add('4444');
    expect(first).toEqual({
      cardId: expect.any(Number) as number,
      cardNumber: '************4242',
      expire: '04/28',
      cardBrand: 'VISA',
      isChosen: true,
      waiting: 0,
    });
    expect(second).toMatchObject({ cardNumber: '************4444', isChosen: false });
    expect(await list()).toEqual([first, second]);
  });

  test('are registered with token and key at Sbps [CARD-012]', async () => {
    await add('4242', cardEvents.Sbps);
    expect(gateway.registered).toMatchObject([
      {
        merchant: { siteKey: 'event/11', provider: 'Sbps', stripeAccount: undefined },
        customer: { key: `member-${member().memberId}`, mail: member().mail },
        token: { token: '4242', tokenKey: 'key' },
      },
    ]);
  });

  test.each(['Stripe', 'Paygent'] as const)('are registered with a token alone at %s [CARD-013]', async (provider) => {
    await add('4242', cardEvents[provider], {}, {});
    await add('4444', cardEvents[provider]);
    expect(gateway.registered).toMatchObject([{ merchant: { provider } }, { merchant: { provider } }]);
    expect(gateway.registered.map(({ token }) => token)).toEqual([{ token: '4242' }, { token: '4444' }]);
  });

  test.each([
    ['Sbps', { token: '', tokenKey: '' }, ['token', 'tokenKey']],
    ['Sbps', { token: 'tok' }, ['tokenKey']],
    ['Sbps', { tokenKey: 'key' }, ['token']],
    ['Stripe', {}, ['token']],
    ['Paygent', { tokenKey: 'key' }, ['token']],
  ] as const)(
    'at %s %j is not enough: 422 names what is missing [CARD-012, CARD-013]',
    async (provider, body, fields) => {
      const { token = '', ...rest } = body as { token?: string };
      const { status, errors } = await refusalOf(add(token, cardEvents[provider], {}, rest));
      expect([status, Object.keys(errors)]).toEqual([422, [...fields]]);
      expect(gateway.registered).toEqual([]);
    },
  );

  test('pay at all sites of the realm with the same provider and account, and at no others', async () => {
    const card = await add('4242', { portalId: 1 });
    expect(await list(cardEvents.Sbps)).toEqual([card]);
    const ofStripe = await add('4444', cardEvents.Stripe);
    expect(await list(cardEvents.Stripe)).toEqual([ofStripe]);
    expect(await list(cardEvents.Sbps)).toEqual([card]);
    expect(await list({ portalId: 1, eventId: 14 })).toEqual([]);
    expect(await list(cardEvents.Paygent)).toEqual([]);
  });

  test('belong to one member: nobody else sees, chooses or deletes them [CARD-002]', async () => {
    const mine = [await add('4242'), await add('4444')];
    const other = await testMember(database(), 'portal/1', now);
    const asOther = { accessToken: other.accessToken };
    expect(await list(cardEvents.Stripe, asOther)).toEqual([]);
    await remove(mine[0]!.cardId, cardEvents.Stripe, asOther);
    expect((await refusalOf(choose(mine[1]!.cardId, cardEvents.Stripe, asOther))).status).toBe(404);
    // Nor from a site of another provider.
    await remove(mine[0]!.cardId, cardEvents.Sbps);
    expect((await refusalOf(choose(mine[1]!.cardId, cardEvents.Sbps))).status).toBe(404);
    expect(await list()).toEqual(mine);
  });

  test('the chosen card changes when the member chooses another one [CARD-016]', async () => {
    const [first, second, third] = [await add('1111'), await add('2222'), await add('3333')];
    expect(await chosen()).toEqual([first]);
    expect(await choose(third.cardId)).toEqual({ done: true });
    expect((await chosen()).map(({ cardId }) => cardId)).toEqual([third.cardId]);
    await choose(third.cardId);
    expect((await chosen()).map(({ cardId }) => cardId)).toEqual([third.cardId]);
    await choose(second.cardId);
    expect((await chosen()).map(({ cardId }) => cardId)).toEqual([second.cardId]);
  });

  test('a deleted card is gone, at the gateway too, and the newest of the others becomes the chosen one [CARD-015]', async () => {
    const [first, second, third] = [await add('1111'), await add('2222'), await add('3333')];
    expect(await remove(first.cardId)).toEqual({ done: true });
    expect((await list()).map(({ cardId, isChosen }) => [cardId, isChosen])).toEqual([
      [second.cardId, false],
      [third.cardId, true],
    ]);
    expect(await remove(first.cardId)).toEqual({ done: true });
    await remove(second.cardId);
    expect(await chosen()).toHaveLength(1);
    await runJobs();
    const merchant = { siteKey: 'event/12', provider: 'Stripe', stripeAccount: 'acct_1' };
    const customerKey = `cus_member-${member().memberId}`;
    expect(gateway.forgotten).toEqual([
      { merchant, card: { customerKey, gatewayKey: 'card_1' } },
      { merchant, card: { customerKey, gatewayKey: 'card_2' } },
    ]);
    await remove(third.cardId);
    expect(await list()).toEqual([]);
  });

  test('a gateway that does not answer forgets the card later', async () => {
    const { cardId } = await add('4242');
    gateway.breakDown(true);
    await remove(cardId);
    await runJobs();
    expect(await list()).toEqual([]);
    gateway.breakDown(false);
    await database().pool.query(`update job set run_at = 'epoch' where name = 'forgetCard'`);
    await runJobs();
    expect(gateway.forgotten).toHaveLength(1);
  });

  test('a card that is registered again before the gateway forgot it stays there', async () => {
    const { cardId } = await add('4242-same');
    await remove(cardId);
    await add('4242-same');
    await runJobs();
    expect(gateway.forgotten).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  test('the same card registered again keeps its row', async () => {
    const first = await add('4242-same');
    expect(await add('4242-same')).toEqual(first);
    expect(await list()).toEqual([first]);
  });

  test('go when their member leaves, and the gateway forgets them', async () => {
    await add('4242', cardEvents.Sbps);
    await add('4444', cardEvents.Stripe);
    await database().kysely.deleteFrom('member').where('member_id', '=', member().memberId).execute();
    await runJobs();
    expect(gateway.forgotten.map(({ merchant }) => merchant.provider).sort()).toEqual(['Sbps', 'Stripe']);
  });

  test('are complete in the export, without the keys of the gateway', async () => {
    await add('4242');
    const data = await cardData(database()).read({ memberId: member().memberId, realmKey: 'portal/1' });
    expect(data).toEqual([
      {
        provider: 'Stripe',
        cardNumber: '************4242',
        expire: '04/28',
        cardBrand: 'VISA',
        isChosen: true,
        createdAt: new Date(now),
      },
    ]);
  });

  test('are found for a purchase with the name that the gateway gave them, and only by their owner', async () => {
    const first = await add('4242');
    await add('4444');
    const cards = createSavedCards(database());
    const merchant = { siteKey: 'event/99', provider: 'Stripe', stripeAccount: 'acct_1' } as const;
    const card = { customerKey: `cus_member-${member().memberId}`, gatewayKey: 'card_1' };
    expect(await cards.findCard(member().memberId, merchant, first.cardId)).toEqual(card);
    expect(await cards.chosenCard(member().memberId, merchant)).toEqual(card);
    const other = await testMember(database(), 'portal/1', now);
    expect(await cards.findCard(other.memberId, merchant, first.cardId)).toBeUndefined();
    expect(await cards.chosenCard(other.memberId, merchant)).toBeUndefined();
    const elsewhere = { ...merchant, stripeAccount: 'acct_2' };
    expect(await cards.findCard(member().memberId, elsewhere, first.cardId)).toBeUndefined();
    expect(await cards.chosenCard(member().memberId, { ...merchant, provider: 'Paygent' })).toBeUndefined();
  });
});
