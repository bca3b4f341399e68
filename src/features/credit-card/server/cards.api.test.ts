import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMembers, openSession } from '#features/account/server.ts';
import type { CardProvider } from '#features/payment/rules/card-provider.ts';
import { languageCodes } from '#kernel/language.ts';
import { parseInstant } from '#kernel/period.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { createJobs, type Jobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import { fakeCards } from '../../../../test/fake-cards.ts';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { testMember, type TestMember } from '../../../../test/test-member.ts';
import * as contract from '../contract.ts';
import { createCreditCardServer, createSavedCards } from '../server.ts';
import { cardTries } from '../rules/card-tries.ts';
import type { CardTexts } from '../texts/jpn.ts';
import { cardData } from './card-data.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const login = { isEnabled: true };
const stripe = { paymentAgent: 'Stripe', stripeUserId: 'acct_1', stripeUseCreditCard: true };
const inPortal = (eventId: number, client: object = {}) => ({
  site: eventFile({ portalId: 1, eventId, login, client }),
});

const gateway = fakeCards();
let calls: SiteCalls;
let jobs: Jobs;
let member: TestMember;
beforeAll(async () => {
  calls = await siteCalls(
    [
      { site: portalFile({ login }) },
      inPortal(11),
      inPortal(12, stripe),
      inPortal(13, { paymentAgent: 'Paygent', paygentUseCreditCard: true }),
      inPortal(14, { ...stripe, stripeUserId: 'acct_2' }),
      inPortal(15, { ...stripe, stripeUseCreditCard: false }),
      { ...inPortal(16), passcode: '024680' },
      { site: eventFile({ portalId: 0, eventId: 21, login }) },
    ],
    [],
    (site, database) => {
      jobs = createJobs(database, { clock: () => now, log: createLog('error', () => {}, Date.now) });
      const members = createMembers(database);
      return createCreditCardServer({ database, site, members, payments: gateway.payments, jobs });
    },
  );
});
beforeEach(async () => {
  await jobs.runDue();
  gateway.breakDown(false);
  gateway.meanwhile(undefined);
  gateway.registered.length = 0;
  gateway.forgotten.length = 0;
  member = await testMember(calls.database, 'portal/1', now);
});
afterAll(() => calls.close());

type Params = Record<string, number>;
const portal: Params = { portalId: 1 };
const events: Record<CardProvider, Params> = {
  Sbps: { portalId: 1, eventId: 11 },
  Stripe: { portalId: 1, eventId: 12 },
  Paygent: { portalId: 1, eventId: 13 },
};
const limits = [
  ['Sbps', 1],
  ['Stripe', 3],
  ['Paygent', 3],
] as const;
const as = (more: Partial<RequestContext> = {}) => ({ accessToken: member.accessToken, now, ...more });
const list = async (params: Params = events.Stripe, more = {}) =>
  (await calls.call(contract.listCards, params, {}, as(more))).data;
const add = async (token: string, params: Params = events.Stripe, more = {}, body: object = { tokenKey: 'key' }) =>
  (await calls.post(contract.addCard, params, { token, ...body }, as(more))).data;
const remove = async (cardId: number, params: Params = events.Stripe, more = {}) =>
  (await calls.post(contract.deleteCard, params, { cardId }, as(more))).data;
const choose = async (cardId: number, params: Params = events.Stripe, more = {}) =>
  (await calls.post(contract.chooseCard, params, { cardId }, as(more))).data;
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => ({ status: 200, say: () => '', errors: {} }),
    (error: {
      status: number;
      say: (language: string) => string;
      errors?: (language: 'eng') => Record<string, string[]>;
    }) => ({ status: error.status, say: error.say, errors: error.errors?.('eng') ?? {} }),
  );
const chosen = async (params?: Params) => (await list(params)).filter(({ isChosen }) => isChosen);

describe('the cards of a member', () => {
  test('begin with none and list what was registered, the oldest first [CARD-001, CARD-003, CARD-011]', async () => {
    expect(await list()).toEqual([]);
    const first = await add('4242');
    const second = await add('4444');
    expect(first).toEqual({
      cardId: expect.any(Number) as number,
      cardNumber: '************4242',
      expire: '04/28',
      cardBrand: 'VISA',
      isChosen: true,
    });
    expect(second).toMatchObject({ cardNumber: '************4444', isChosen: false });
    expect(await list()).toEqual([first, second]);
  });

  test('are registered with token and key at Sbps [CARD-012]', async () => {
    await add('4242', events.Sbps);
    expect(gateway.registered).toMatchObject([
      {
        merchant: { siteKey: 'event/11', provider: 'Sbps', stripeAccount: undefined },
        customer: { key: `member-${member.memberId}`, mail: member.mail },
        token: { token: '4242', tokenKey: 'key' },
      },
    ]);
  });

  test.each(['Stripe', 'Paygent'] as const)('are registered with a token alone at %s [CARD-013]', async (provider) => {
    await add('4242', events[provider], {}, {});
    await add('4444', events[provider]);
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
      const { status, errors } = await refusalOf(calls.post(contract.addCard, events[provider], body, as()));
      expect([status, Object.keys(errors)]).toEqual([422, [...fields]]);
      expect(gateway.registered).toEqual([]);
    },
  );

  test('are good in all sites of the realm with the same provider and account, and in no others', async () => {
    const [card] = [await add('4242', portal)];
    expect(await list(events.Sbps)).toEqual([card]);
    const ofStripe = await add('4444', events.Stripe);
    expect(await list(events.Stripe)).toEqual([ofStripe]);
    expect(await list(events.Sbps)).toEqual([card]);
    expect(await list({ portalId: 1, eventId: 14 })).toEqual([]);
    expect(await list(events.Paygent)).toEqual([]);
  });

  test('are of one member: nobody else sees, chooses or deletes them [CARD-002]', async () => {
    const mine = [await add('4242'), await add('4444')];
    const other = await testMember(calls.database, 'portal/1', now);
    const asOther = { accessToken: other.accessToken };
    expect(await list(events.Stripe, asOther)).toEqual([]);
    await remove(mine[0]!.cardId, events.Stripe, asOther);
    expect((await refusalOf(choose(mine[1]!.cardId, events.Stripe, asOther))).status).toBe(404);
    // Nor from a site that another provider charges for.
    await remove(mine[0]!.cardId, events.Sbps);
    expect((await refusalOf(choose(mine[1]!.cardId, events.Sbps))).status).toBe(404);
    expect(await list()).toEqual(mine);
  });

  test('the chosen one is another when another is chosen [CARD-016]', async () => {
    const [first, second, third] = [await add('1111'), await add('2222'), await add('3333')];
    expect(await chosen()).toEqual([first]);
    expect(await choose(third.cardId)).toEqual({ done: true });
    expect((await chosen()).map(({ cardId }) => cardId)).toEqual([third.cardId]);
    await choose(third.cardId);
    expect((await chosen()).map(({ cardId }) => cardId)).toEqual([third.cardId]);
    await choose(second.cardId);
    expect((await chosen()).map(({ cardId }) => cardId)).toEqual([second.cardId]);
  });

  test('one that is deleted is gone, at the gateway too, and the newest of the others is chosen [CARD-015]', async () => {
    const [first, second, third] = [await add('1111'), await add('2222'), await add('3333')];
    expect(await remove(first.cardId)).toEqual({ done: true });
    expect((await list()).map(({ cardId, isChosen }) => [cardId, isChosen])).toEqual([
      [second.cardId, false],
      [third.cardId, true],
    ]);
    expect(await remove(first.cardId)).toEqual({ done: true });
    await remove(second.cardId);
    expect(await chosen()).toHaveLength(1);
    await jobs.runDue();
    const merchant = { siteKey: 'event/12', provider: 'Stripe', stripeAccount: 'acct_1' };
    const customerKey = `cus_member-${member.memberId}`;
    expect(gateway.forgotten).toEqual([
      { merchant, card: { customerKey, gatewayKey: 'card_1' } },
      { merchant, card: { customerKey, gatewayKey: 'card_2' } },
    ]);
    await remove(third.cardId);
    expect(await list()).toEqual([]);
  });

  test('a gateway that does not answer forgets later', async () => {
    const { cardId } = await add('4242');
    gateway.breakDown(true);
    await remove(cardId);
    await jobs.runDue();
    expect(await list()).toEqual([]);
    gateway.breakDown(false);
    await calls.database.pool.query(`update job set run_at = 'epoch' where name = 'forgetCard'`);
    await jobs.runDue();
    expect(gateway.forgotten).toHaveLength(1);
  });

  test('one that is registered again before the gateway forgot it stays there', async () => {
    const { cardId } = await add('4242-same');
    await remove(cardId);
    await add('4242-same');
    await jobs.runDue();
    expect(gateway.forgotten).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  test('the same card again is the same row', async () => {
    const first = await add('4242-same');
    expect(await add('4242-same')).toEqual(first);
    expect(await list()).toEqual([first]);
  });

  test('go with their member, and the gateway forgets them', async () => {
    await add('4242', events.Sbps);
    await add('4444', events.Stripe);
    await calls.database.kysely.deleteFrom('member').where('member_id', '=', member.memberId).execute();
    await jobs.runDue();
    expect(gateway.forgotten.map(({ merchant }) => merchant.provider).sort()).toEqual(['Sbps', 'Stripe']);
  });

  test('are told whole in the export, without the keys of the gateway', async () => {
    await add('4242');
    const data = await cardData(calls.database).read({ memberId: member.memberId, realmKey: 'portal/1' });
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

  test('for a purchase are named as their gateway names them, each by its owner alone', async () => {
    const first = await add('4242');
    await add('4444');
    const cards = createSavedCards(calls.database);
    const merchant = { siteKey: 'event/99', provider: 'Stripe', stripeAccount: 'acct_1' } as const;
    const card = { customerKey: `cus_member-${member.memberId}`, gatewayKey: 'card_1' };
    expect(await cards.findCard(member.memberId, merchant, first.cardId)).toEqual(card);
    expect(await cards.chosenCard(member.memberId, merchant)).toEqual(card);
    const other = await testMember(calls.database, 'portal/1', now);
    expect(await cards.findCard(other.memberId, merchant, first.cardId)).toBeUndefined();
    expect(await cards.chosenCard(other.memberId, merchant)).toBeUndefined();
    const elsewhere = { ...merchant, stripeAccount: 'acct_2' };
    expect(await cards.findCard(member.memberId, elsewhere, first.cardId)).toBeUndefined();
    expect(await cards.chosenCard(member.memberId, { ...merchant, provider: 'Paygent' })).toBeUndefined();
  });
});

describe('the limit', () => {
  test.each(limits)(
    'of %s is %i: one more is refused before the gateway is asked [CARD-006, CARD-007, CARD-008, CARD-009]',
    async (provider, most) => {
      for (let number = 0; number < most; number += 1) await add(`000${number}`, events[provider]);
      const { status, say } = await refusalOf(add('9999', events[provider]));
      expect([status, say('jpn')]).toEqual([409, expect.stringContaining(`${most}枚`)]);
      expect(gateway.registered).toHaveLength(most);
      expect(await list(events[provider])).toHaveLength(most);
      await remove((await list(events[provider]))[0]!.cardId, events[provider]);
      expect((await add('8888', events[provider])).cardNumber).toContain('8888');
    },
  );

  test('holds for a card that came in between, and the gateway forgets the one too many [CARD-009]', async () => {
    gateway.meanwhile(async () => {
      gateway.meanwhile(undefined);
      await add('1111', events.Sbps);
    });
    expect((await refusalOf(add('2222', events.Sbps))).status).toBe(409);
    expect((await list(events.Sbps)).map(({ cardNumber }) => cardNumber)).toEqual(['************1111']);
    await jobs.runDue();
    expect(gateway.forgotten.map(({ card }) => card.gatewayKey)).toEqual(['card_1']);
  });

  test('of tries ends the trying out of numbers, member by member', async () => {
    for (let time = 0; time < cardTries.most; time += 1) {
      expect((await refusalOf(add('refused'))).status).toBe(422);
    }
    expect((await refusalOf(add('4242'))).status).toBe(429);
    expect(gateway.registered).toEqual([]);
    const other = await testMember(calls.database, 'portal/1', now);
    expect((await add('4242', events.Stripe, { accessToken: other.accessToken })).isChosen).toBe(true);
    const later = now + cardTries.windowMs;
    const { accessToken } = await openSession(calls.database.kysely, member.memberId, later);
    expect((await add('4242', events.Stripe, { accessToken, now: later })).isChosen).toBe(true);
  });
});

describe('a card that is not registered', () => {
  test.each(languageCodes)('is told in the words of %s [CARD-010, CARD-021, CARD-023, CARD-025]', async (language) => {
    const refused = await refusalOf(add('refused'));
    gateway.breakDown(true);
    const failed = await refusalOf(add('4242'));
    expect([refused.status, failed.status]).toEqual([422, 503]);
    const { default: words } = (await import(`../texts/${language}.ts`)) as { default: CardTexts };
    expect(refused.say(language)).toBe(words.messages.cardInvalid);
    expect(failed.say(language)).toBe(words.messages.registrationFailed);
    expect(await list()).toEqual([]);
  });

  test('is forgotten again when its member went in the meantime', async () => {
    gateway.meanwhile(async () => {
      await calls.database.kysely.deleteFrom('member').where('member_id', '=', member.memberId).execute();
    });
    expect((await refusalOf(add('4242'))).status).toBe(552);
    await jobs.runDue();
    expect(gateway.forgotten).toHaveLength(1);
  });
});

describe('who may', () => {
  test.each([
    ['a visitor', events.Sbps, { accessToken: undefined }, 403],
    ['a token that is none', events.Sbps, { accessToken: 'x'.repeat(43) }, 552],
    ['an expired token', events.Sbps, { now: now + 40 * 60_000 }, 551],
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
    const { memberId: member_id } = member;
    await calls.database.kysely
      .insertInto('member_role')
      .values({ site_key: 'portal/1', member_id, role: 'blocked' })
      .execute();
    expect(await list()).toEqual([card]);
    const statuses = [add('4444'), remove(card.cardId), choose(card.cardId)].map(refusalOf);
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await list()).toEqual([card]);
  });
});
