import { describe, expect, test } from 'vitest';
import { openSession } from '#features/account/server.ts';
import { languageCodes } from '#kernel/language.ts';
import { limitTable } from '#server/limits/limit-table.ts';
import { cardCalls, cardEvents, cardsNow as now, refusalOf } from '../../../../test/card-calls.ts';
import { testMember } from '../../../../test/test-member.ts';
import type { CardTexts } from '../texts/jpn.ts';

const { gateway, database, member, runJobs, list, add, remove, choose } = cardCalls();
const limits = [
  ['Sbps', 1],
  ['Stripe', 3],
  ['Paygent', 3],
] as const;

describe('the limit', () => {
  test.each(limits)(
    'of %s is %i cards: the next one is refused before the gateway is asked [CARD-006, CARD-007, CARD-008, CARD-009]',
    async (provider, most) => {
      for (let number = 0; number < most; number += 1) await add(`000${number}`, cardEvents[provider]);
      const { status, say } = await refusalOf(add('9999', cardEvents[provider]));
      expect([status, say('jpn')]).toEqual([409, expect.stringContaining(`${most}枚`)]);
      expect(gateway.registered).toHaveLength(most);
      expect(await list(cardEvents[provider])).toHaveLength(most);
      await remove((await list(cardEvents[provider]))[0]!.cardId, cardEvents[provider]);
      expect((await add('8888', cardEvents[provider])).cardNumber).toContain('8888');
    },
  );

  test('holds when another card was added meanwhile: the gateway forgets the surplus card [CARD-009]', async () => {
    gateway.meanwhile(async () => {
      gateway.meanwhile(undefined);
      await add('1111', cardEvents.Sbps);
    });
    expect((await refusalOf(add('2222', cardEvents.Sbps))).status).toBe(409);
    expect((await list(cardEvents.Sbps)).map(({ cardNumber }) => cardNumber)).toEqual(['************1111']);
    await runJobs();
    expect(gateway.forgotten.map(({ card }) => card.gatewayKey)).toEqual(['card_1']);
  });

  test('of tries stops a member who tries out numbers, and no other member', async () => {
    const [{ most, withinMs }] = limitTable.card.turns;
    for (let time = 0; time < most; time += 1) {
      expect((await refusalOf(add('refused'))).status).toBe(422);
    }
    expect((await refusalOf(add('4242'))).status).toBe(429);
    expect(gateway.registered).toEqual([]);
    const other = await testMember(database(), 'portal/1', now);
    expect((await add('4242', cardEvents.Stripe, { accessToken: other.accessToken })).isChosen).toBe(true);
    const later = now + withinMs;
    const { accessToken } = await openSession(database().kysely, member().memberId, later);
    expect((await add('4242', cardEvents.Stripe, { accessToken, now: later })).isChosen).toBe(true);
  });
});

describe('a card that is not registered', () => {
  test.each(languageCodes)(
    'is refused with a message in %s [CARD-010, CARD-021, CARD-023, CARD-025]',
    async (language) => {
      const refused = await refusalOf(add('refused'));
      gateway.breakDown(true);
      const failed = await refusalOf(add('4242'));
      expect([refused.status, failed.status]).toEqual([422, 503]);
      const { default: words } = (await import(`../texts/${language}.ts`)) as { default: CardTexts };
      expect(refused.say(language)).toBe(words.messages.cardInvalid);
      expect(failed.say(language)).toBe(words.messages.registrationFailed);
      expect(await list()).toEqual([]);
    },
  );

  test('is forgotten again when its member has left meanwhile', async () => {
    gateway.meanwhile(async () => {
      await database().kysely.deleteFrom('member').where('member_id', '=', member().memberId).execute();
    });
    expect((await refusalOf(add('4242'))).status).toBe(552);
    await runJobs();
    expect(gateway.forgotten).toHaveLength(1);
  });
});

describe('who may', () => {
  test.each([
    ['a visitor', cardEvents.Sbps, { accessToken: undefined }, 403],
    ['a token that is none', cardEvents.Sbps, { accessToken: 'x'.repeat(43) }, 552],
    ['an expired token', cardEvents.Sbps, { now: now + 40 * 60_000 }, 551],
    ['a site that takes no cards', { portalId: 1, eventId: 15 }, {}, 404],
    ['the wrong tenant', { portalId: 2, eventId: 11 }, {}, 404],
    ['a member of another realm', { portalId: 0, eventId: 21 }, {}, 403],
    ['a closed door', { portalId: 1, eventId: 16 }, {}, 461],
  ])('%s does not use cards [CARD-002]', async (_, params, more, status) => {
    const statuses = [
      list(params, more),
      add('4242', params, more),
      remove(1, params, more),
      choose(1, params, more),
    ].map(refusalOf);
    expect((await Promise.all(statuses)).map((one) => one.status)).toEqual([status, status, status, status]);
    expect(gateway.registered).toEqual([]);
  });

  test('a blocked member sees the cards and changes nothing [ACCESS-048]', async () => {
    const card = await add('4242');
    const { memberId: member_id } = member();
    await database()
      .kysely.insertInto('member_role')
      .values({ site_key: 'portal/1', member_id, role: 'blocked' })
      .execute();
    expect(await list()).toEqual([card]);
    const statuses = [add('4444'), remove(card.cardId), choose(card.cardId)].map(refusalOf);
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await list()).toEqual([card]);
  });
});
