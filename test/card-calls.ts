import { afterAll, beforeAll, beforeEach } from 'vitest';
import * as contract from '#features/credit-card/contract.ts';
import { createCreditCardServer } from '#features/credit-card/server.ts';
import type { CardProvider } from '#features/payment/rules/card-provider.ts';
import { parseInstant } from '#kernel/period.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { createJobs, type Jobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import { fakeCards } from './fake-cards.ts';
import { type SiteCalls, siteCalls } from './site-calls.ts';
import { eventFile, portalFile } from './site-folders.ts';
import { testMember, type TestMember } from './test-member.ts';

export const cardsNow = parseInstant('2026-11-20 10:00') as number;
const now = cardsNow;
const login = { isEnabled: true };
const stripe = { paymentAgent: 'Stripe', stripeUserId: 'acct_1', stripeUseCreditCard: true };
const inPortal = (eventId: number, client: object = {}) => ({
  site: eventFile({ portalId: 1, eventId, login, client }),
});

export type CardParams = Record<string, number>;
/** An event of each provider, in portal 1. */
export const cardEvents: Record<CardProvider, CardParams> = {
  Sbps: { portalId: 1, eventId: 11 },
  Stripe: { portalId: 1, eventId: 12 },
  Paygent: { portalId: 1, eventId: 13 },
};

/**
 * The calls about cards at a gateway in memory, each test with a new member: events 11, 12 and 13 of portal 1 have each
 * a provider, 14 another account of Stripe, 15 takes no cards, 16 has a passcode; event 21 stands alone.
 */
export function cardCalls() {
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
      (_, database) => {
        jobs = createJobs(database, { clock: () => now, log: createLog('error', () => {}, Date.now) });
        return createCreditCardServer({ database, payments: gateway.payments, jobs });
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

  const as = (more: Partial<RequestContext> = {}) => ({ accessToken: member.accessToken, now, ...more });
  return {
    gateway,
    database: () => calls.database,
    member: () => member,
    runJobs: () => jobs.runDue(),
    list: async (params: CardParams = cardEvents.Stripe, more = {}) =>
      (await calls.call(contract.listCards, params, {}, as(more))).data,
    add: async (token: string, params = cardEvents.Stripe, more = {}, body: object = { tokenKey: 'key' }) =>
      (await calls.post(contract.addCard, params, { token, ...body }, as(more))).data,
    remove: async (cardId: number, params = cardEvents.Stripe, more = {}) =>
      (await calls.post(contract.deleteCard, params, { cardId }, as(more))).data,
    choose: async (cardId: number, params = cardEvents.Stripe, more = {}) =>
      (await calls.post(contract.chooseCard, params, { cardId }, as(more))).data,
  };
}

export const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => ({ status: 200, say: () => '', errors: {} }),
    (error: {
      status: number;
      say: (language: string) => string;
      errors?: (language: 'eng') => Record<string, string[]>;
    }) => ({ status: error.status, say: error.say, errors: error.errors?.('eng') ?? {} }),
  );
