import { expect, test } from 'vitest';
import { cardLimits } from '#features/payment/rules/card-provider.ts';
import type { Merchant, RegisteredCard } from '#features/payment/server.ts';
import type { Database } from '#server/database/database.ts';
import { publishTestSites } from '../../../../test/published-site.ts';
import { portalFile } from '../../../../test/site-folders.ts';
import { describeEngines } from '../../../../test/test-database.ts';
import { testMember } from '../../../../test/test-member.ts';
import { createSavedCards, lockMember, type MemberLock } from './saved-cards.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const merchant: Merchant = { siteKey: 'event/11', provider: 'Stripe', stripeAccount: 'acct_1' };
const limit = cardLimits.Stripe;

const card = (number: number): RegisteredCard => ({
  customerKey: 'cus_1',
  gatewayKey: `card_${number}`,
  cardNumber: `************${1000 + number}`,
  expire: '04/28',
  cardBrand: 'VISA',
});

async function memberOf(database: Database): Promise<number> {
  await publishTestSites(database, [{ site: portalFile() }]);
  return (await testMember(database, 'portal/1', now)).memberId;
}

/** The member has one card less than the limit, and two more are added at once. */
async function lastPlace(database: Database, lock: MemberLock) {
  const memberId = await memberOf(database);
  const cards = createSavedCards(database, undefined, lock);
  const alone = createSavedCards(database);
  for (let number = 1; number < limit; number += 1) await alone.keep(memberId, merchant, card(number), now);
  const both = await Promise.all([7, 8].map((number) => cards.keep(memberId, merchant, card(number), now)));
  return {
    kept: both.filter((one) => typeof one === 'object').length,
    refused: both.filter((one) => one === 'full').length,
    rows: (await alone.list(memberId, merchant)).length,
  };
}

describeEngines('of two cards that come for the last place', (open) => {
  test('only one of them is kept [CARD-009]', async () => {
    expect(await lastPlace(await open(), lockMember)).toEqual({ kept: 1, refused: 1, rows: limit });
  });

  test('without the lock both would be kept (control)', async (context) => {
    const database = await open();
    // The embedded database runs one transaction at a time.
    context.skip(database.engine === 'embedded');
    const race = () => {
      let arrived = 0;
      const { promise: all, resolve: letGo } = Promise.withResolvers<void>();
      return lastPlace(database, async () => {
        arrived += 1;
        if (arrived === 2) letGo();
        await all;
        return true;
      });
    };
    // Both start at the same moment. Chance decides which one reads before the other has written.
    const kept: number[] = [];
    for (let times = 0; times < 20 && !kept.includes(2); times += 1) kept.push((await race()).kept);
    expect(kept).toContain(2);
  });

  test('many cards added at once fill the limit exactly, and one card is the chosen one [CARD-007, CARD-009]', async () => {
    const database = await open();
    const memberId = await memberOf(database);
    const cards = createSavedCards(database);
    const numbers = Array.from({ length: 20 }, (_, number) => number);
    const kept = await Promise.all(numbers.map((number) => cards.keep(memberId, merchant, card(number), now)));
    expect(kept.filter((one) => one === 'full')).toHaveLength(numbers.length - limit);
    const list = await cards.list(memberId, merchant);
    expect(list).toHaveLength(limit);
    // Choosing and deleting at once leaves one chosen card, in either order.
    await Promise.all([
      ...list.map(({ cardId }) => cards.choose(memberId, merchant, cardId)),
      cards.remove(memberId, merchant, { cardId: list[0]!.cardId }),
    ]);
    expect((await cards.list(memberId, merchant)).filter(({ isChosen }) => isChosen)).toHaveLength(1);
  });
});
