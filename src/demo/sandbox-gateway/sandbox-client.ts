import * as v from 'valibot';
import type { Clock } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';
import type { GatewayAnswer, RefusedReason } from '#features/payment/rules/gateway-answer.ts';
import { CardRefused, type ChargeRequest, type Merchant, type PaymentGateway } from '#features/payment/server.ts';
import {
  type SandboxCharge,
  sandboxBearerSchema,
  sandboxCardSchema,
  sandboxChargeSchema,
  sandboxErrorSchema,
  sandboxWebhookSchema,
} from './sandbox-protocol.ts';
import { isWebhookGenuine } from './webhook-signature.ts';

/** How this server reaches the sandbox, and the secrets that the two share. */
export interface SandboxAccess {
  /** The path of the sandbox on every host of this server: `/dev/pay`. */
  path: string;
  apiKey: string;
  webhookSecret: string;
  /** Sends a request to this server itself, by path and query alone. */
  fetch(pathAndQuery: string, init: RequestInit): Promise<Response>;
}

/** Asks the sandbox gateway over HTTP, as it would ask any other gateway. */
export function createSandboxClient(
  { path, apiKey, webhookSecret, fetch }: SandboxAccess,
  clock: Clock,
): PaymentGateway {
  const call = async (
    method: string,
    where: string,
    merchant: Merchant,
    body?: object,
    idempotencyKey?: string,
  ): Promise<{ status: number; said: unknown }> => {
    const headers: Record<string, string> = {
      authorization: `Bearer ${apiKey}`,
      'routing-key': routingKeyOf(merchant),
      'content-type': 'application/json',
    };
    if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
    const response = await fetch(path + where, { method, headers, body: body ? JSON.stringify(body) : null });
    return { status: response.status, said: await response.json() };
  };
  const chargeAt = async (...request: Parameters<typeof call>): Promise<GatewayAnswer> => {
    const { status, said } = await call(...request);
    if (status === 200) return answerOfCharge(v.parse(sandboxChargeSchema, said));
    return answerOfError(v.parse(sandboxErrorSchema, said).error.code);
  };
  const of = (paymentKey: string): string => `?${new URLSearchParams({ idempotencyKey: paymentKey }).toString()}`;

  return {
    name: 'sandbox',
    async charge(request, name) {
      const { status, said } = await call(
        'POST',
        '/charges',
        request.merchant,
        chargeBody(request),
        request.paymentKey,
      );
      if (status !== 200) return answerOfError(v.parse(sandboxErrorSchema, said).error.code);
      const charge = v.parse(sandboxChargeSchema, said);
      await name.keep(charge.id);
      return answerOfCharge(charge);
    },
    ask: ({ paymentKey, merchant }) => chargeAt('GET', `/charges${of(paymentKey)}`, merchant),
    cancel: ({ paymentKey, merchant }) => chargeAt('POST', `/charges/cancel${of(paymentKey)}`, merchant, {}),
    async refund({ paymentKey, merchant }, refundKey, amount) {
      const { status, said } = await call('POST', `/charges/refund${of(paymentKey)}`, merchant, { amount }, refundKey);
      if (status === 200) return v.parse(sandboxChargeSchema, said).idempotencyKey === paymentKey ? 'done' : 'unknown';
      return refusedRefunds.has(v.parse(sandboxErrorSchema, said).error.code) ? 'refused' : 'unknown';
    },
    async registerCard(merchant, { key }, { token, tokenKey }) {
      const where = `/customers/${encodeURIComponent(key)}/cards`;
      const { status, said } = await call('POST', where, merchant, { token, tokenKey });
      if (status === 422) throw new CardRefused(v.parse(sandboxErrorSchema, said).error.code);
      if (status !== 200) throw new Error(`The sandbox answers ${status}.`);
      const { id, customerKey, last4, expire, brand } = v.parse(sandboxCardSchema, said);
      return { customerKey, gatewayKey: id, cardNumber: `************${last4}`, expire, cardBrand: brand };
    },
    async forgetCard(merchant, { customerKey, gatewayKey }) {
      const where = `/customers/${encodeURIComponent(customerKey)}/cards/${encodeURIComponent(gatewayKey)}`;
      const { status } = await call('DELETE', where, merchant);
      if (status !== 200) throw new Error(`The sandbox answers ${status}.`);
    },
    async tokenizer(merchant, origin) {
      const { status, said } = await call('POST', '/access-tokens', merchant, {});
      if (status !== 200) throw new Error(`The sandbox answers ${status}.`);
      const { accessToken, expiresIn } = v.parse(sandboxBearerSchema, said);
      const url = `${origin}${path}/tokens`;
      return { url, bearer: accessToken, routingKey: routingKeyOf(merchant), expiresIn, dialect: 'sandbox' };
    },
    async readWebhook(headers, body) {
      if (!isWebhookGenuine(headers.get('sandbox-signature') ?? '', body, webhookSecret, clock())) return undefined;
      const told = v.parse(sandboxWebhookSchema, JSON.parse(body));
      const named = { paymentKey: told.charge.idempotencyKey, gatewayKey: told.charge.id };
      if (told.type === 'charge.changed') return { ...named, answer: answerOfCharge(told.charge) };
      const { id, amount, state, reason, respondBy } = told.dispute;
      const until = respondBy === null ? undefined : parseInstant(respondBy);
      return { ...named, chargeback: { key: id, amount, state, reason, respondBy: until } };
    },
  };
}

/** A merchant's name at the sandbox. The provider in it decides the form of the tokens. */
function routingKeyOf({ provider, siteKey }: Merchant): string {
  return `${provider}:${siteKey}`;
}

function chargeBody({ merchant, amount, source, ...rest }: ChargeRequest): object {
  const { returnUrl, deadline, description, language, isBuyerAway = false } = rest;
  const title = merchant.title ?? {};
  const merchantName = title[language as keyof typeof title] ?? Object.values(title)[0] ?? '';
  return { amount, currency: 'JPY', source, returnUrl, deadline, description, language, merchantName, isBuyerAway };
}

const reasons: Readonly<Record<string, RefusedReason>> = {
  declined: 'declined',
  insufficientFunds: 'declined',
  cardExpired: 'cardInvalid',
  cardUnknown: 'cardInvalid',
  authenticationFailed: 'authenticationFailed',
  timeout: 'timeout',
  canceled: 'canceled',
  expired: 'canceled',
};

const refusedRefunds: ReadonlySet<string> = new Set([
  'chargeUnknown',
  'keyOfAnotherRefund',
  'moreThanPaid',
  'refundRefused',
]);

function answerOfCharge(charge: SandboxCharge): GatewayAnswer {
  const { state, paidAmount, reason, actionUrl, store, bank } = charge;
  if (state === 'paid' && paidAmount !== null) return { type: 'paid', amount: paidAmount };
  if (state === 'requiresAction' && actionUrl !== null) return { type: 'actionRequired', url: actionUrl };
  if (state === 'awaiting') return { type: 'numberIssued', store: store ?? undefined, bank: bank ?? undefined };
  if (state === 'refused' || state === 'canceled') {
    return { type: 'refused', reason: reasons[reason ?? ''] ?? 'declined' };
  }
  return { type: 'unknown' };
}

function answerOfError(code: string): GatewayAnswer {
  if (code === 'chargeUnknown') return { type: 'notFound' };
  if (code === 'maintenance') return { type: 'refused', reason: 'maintenance' };
  if (code in reasons) return { type: 'refused', reason: reasons[code] as RefusedReason };
  return { type: 'unknown' };
}
