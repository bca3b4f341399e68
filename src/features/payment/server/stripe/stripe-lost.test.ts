import { describe, expect, test, vi } from 'vitest';
import { startStripeWorld, stripeNow, type StripeWorld } from '../../../../../test/stripe-gateway.ts';

/** Where Stripe answers, a busy machine may need long for it. Where it is silent, the gateway waits for nothing. */
const patienceMs = { answer: 20_000, silence: 700 };
const patienceFor = (kind: string): number => patienceMs[kind.startsWith('hang') ? 'silence' : 'answer'];

// The SDK waits half a second before a retry, so these tests run side by side, each with its own Stripe.
async function inWorld(
  work: (world: StripeWorld) => Promise<void>,
  timeoutMs: number = patienceMs.answer,
): Promise<void> {
  const world = await startStripeWorld({ timeoutMs });
  try {
    await work(world);
  } finally {
    await world.close();
  }
}

const making = /^POST \/v1\/payment_intents$/;
const confirming = /^POST .*\/confirm$/;
const everything = /./;
const sourceAt = async (world: StripeWorld, number = '4242424242424242') => ({
  kind: 'token' as const,
  token: await world.standIn.token(number),
});
const paidAt = (world: StripeWorld): number =>
  [...world.standIn.book().intents.values()].filter(({ status }) => status === 'succeeded').length;

function openGate(): { opens: Promise<void>; open(): void } {
  let open = (): void => undefined;
  const opens = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opens, open: () => open() };
}

describe.concurrent('before anything could be charged, a failure is a refusal', () => {
  test.each([
    ['Stripe says it is busy', 'rateLimited', 'maintenance'],
    ['Stripe is being maintained', 'unavailable', 'maintenance'],
    ['Stripe is broken', 'error500', 'maintenance'],
    ['Stripe is broken after it made the intent', 'error500After', 'maintenance'],
    ['the connection drops', 'drop', 'maintenance'],
    ['the answer is lost', 'dropAfter', 'maintenance'],
    ['Stripe says nothing', 'hang', 'timeout'],
    ['Stripe says nothing, but made the intent', 'hangAfter', 'timeout'],
  ] as const)('%s [TICKET-118, TICKET-119]', (_, kind, reason) =>
    inWorld(async (world) => {
      world.standIn.breaks(making, kind, 9);
      expect(await world.charge({ source: await sourceAt(world) })).toEqual({ type: 'refused', reason });
      expect(paidAt(world)).toBe(0);
      expect(await world.gateway.ask(world.asked())).toEqual({ type: 'notFound' });
    }, patienceFor(kind)),
  );

  test('nothing listens at the address', () =>
    inWorld(async (world) => {
      const token = await sourceAt(world);
      await world.standIn.close();
      expect(await world.charge({ source: token })).toEqual({ type: 'refused', reason: 'maintenance' });
      expect(await world.gateway.ask(world.asked())).toEqual({ type: 'unknown' });
    }));

  test('after one lost answer the request is repeated with the same key and charges once', () =>
    inWorld(async (world) => {
      world.standIn.breaks(making, 'dropAfter', 1);
      expect(await world.charge({ source: await sourceAt(world) })).toEqual({ type: 'paid', amount: 1000 });
      expect(world.standIn.book().intents.size).toBe(1);
    }));

  test('a wrong key of the site counts as maintenance, and is logged', async () => {
    const other = await startStripeWorld({ secretKey: 'sk_test_revoked' });
    expect(await other.charge()).toEqual({ type: 'refused', reason: 'maintenance' });
    expect(other.logged.join('')).toContain('Stripe does not take payments.');
    await other.close();
  });

  test('an account that the organiser closed counts as maintenance, and is logged', () =>
    inWorld(async (world) => {
      const merchant = { ...world.merchant, stripeAccount: 'acct_closed' };
      expect(await world.charge({ merchant })).toEqual({ type: 'refused', reason: 'maintenance' });
      expect(world.logged.join('')).toContain('account_invalid');
    }));

  test('an intent that took too long to prepare is not confirmed', () =>
    inWorld(async (world) => {
      const request = world.request({ source: await sourceAt(world) });
      const name = world.nameOf(request.paymentKey);
      const slow = {
        ...name,
        keep: (key: string) => {
          world.setNow(stripeNow + 2 * patienceMs.answer + 1);
          return name.keep(key);
        },
      };
      expect(await world.gateway.charge(request, slow)).toEqual({ type: 'refused', reason: 'timeout' });
      expect(paidAt(world)).toBe(0);
    }));

  test('when the name cannot be stored, nothing is charged', () =>
    inWorld(async (world) => {
      const request = world.request({ source: await sourceAt(world) });
      const broken = { stored: async () => undefined, keep: () => Promise.reject(new Error('no database')) };
      await expect(world.gateway.charge(request, broken)).rejects.toThrow('no database');
      expect(paidAt(world)).toBe(0);
      expect(await world.gateway.ask(world.asked())).toEqual({ type: 'notFound' });
    }));
});

describe.concurrent('after the confirmation was sent, Stripe is asked what became of it', () => {
  test.each(['dropAfter', 'hangAfter', 'error500After'] as const)('the card was charged: %s', (kind) =>
    inWorld(async (world) => {
      // The SDK repeats the request after a closed connection.
      world.standIn.breaks(confirming, kind, 2);
      expect(await world.charge({ source: await sourceAt(world) })).toEqual({ type: 'paid', amount: 1000 });
      expect(paidAt(world)).toBe(1);
    }, patienceFor(kind)),
  );

  test('the charge waits for 3-D Secure', () =>
    inWorld(async (world) => {
      world.standIn.breaks(confirming, 'hangAfter');
      expect(await world.charge({ source: await sourceAt(world, '4000000000003055') })).toMatchObject({
        type: 'actionRequired',
      });
    }, patienceMs.silence));

  test('the card was declined', () =>
    inWorld(async (world) => {
      world.standIn.breaks(confirming, 'hangAfter');
      expect(await world.charge({ source: await sourceAt(world, '4000000000000002') })).toEqual({
        type: 'refused',
        reason: 'declined',
      });
    }, patienceMs.silence));

  test.each([
    ['drop', 'maintenance'],
    ['error500', 'maintenance'],
    ['unavailable', 'maintenance'],
    ['rateLimited', 'maintenance'],
    ['hang', 'timeout'],
  ] as const)('the card was not charged, and never will be: %s', (kind, reason) =>
    inWorld(async (world) => {
      world.standIn.breaks(confirming, kind, 2);
      expect(await world.charge({ source: await sourceAt(world) })).toEqual({ type: 'refused', reason });
      const [intent] = world.standIn.book().intents.values();
      expect(intent?.status).toBe('canceled');
      expect(await world.gateway.ask(world.asked())).toEqual({ type: 'refused', reason: 'canceled' });
    }, patienceFor(kind)),
  );

  test('the outcome is unknown while Stripe is silent, and known later', () =>
    inWorld(async (world) => {
      world.standIn.breaks(confirming, 'hangAfter');
      world.standIn.breaks(/^GET|cancel$/, 'hang', 2);
      expect(await world.charge({ source: await sourceAt(world) })).toEqual({ type: 'unknown' });
      expect(await world.gateway.ask(world.asked())).toEqual({ type: 'paid', amount: 1000 });
    }, patienceMs.silence));

  test('the outcome is unknown while the intent is neither confirmed nor cancelled', () =>
    inWorld(async (world) => {
      world.standIn.breaks(confirming, 'drop', 2);
      world.standIn.breaks(/cancel$/, 'unavailable', 2);
      expect(await world.charge({ source: await sourceAt(world) })).toEqual({ type: 'unknown' });
      expect(await world.gateway.ask(world.asked())).toEqual({ type: 'notFound' });
      expect(await world.gateway.cancel(world.asked())).toEqual({ type: 'refused', reason: 'canceled' });
    }));

  test('the outcome is unknown while Stripe works on it, and it cannot be stopped', () =>
    inWorld(async (world) => {
      const gate = openGate();
      const source = await sourceAt(world);
      world.standIn.breaks(confirming, { kind: 'gate', opens: gate.opens });
      expect(await world.charge({ source })).toEqual({ type: 'unknown' });
      expect(world.calls().at(-1)).toBe('POST /v1/payment_intents/id/cancel');
      gate.open();
      await vi.waitUntil(() => paidAt(world) === 1, { interval: 5, timeout: patienceMs.answer });
      expect(await world.gateway.ask(world.asked())).toEqual({ type: 'paid', amount: 1000 });
    }, patienceMs.silence));

  test('a question does not disturb a confirmation that is still on its way', () =>
    inWorld(async (world) => {
      const gate = openGate();
      const source = await sourceAt(world);
      world.standIn.breaks(confirming, { kind: 'gate', opens: gate.opens });
      const charged = world.charge({ source });
      await vi.waitUntil(() => world.calls().some((call) => call.endsWith('/confirm')), {
        interval: 5,
        timeout: patienceMs.answer,
      });
      expect(await world.gateway.ask(world.asked())).toEqual({ type: 'notFound' });
      expect(await world.charge({ source })).toMatchObject({ type: 'unknown' });
      gate.open();
      expect(await charged).toEqual({ type: 'paid', amount: 1000 });
    }));
});

describe.concurrent('a question about a charge', () => {
  test('reads the intent by its stored name, without a search', () =>
    inWorld(async (world) => {
      await world.charge({ source: await sourceAt(world) });
      world.standIn.settings.isSearchBehind = true;
      expect(await world.gateway.ask(world.asked())).toEqual({ type: 'paid', amount: 1000 });
    }));

  test('finds a name that was lost with the database by the metadata of the charge', () =>
    inWorld(async (world) => {
      await world.charge({ source: await sourceAt(world) });
      world.names.clear();
      expect(await world.gateway.ask(world.asked())).toEqual({ type: 'paid', amount: 1000 });
      expect(await world.gateway.ask(world.asked('k7q2abcd/1'))).toEqual({ type: 'notFound' });
      expect(await world.gateway.ask(world.asked("it's\\new/1"))).toEqual({ type: 'notFound' });
    }));

  test.each(['rateLimited', 'unavailable', 'error500', 'drop', 'hang'] as const)(
    'is answered with unknown when Stripe does not answer: %s',
    (kind) =>
      inWorld(async (world) => {
        await world.charge({ source: await sourceAt(world) });
        world.standIn.breaks(everything, kind, 3);
        expect(await world.gateway.ask(world.asked())).toEqual({ type: 'unknown' });
        world.names.clear();
        world.standIn.breaks(everything, kind, 3);
        expect(await world.gateway.ask(world.asked())).toEqual({ type: 'unknown' });
      }, patienceFor(kind)),
  );

  test('does not answer "no charge" when Stripe does not know a stored name: somebody has to look', () =>
    inWorld(async (world) => {
      world.names.set('K7Q2ABCD/1', 'pi_ofanotheraccount');
      expect(await world.gateway.ask(world.asked())).toEqual({ type: 'unknown' });
      expect(world.logged.join('')).toContain('pi_ofanotheraccount');
    }));
});

describe.concurrent('a stop', () => {
  test('before 3-D Secure is done means that the charge can never be paid', () =>
    inWorld(async (world) => {
      await world.charge({ source: await sourceAt(world, '4000000000003055') });
      expect(await world.gateway.cancel(world.asked())).toEqual({ type: 'refused', reason: 'canceled' });
      expect(() => world.standIn.authenticate(world.names.get('K7Q2ABCD/1') ?? '', true)).toThrow('does not wait');
    }));

  test('that comes too late answers that the charge is paid; a second stop answers the same as the first', () =>
    inWorld(async (world) => {
      await world.charge({ source: await sourceAt(world) });
      expect(await world.gateway.cancel(world.asked())).toEqual({ type: 'paid', amount: 1000 });
      await world.charge({ paymentKey: 'K7Q2ABCD/2' });
      const stop = () => world.gateway.cancel(world.asked('K7Q2ABCD/2'));
      const stopped = { type: 'refused', reason: 'canceled' };
      expect([await stop(), await stop()]).toEqual([stopped, stopped]);
    }));

  test('while the money is on its way is unknown', () =>
    inWorld(async (world) => {
      await world.charge();
      world.standIn.intent(world.names.get('K7Q2ABCD/1') ?? '').status = 'processing';
      expect(await world.gateway.cancel(world.asked())).toEqual({ type: 'unknown' });
    }));

  test('answers paid when the charge is paid between the look and the stop', () =>
    inWorld(async (world) => {
      await world.charge({ source: await sourceAt(world, '4000000000003055') });
      const id = world.names.get('K7Q2ABCD/1') ?? '';
      const gate = openGate();
      world.standIn.breaks(/cancel$/, { kind: 'gate', opens: gate.opens });
      const canceled = world.gateway.cancel(world.asked());
      await vi.waitUntil(() => world.calls().some((call) => call.endsWith('/cancel')), {
        interval: 5,
        timeout: patienceMs.answer,
      });
      world.standIn.authenticate(id, true);
      gate.open();
      expect(await canceled).toEqual({ type: 'paid', amount: 1000 });
    }));

  test('of a charge that never was finds nothing', () =>
    inWorld(async (world) => {
      expect(await world.gateway.cancel(world.asked())).toEqual({ type: 'notFound' });
    }));
});
