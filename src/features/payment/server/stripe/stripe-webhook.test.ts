import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startStripeWorld, stripeNow, type StripeWorld } from '../../../../../test/stripe-gateway.ts';

let world: StripeWorld;
beforeEach(async () => {
  world = await startStripeWorld({ webhookSecrets: ['whsec_old', 'whsec_stand_in'] });
});
afterEach(() => world.close());

const intent = () => world.standIn.intent(world.names.get('K7Q2ABCD/1') ?? '');
const read = ({ headers, body }: { headers: Headers; body: string }) => world.gateway.readWebhook(headers, body);
const news = (answer: unknown) => ({ paymentKey: 'K7Q2ABCD/1', gatewayKey: intent().id, answer });
const chargeCard = async (number: string) =>
  world.charge({ source: { kind: 'token', token: await world.standIn.token(number) } });

describe('an event', () => {
  test('says that a number was paid, without a question to Stripe', async () => {
    await world.charge();
    world.standIn.payAtStore(intent().id);
    const before = world.calls().length;
    expect(await read(world.standIn.event('payment_intent.succeeded', intent()))).toEqual(
      news({ type: 'paid', amount: 1000 }),
    );
    expect(world.calls()).toHaveLength(before);
  });

  test('says that 3-D Secure is wanted, or that it failed', async () => {
    await chargeCard('4000000000003055');
    expect(await read(world.standIn.event('payment_intent.requires_action', intent()))).toMatchObject({
      answer: { type: 'actionRequired' },
    });
    world.standIn.authenticate(intent().id, false);
    expect(await read(world.standIn.event('payment_intent.payment_failed', intent()))).toEqual(
      news({ type: 'refused', reason: 'authenticationFailed' }),
    );
  });

  test('says that a number ended, or that a charge was stopped', async () => {
    await world.charge();
    world.standIn.expire(intent().id);
    expect(await read(world.standIn.event('payment_intent.payment_failed', intent()))).toEqual(
      news({ type: 'refused', reason: 'canceled' }),
    );
    await world.gateway.cancel(world.asked());
    expect(await read(world.standIn.event('payment_intent.canceled', intent()))).toEqual(
      news({ type: 'refused', reason: 'canceled' }),
    );
  });

  test.each(['payment_intent.payment_failed', 'payment_intent.requires_action', 'payment_intent.processing'])(
    '%s that is overtaken says how it is now',
    async (type) => {
      await chargeCard('4000000000003055');
      const old = { ...structuredClone(intent()), status: 'requires_payment_method' as const };
      world.standIn.authenticate(intent().id, true);
      expect(await read(world.standIn.event(type, old))).toEqual(news({ type: 'paid', amount: 1000 }));
    },
  );

  test('that may be overtaken throws when Stripe does not answer, so that Stripe sends it again', async () => {
    await chargeCard('4000000000003055');
    const event = world.standIn.event('payment_intent.requires_action', intent());
    world.standIn.breaks(/^GET/, 'unavailable', 2);
    await expect(read(event)).rejects.toThrow('JSON');
    expect(await read(event)).toMatchObject({ answer: { type: 'actionRequired' } });
  });

  test('is read the same each time it is sent', async () => {
    await chargeCard('4242424242424242');
    const event = world.standIn.event('payment_intent.succeeded', intent());
    expect(await read(event)).toEqual(await read(event));
  });

  test.each(['charge.refunded', 'payment_intent.created', 'customer.created', 'payment_method.attached'])(
    '%s is nothing of ours',
    async (type) => {
      await chargeCard('4242424242424242');
      expect(await read(world.standIn.event(type, intent()))).toBe('nothingOfOurs');
    },
  );

  test('about a charge that somebody else made at the same account is not ours', async () => {
    const foreign = { id: 'pi_1', object: 'payment_intent', status: 'succeeded', amount_received: 5, metadata: {} };
    expect(await read(world.standIn.event('payment_intent.succeeded', foreign))).toBe('nothingOfOurs');
  });

  test('says that a refund came back, whichever way it names its charge', async () => {
    await chargeCard('4242424242424242');
    expect(await world.gateway.refund(world.asked(), 'refund/1', 300)).toBe('done');
    const [refund] = world.standIn.book().refunds.values();
    const failed = { ...refund, status: 'failed' };
    const back = { paymentKey: 'K7Q2ABCD/1', gatewayKey: intent().id, refundKey: 'refund/1' };
    expect(await read(world.standIn.event('refund.failed', failed))).toEqual(back);
    expect(await read(world.standIn.event('refund.failed', { ...failed, payment_intent: intent() }))).toEqual(back);
    for (const foreign of [{ metadata: {} }, { metadata: null }, { payment_intent: null }]) {
      expect(await read(world.standIn.event('refund.failed', { ...failed, ...foreign }))).toBe('nothingOfOurs');
    }
  });

  test('says how much was paid back in the dashboard of a charge of ours, without the server’s own refunds', async () => {
    await chargeCard('4242424242424242');
    await world.gateway.refund(world.asked(), 'refund/1', 300);
    const [ours] = world.standIn.book().refunds.values();
    expect(await read(world.standIn.event('refund.created', ours ?? {}))).toBe('nothingOfOurs');
    for (const sum of [200, 400]) {
      const theirs = world.standIn.payBackInDashboard(intent().id, 200);
      expect(await read(world.standIn.event('refund.created', theirs))).toEqual({
        paymentKey: 'K7Q2ABCD/1',
        gatewayKey: intent().id,
        paidElsewhere: sum,
      });
    }
    const failed = world.standIn.payBackInDashboard(intent().id, 100);
    Object.assign(failed, { status: 'failed' });
    expect(await read(world.standIn.event('refund.created', failed))).toMatchObject({ paidElsewhere: 400 });
    intent().metadata = {};
    expect(await read(world.standIn.event('refund.created', { ...ours, metadata: {} }))).toBe('nothingOfOurs');
    expect(await read(world.standIn.event('refund.created', { metadata: {}, payment_intent: null }))).toBe(
      'nothingOfOurs',
    );
  });

  test.each([
    ['charge.dispute.created', 'needs_response', 'open'],
    ['charge.dispute.funds_withdrawn', 'under_review', 'open'],
    ['charge.dispute.closed', 'won', 'won'],
    ['charge.dispute.funds_reinstated', 'won', 'won'],
    ['charge.dispute.closed', 'lost', 'lost'],
    // What the bank did since counts, not what the event said.
    ['charge.dispute.created', 'lost', 'lost'],
  ] as const)('%s of a dispute that is %s by now says that the chargeback is %s', async (type, status, state) => {
    await chargeCard('4242424242424242');
    const dispute = world.standIn.dispute(intent().id);
    const event = world.standIn.event(type, dispute);
    world.standIn.decide(dispute, status);
    expect(await read(event)).toEqual({
      paymentKey: 'K7Q2ABCD/1',
      gatewayKey: intent().id,
      chargeback: {
        key: dispute.id,
        amount: 1000,
        state,
        reason: 'fraudulent',
        respondBy: state === 'open' ? stripeNow + 7 * 24 * 60 * 60_000 : undefined,
      },
    });
  });

  test('of an inquiry, which moves no money, and of a dispute about the charge of others, is nothing of ours', async () => {
    await chargeCard('4242424242424242');
    const dispute = world.standIn.decide(world.standIn.dispute(intent().id), 'warning_needs_response');
    expect(await read(world.standIn.event('charge.dispute.created', dispute))).toBe('nothingOfOurs');
    expect(await read(world.standIn.event('charge.dispute.created', { ...dispute, payment_intent: null }))).toBe(
      'nothingOfOurs',
    );
    world.standIn.decide(dispute, 'needs_response');
    intent().metadata = {};
    expect(await read(world.standIn.event('charge.dispute.created', dispute))).toBe('nothingOfOurs');
  });

  test('says how much came by transfers for a charge that has not taken it, also after its end', async () => {
    await world.charge({ source: { kind: 'bank' } });
    const available = () =>
      read(world.standIn.event('cash_balance.funds_available', world.standIn.cashBalance(intent().id)));
    world.standIn.transfer(intent().id, 600);
    world.standIn.transfer(intent().id, 900);
    expect(await available()).toEqual({ ...news({ type: 'paid', amount: 1000 }), cameInAll: 1500 });
    world.standIn.transfer(intent().id, 200);
    expect(await available()).toMatchObject({ cameInAll: 1700 });
    world.standIn.recallTransfer(intent().id, 200);
    expect(await available()).toMatchObject({ cameInAll: 1500 });
    intent().payment_method_types = ['card'];
    expect(await available()).toBe('nothingOfOurs');
    Object.assign(intent(), { payment_method_types: ['customer_balance'], metadata: {} });
    expect(await available()).toBe('nothingOfOurs');
  });

  test('says the same of a stopped charge, including the money that it gave back', async () => {
    await world.charge({ source: { kind: 'bank' } });
    world.standIn.transfer(intent().id, 600);
    await world.gateway.cancel(world.asked());
    const balance = world.standIn.cashBalance(intent().id);
    expect(balance).toMatchObject({ available: { jpy: 600 } });
    expect(await read(world.standIn.event('cash_balance.funds_available', balance))).toEqual({
      ...news({ type: 'refused', reason: 'canceled' }),
      cameInAll: 600,
    });
  });

  test('names the charge it is about, so that another charge that claims to be ours is not believed', async () => {
    await world.charge();
    const forged = {
      id: 'pi_of_the_organiser',
      object: 'payment_intent',
      status: 'succeeded',
      amount_received: 1000,
      metadata: { paymentKey: 'K7Q2ABCD/1' },
    };
    const said = await read(world.standIn.event('payment_intent.succeeded', forged));
    expect(said).toMatchObject({ paymentKey: 'K7Q2ABCD/1', gatewayKey: 'pi_of_the_organiser' });
    expect(world.names.get('K7Q2ABCD/1')).not.toBe('pi_of_the_organiser');
  });
});

describe('a webhook that Stripe has not signed is not believed', () => {
  const minute = 60_000;
  const paid = () => world.standIn.event('payment_intent.succeeded', { ...intent(), status: 'succeeded' });
  beforeEach(() => world.charge());

  test('an empty body, or no signature', async () => {
    const { body, headers } = paid();
    expect(await read({ body, headers: new Headers() })).toBeUndefined();
    expect(await read({ body: '', headers })).toBeUndefined();
    for (const signature of ['', 'v1=', 't=,v1=', 't=1,v1=abc', 'nonsense']) {
      expect(await read({ body, headers: new Headers({ 'stripe-signature': signature }) })).toBeUndefined();
    }
  });

  test('another body with the same signature', async () => {
    const { body, headers } = paid();
    expect(await read({ body: body.replace('1000', '1001'), headers })).toBeUndefined();
  });

  test('another secret', async () => {
    const event = (secret: string) => world.standIn.event('payment_intent.succeeded', intent(), { secret });
    expect(await read(event('whsec_forged'))).toBeUndefined();
    expect(await read(event(''))).toBeUndefined();
  });

  test.each([
    [-6 * minute, false],
    [-4 * minute, true],
    [0, true],
  ])('a signature of %i ms ago: %s', async (age, isTaken) => {
    const event = world.standIn.event('payment_intent.processing', intent(), { at: stripeNow + age });
    expect((await read(event)) !== undefined).toBe(isTaken);
  });

  test('while a secret changes, both signatures are accepted', async () => {
    const event = (secret: string) => world.standIn.event('payment_intent.processing', intent(), { secret });
    expect(await read(event('whsec_old'))).toMatchObject({ paymentKey: 'K7Q2ABCD/1' });
    expect(await read(event('whsec_stand_in'))).toMatchObject({ paymentKey: 'K7Q2ABCD/1' });
  });

  test('signed, but no JSON', async () => {
    const { headers } = world.standIn.event('x', {});
    expect(await read({ body: 'not json', headers })).toBeUndefined();
  });
});

describe('a connected account', () => {
  let connected: StripeWorld;
  beforeEach(async () => {
    connected = await startStripeWorld({ accounts: ['acct_organiser', 'acct_other'] });
  });
  afterEach(() => connected.close());

  test('has charges, questions, refunds and webhooks in its own name', async () => {
    const { standIn, gateway, merchant } = connected;
    const token = { token: await standIn.token('4000000000003055', 'acct_organiser') };
    const card = await gateway.registerCard(merchant, { key: 'm5', mail: 'hanako@example.jp' }, token);
    expect(await connected.charge({ source: { kind: 'card', ...card } })).toMatchObject({ type: 'actionRequired' });
    const [charged] = standIn.book('acct_organiser').intents.values();
    const told = standIn.event('payment_intent.requires_action', charged ?? {}, { account: 'acct_organiser' });
    expect(await gateway.readWebhook(told.headers, told.body)).toMatchObject({ answer: { type: 'actionRequired' } });
    standIn.authenticate(charged?.id ?? '', true);
    expect(await gateway.ask(connected.asked())).toEqual({ type: 'paid', amount: 1000 });
    expect(await gateway.refund(connected.asked(), 'r1', 1000)).toBe('done');
    await gateway.forgetCard(merchant, card);
    expect(new Set(standIn.requests.slice(1).map(({ account }) => account))).toEqual(new Set(['acct_organiser']));
    expect(standIn.book('').intents.size).toBe(0);
    expect(await gateway.tokenizer(merchant, 'https://hiroba.test')).toMatchObject({ routingKey: 'acct_organiser' });
  });

  test('cannot be charged by the card of another', async () => {
    const token = await connected.standIn.token('4242424242424242', 'acct_other');
    expect(await connected.charge({ source: { kind: 'token', token } })).toEqual({
      type: 'refused',
      reason: 'cardInvalid',
    });
  });
});

test("every request is of the API version that the SDK's types describe", async () => {
  await chargeCard('4242424242424242');
  const versions = world.standIn.requests.slice(1).map(({ version }) => version);
  expect(new Set(versions)).toEqual(new Set(['2026-10-28.endive']));
});
