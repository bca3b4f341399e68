import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startStripeWorld, stripeNow, type StripeWorld } from '../../../../../test/stripe-gateway.ts';

let world: StripeWorld;
beforeEach(async () => {
  world = await startStripeWorld();
});
afterEach(() => world.close());

const cards = {
  good: '4242424242424242',
  secure: '4000000000003055',
  mustAuthenticate: '4000002760003184',
  secureThenPoor: '4000008260003178',
};
const withToken = async (number: string) => ({ kind: 'token' as const, token: await world.standIn.token(number) });
const intentId = (): string => world.names.get('K7Q2ABCD/1') ?? '';

describe('a card', () => {
  test('is charged in whole yen, and the charge names the order and its attempt [TICKET-117]', async () => {
    expect(await world.charge({ source: await withToken(cards.good) })).toEqual({ type: 'paid', amount: 1000 });
    expect(world.standIn.intent(intentId())).toMatchObject({
      amount: 1000,
      currency: 'jpy',
      status: 'succeeded',
      metadata: { paymentKey: 'K7Q2ABCD/1' },
      description: '一日券',
    });
    expect(world.calls().slice(1)).toEqual(['POST /v1/payment_intents', 'POST /v1/payment_intents/id/confirm']);
    expect(world.standIn.requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      undefined,
      'K7Q2ABCD/1',
      'K7Q2ABCD/1/confirm',
    ]);
  });

  test('with 3-D Secure sends the buyer there, and is paid after it', async () => {
    const answer = await world.charge({ source: await withToken(cards.secure) });
    expect(answer).toEqual({ type: 'actionRequired', url: `${world.standIn.host}/3d-secure/${intentId()}` });
    expect(await world.gateway.ask(world.asked())).toEqual(answer);
    const back = await fetch(`${world.standIn.host}/3d-secure/${intentId()}`, { redirect: 'manual' });
    expect(back.headers.get('location')).toBe(
      `https://hiroba.test/1/11/tickets/return/K7Q2ABCD?payment_intent=${intentId()}`,
    );
    expect(await world.gateway.ask(world.asked())).toEqual({ type: 'paid', amount: 1000 });
  });

  test('whose buyer fails 3-D Secure is refused with that reason', async () => {
    await world.charge({ source: await withToken(cards.secure) });
    world.standIn.authenticate(intentId(), false);
    expect(await world.gateway.ask(world.asked())).toEqual({ type: 'refused', reason: 'authenticationFailed' });
  });

  test('can be declined after 3-D Secure', async () => {
    await world.charge({ source: await withToken(cards.secureThenPoor) });
    world.standIn.authenticate(intentId(), true);
    expect(await world.gateway.ask(world.asked())).toEqual({ type: 'refused', reason: 'declined' });
  });

  test.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'declined'],
    ['4000000000009987', 'declined'],
    ['4000000000000069', 'cardInvalid'],
    ['4000000000000127', 'cardInvalid'],
    ['4000000000000119', 'maintenance'],
  ] as const)('%s is refused: %s', async (number, reason) => {
    expect(await world.charge({ source: await withToken(number) })).toEqual({ type: 'refused', reason });
    expect(await world.gateway.ask(world.asked())).toEqual({ type: 'refused', reason });
  });

  test('is charged once with a token; a second time it is refused as invalid', async () => {
    const source = await withToken(cards.good);
    await world.charge({ source });
    expect(await world.charge({ source, paymentKey: 'K7Q2ABCD/2' })).toEqual({
      type: 'refused',
      reason: 'cardInvalid',
    });
  });

  test('with a token that Stripe never made is refused as invalid', async () => {
    expect(await world.charge({ source: { kind: 'token', token: 'pm_forged' } })).toEqual({
      type: 'refused',
      reason: 'cardInvalid',
    });
  });

  test.each([49, 100_000_000, 50.5, 0, -50])('of %d yen is refused before Stripe hears of it', async (amount) => {
    const source = await withToken(cards.good);
    expect(await world.charge({ source, amount })).toEqual({ type: 'refused', reason: 'notPossible' });
    expect(world.calls()).toHaveLength(1);
  });

  test.each([50, 99_999_999])('of %d yen is charged', async (amount) => {
    expect(await world.charge({ source: await withToken(cards.good), amount })).toEqual({ type: 'paid', amount });
  });
});

describe('a kept card', () => {
  const keep = async (number: string) => ({
    kind: 'card' as const,
    ...(await world.gateway.registerCard(
      world.merchant,
      { key: 'm5', mail: 'hanako@example.jp' },
      { token: await world.standIn.token(number) },
    )),
  });

  test('is charged more than once', async () => {
    const source = await keep(cards.good);
    expect(await world.charge({ source })).toEqual({ type: 'paid', amount: 1000 });
    expect(await world.charge({ source, paymentKey: 'K7Q2ABCD/2' })).toEqual({ type: 'paid', amount: 1000 });
  });

  test('of a present buyer goes through 3-D Secure whenever the card has it', async () => {
    expect(await world.charge({ source: await keep(cards.secure) })).toMatchObject({ type: 'actionRequired' });
    expect(world.standIn.intent(intentId()).setup_future_usage).toBe('off_session');
  });

  test('of a lottery winner, who is away, is charged without 3-D Secure', async () => {
    expect(await world.charge({ source: await keep(cards.secure), isBuyerAway: true })).toEqual({
      type: 'paid',
      amount: 1000,
    });
  });

  test('of a lottery winner is refused when the bank insists on 3-D Secure, and the winner can pay with it later', async () => {
    const source = await keep(cards.mustAuthenticate);
    expect(await world.charge({ source, isBuyerAway: true })).toEqual({
      type: 'refused',
      reason: 'authenticationFailed',
    });
    expect(await world.charge({ source, paymentKey: 'K7Q2ABCD/2' })).toMatchObject({ type: 'actionRequired' });
  });

  test('that was deleted is refused as invalid', async () => {
    const source = await keep(cards.good);
    await world.gateway.forgetCard(world.merchant, source);
    expect(await world.charge({ source })).toMatchObject({ type: 'refused' });
    expect(world.standIn.book().customers.size).toBe(0);
  });
});

describe('a repeated request', () => {
  test('charges once, and the second answer has the state by then', async () => {
    const source = await withToken(cards.secure);
    expect(await world.charge({ source })).toMatchObject({ type: 'actionRequired' });
    world.standIn.authenticate(intentId(), true);
    expect(await world.charge({ source })).toEqual({ type: 'paid', amount: 1000 });
    expect(world.standIn.book().intents.size).toBe(1);
  });

  test('at the same time charges once, and both answers name the same charge', async () => {
    const source = await withToken(cards.good);
    const answers = await Promise.all([world.charge({ source }), world.charge({ source }), world.charge({ source })]);
    expect(answers.map(({ type }) => type)).toContain('paid');
    expect(answers.filter(({ type }) => type !== 'paid' && type !== 'unknown')).toEqual([]);
    expect([...world.standIn.book().intents.values()].filter(({ status }) => status === 'succeeded')).toHaveLength(1);
    expect(await world.gateway.ask(world.asked())).toEqual({ type: 'paid', amount: 1000 });
  });

  test('after a day, when Stripe has forgotten the key, finds the charge by its stored name', async () => {
    const source = await withToken(cards.good);
    await world.charge({ source });
    world.setNow(stripeNow + 25 * 60 * 60 * 1000);
    expect(await world.charge({ source })).toEqual({ type: 'paid', amount: 1000 });
    expect(world.standIn.book().intents.size).toBe(1);
  });

  test('after a day without the stored name would make a second charge (control)', async () => {
    const source = { kind: 'store' as const, store: 'lawson' };
    await world.charge({ source });
    world.setNow(stripeNow + 25 * 60 * 60 * 1000);
    world.names.clear();
    await world.charge({ source });
    expect(world.standIn.book().intents.size).toBe(2);
  });

  test('with another sum under a known key charges nothing', async () => {
    const source = await withToken(cards.good);
    await world.charge({ source });
    world.names.clear();
    expect(await world.charge({ source, amount: 2000 })).toEqual({ type: 'unknown' });
    expect([...world.standIn.book().intents.values()].map(({ amount }) => amount)).toEqual([1000]);
  });

  test('leaves a charge unconfirmed when another call stored its name first', async () => {
    const source = await withToken(cards.good);
    await world.charge({ source, paymentKey: 'K7Q2ABCD/1' });
    // As if the name was stored between the two steps of this call, and Stripe had forgotten the key.
    const late = { stored: async () => undefined, keep: async () => intentId() };
    const again = world.request({ source: await withToken(cards.good), paymentKey: 'K7Q2ABCD/1' });
    world.setNow(stripeNow + 25 * 60 * 60 * 1000);
    expect(await world.gateway.charge(again, late)).toEqual({ type: 'paid', amount: 1000 });
    const statuses = [...world.standIn.book().intents.values()].map(({ status }) => status);
    expect(statuses).toEqual(['succeeded', 'requires_confirmation']);
  });
});
