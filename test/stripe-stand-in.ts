import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { type Form, parseForm, textOf } from './stripe-stand-in/form.ts';
import {
  cancelIntent,
  confirmIntent,
  createIntent,
  fail,
  intentOf,
  settleCard,
  succeed,
} from './stripe-stand-in/intents.ts';
import { listIntents, searchIntents } from './stripe-stand-in/intent-lists.ts';
import { attachMethod, createCustomer, createMethod, deleteCustomer, shownMethod } from './stripe-stand-in/methods.ts';
import {
  type Account,
  type Dispute,
  emptyAccount,
  type Intent,
  type Refund,
  type World,
} from './stripe-stand-in/objects.ts';
import { cashBalance, customerOf, listTransactions, recallTransfer, transfer } from './stripe-stand-in/cash-balance.ts';
import { type DisputeStatus, disputeOf, openDispute } from './stripe-stand-in/disputes.ts';
import { createRefund, listRefunds, type RefundSettings } from './stripe-stand-in/refunds.ts';
import { Refusal } from './stripe-stand-in/refusal.ts';
import { createKeys, createLocks } from './stripe-stand-in/idempotency.ts';

/**
 * A failure of a request: it is turned away before it does anything, or its answer is lost after it did everything.
 * `gate`: it is done and answered when the gate opens.
 */
export type Fault =
  | { kind: 'rateLimited' | 'unavailable' | 'error500' | 'error500After' | 'hang' | 'hangAfter' | 'drop' | 'dropAfter' }
  | { kind: 'gate'; opens: Promise<void> };

interface AskedOfStripe {
  what: string;
  query: Form;
  form: Form;
  account: string | undefined;
  idempotencyKey: string | undefined;
  version: string | undefined;
  /** What was sent back; undefined while nothing was. */
  answer?: { status: number; body: unknown };
}

export const stripeKeys = { secretKey: 'sk_test_stand_in', publishableKey: 'pk_test_stand_in' };
export const stripeSecret = 'whsec_stand_in';

/** A small real server that speaks Stripe's API of the version the SDK speaks, with state, and fails when told to. */
export async function startStripeStandIn(clock: () => number, accounts: readonly string[] = []) {
  const books = new Map<string, Account>(['', ...accounts].map((id) => [id, emptyAccount()]));
  const keys = createKeys(clock);
  const locks = createLocks();
  const faults: { on: RegExp; fault: Fault; times: number }[] = [];
  const requests: AskedOfStripe[] = [];
  const events: Stripe.Event[] = [];
  const open = new Set<ServerResponse>();
  let drawn = 0;
  let host = '';
  const settings: RefundSettings & { isSearchBehind: boolean } = {
    isSearchBehind: false,
    isRefundPending: false,
    lacksBalance: undefined,
  };
  const newId = (prefix: string): string => `${prefix}_${String((drawn += 1)).padStart(8, '0')}StandIn`;

  const worldOf = (account: Account): World => ({ account, now: Math.floor(clock() / 1000), newId, host });

  function answer(account: Account, what: string, form: Form, query: Form): unknown {
    const world = worldOf(account);
    const [verb, , , kind, id = '', action] = what.split(/[ /]/);
    const call = `${verb} ${kind}${id === '' || id === 'search' ? '' : '/id'}${action === undefined ? '' : `/${action}`}`;
    switch (call) {
      case 'POST payment_methods':
        return shownMethod(createMethod(world, form));
      case 'POST payment_methods/id/attach':
        return shownMethod(attachMethod(account, id, form));
      case 'POST customers':
        return createCustomer(world, form);
      case 'DELETE customers/id':
        return deleteCustomer(account, id);
      case 'GET customers/id/cash_balance_transactions':
        return listTransactions(account, id);
      case 'POST payment_intents':
        return createIntent(world, form);
      case 'POST payment_intents/id/confirm':
        return confirmIntent(world, id, form);
      case 'POST payment_intents/id/cancel':
        return cancelIntent(world, id, form);
      case 'GET payment_intents/id':
        return intentOf(account, id);
      case 'GET payment_intents':
        return id === 'search' ? searchIntents(account, query, settings.isSearchBehind) : listIntents(account, query);
      case 'POST refunds':
        return createRefund(world, form, settings);
      case 'GET disputes/id':
        return disputeOf(account, id);
      case 'GET refunds':
        return listRefunds(account, textOf(query['payment_intent']));
      default:
        throw new Refusal(404, { message: `Unrecognized request URL (${what}).` });
    }
  }

  function accountFor(request: IncomingMessage, form: Form): Account {
    const key = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const isToken = request.method === 'POST' && request.url === '/v1/payment_methods';
    if (key !== stripeKeys.secretKey && !(isToken && key === stripeKeys.publishableKey)) {
      throw new Refusal(401, { message: 'Invalid API Key provided.' });
    }
    const id = request.headers['stripe-account'] ?? textOf(form['_stripe_account']);
    const account = books.get(String(id));
    if (account === undefined) {
      throw new Refusal(403, { code: 'account_invalid', message: 'The key has no access to that account.' });
    }
    return account;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', host);
    const body = await new Response(request as unknown as ReadableStream).text();
    if (url.pathname.startsWith('/3d-secure/')) return threeDSecure(url, response);
    const what = `${request.method} ${url.pathname}`;
    const form = parseForm(body);
    const header = (name: string): string | undefined => request.headers[name]?.toString();
    const idempotencyKey = header('idempotency-key');
    const asked: AskedOfStripe = {
      what,
      query: parseForm(url.search),
      form,
      account: header('stripe-account'),
      idempotencyKey,
      version: header('stripe-version'),
    };
    requests.push(asked);
    const fault = faults.find(({ on, times }) => times > 0 && on.test(what));
    if (fault !== undefined) fault.times -= 1;
    const kind = fault?.fault.kind;
    if (kind === 'hang') return;
    if (kind === 'drop') return void response.destroy();
    if (kind === 'unavailable') return send(response, 503, '<html>Service Unavailable</html>');
    if (kind === 'rateLimited') {
      const error = { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' };
      asked.answer = { status: 429, body: { error } };
      return send(response, 429, { error }, { 'stripe-should-retry': 'false' });
    }
    const done = await keys.once(
      request.method === 'POST' ? idempotencyKey && `${header('stripe-account') ?? ''} ${idempotencyKey}` : undefined,
      `${what} ${body}`,
      async () => {
        const account = accountFor(request, form);
        await locks.while(/^POST .*(pi_\w+)/.exec(what)?.[1], async () => {
          if (fault?.fault.kind === 'gate') await fault.fault.opens;
        });
        if (kind === 'error500') throw new Refusal(500, { type: 'api_error', message: 'Something is broken.' });
        const result = answer(account, what, form, asked.query);
        if (kind === 'error500After') throw new Refusal(500, { type: 'api_error', message: 'Something is broken.' });
        return structuredClone(result);
      },
    );
    asked.answer = { status: done.status, body: done.body };
    if (kind === 'hangAfter') return;
    if (kind === 'dropAfter') return void response.destroy();
    send(response, done.status, done.body, done.isReplayed ? { 'idempotent-replayed': 'true' } : {});
  }

  function threeDSecure(url: URL, response: ServerResponse): void {
    const id = url.pathname.split('/')[2] ?? '';
    const returnUrl = new URL(authenticate(id, url.searchParams.get('result') !== 'fail'));
    returnUrl.searchParams.set('payment_intent', id);
    send(response, 303, '', { location: returnUrl.href });
  }

  function accountOfIntent(id: string): Account {
    const account = [...books.values()].find(({ intents }) => intents.has(id));
    if (account === undefined) throw new Error(`There is no intent ${id}.`);
    return account;
  }

  /** The buyer answers 3-D Secure, and goes to the returned address. */
  function authenticate(id: string, isRight: boolean): string {
    const account = accountOfIntent(id);
    const intent = intentOf(account, id);
    const returnUrl = intent.next_action?.redirect_to_url?.return_url;
    if (typeof returnUrl !== 'string') throw new Error(`${id} does not wait for 3-D Secure.`);
    const method = account.methods.get(intent.payment_method ?? '');
    if (isRight) ignoringRefusal(() => settleCard(intent, method));
    else fail(intent, method, { code: 'payment_intent_authentication_failure', type: 'invalid_request_error' });
    return returnUrl;
  }

  const server = createServer((request, response) => {
    open.add(response);
    response.on('close', () => open.delete(response));
    serve(request, response).catch((error: unknown) => send(response, 500, { error: { message: String(error) } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    host,
    requests,
    events,
    settings,
    authenticate,
    book: (account = ''): Account => books.get(account) ?? emptyAccount(),
    /** The requests that match fail, as often as said. */
    breaks(on: RegExp, fault: Fault['kind'] | Fault, times = 1): void {
      faults.push({ on, fault: typeof fault === 'string' ? ({ kind: fault } as Fault) : fault, times });
    },
    heals(): void {
      faults.length = 0;
    },
    intent: (id: string): Intent => intentOf(accountOfIntent(id), id),
    payAtStore: (id: string): void => succeed(intentOf(accountOfIntent(id), id)),
    /** The deadline of the payment number passes unpaid. */
    expire(id: string): void {
      const account = accountOfIntent(id);
      const intent = intentOf(account, id);
      fail(intent, account.methods.get(intent.payment_method ?? ''), {
        code: 'payment_intent_payment_attempt_expired',
        type: 'invalid_request_error',
      });
    },
    /** Money comes to the account of a transfer. */
    transfer(id: string, amount: number): void {
      const account = accountOfIntent(id);
      if (transfer(worldOf(account), intentOf(account, id), amount)) succeed(intentOf(account, id));
    },
    recallTransfer: (id: string, amount: number): void =>
      recallTransfer(worldOf(accountOfIntent(id)), intentOf(accountOfIntent(id), id), amount),
    /** The money in the customer's balance of a transfer. */
    cashBalance(id: string): Stripe.CashBalance {
      const account = accountOfIntent(id);
      return cashBalance(customerOf(account, intentOf(account, id).customer ?? ''));
    },
    /** An operator pays a charge back at Stripe itself. */
    payBackInDashboard: (id: string, amount: number): Refund =>
      createRefund(worldOf(accountOfIntent(id)), { payment_intent: id, amount: String(amount) }, settings),
    /** The buyer's bank takes a charge back. */
    dispute: (id: string): Dispute => openDispute(worldOf(accountOfIntent(id)), id),
    /** The bank decides, or asks. */
    decide(dispute: Dispute, status: DisputeStatus): Dispute {
      dispute.status = status;
      return dispute;
    },
    /** A card of one of Stripe's test numbers, as a browser makes its token. */
    async token(number: string, account = ''): Promise<string> {
      const form = new URLSearchParams({ type: 'card', 'card[number]': number, 'card[exp_month]': '4' });
      form.set('card[exp_year]', '2030');
      form.set('card[cvc]', '123');
      if (account !== '') form.set('_stripe_account', account);
      const response = await fetch(`${host}/v1/payment_methods`, {
        method: 'POST',
        headers: { authorization: `Bearer ${stripeKeys.publishableKey}` },
        body: form,
      });
      const { id, error } = (await response.json()) as { id?: string; error?: { code: string } };
      if (id === undefined) throw new Error(error?.code);
      return id;
    },
    /** A signed event about an intent, as it is now unless an older state is given. */
    event(type: string, object: Intent | object, options: { account?: string; at?: number; secret?: string } = {}) {
      const { account, at = clock(), secret = stripeSecret } = options;
      const created = Math.floor(at / 1000);
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created,
        type,
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        ...(account === undefined ? {} : { account }),
        data: { object },
      } as Stripe.Event;
      const body = JSON.stringify(event);
      events.push(JSON.parse(body) as Stripe.Event);
      const signature = new Stripe('sk_test_unused').webhooks.generateTestHeaderString({
        payload: body,
        secret,
        timestamp: created,
      });
      return { body, headers: new Headers({ 'stripe-signature': signature }) };
    },
    async close(): Promise<void> {
      for (const response of open) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>;

function ignoringRefusal(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers });
  response.end(isText ? body : JSON.stringify(body));
}
