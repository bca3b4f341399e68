import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '#kernel/clock.ts';
import { isLanguageCode } from '#kernel/language.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { GatewayAnswer } from '../rules/gateway-answer.ts';
import { type AnyGateway, CardRefused, type ChargeRequest, type RegisteredCard } from './gateway.ts';
import { paymentTexts } from './payment-texts.ts';
import type { Payments } from './payments.ts';

/** So long after its number was given, a till or a bank has taken the money that nobody paid. */
export const paidAfterMs = 20_000;

/** The card that a rehearsal's buyer has. */
export function rehearsedCard(expiresInYear: number): RegisteredCard {
  return {
    customerKey: 'rehearsal',
    gatewayKey: 'rehearsal',
    cardNumber: '************4242',
    expire: `12/${String(expiresInYear % 100).padStart(2, '0')}`,
    cardBrand: 'VISA',
  };
}

interface RehearsalServices {
  clock: Clock;
  jobs: Pick<Jobs, 'define'>;
  payments: () => Pick<Payments, 'lastAnswer' | 'takeNews'>;
}

/**
 * Plays the payments of rehearsals: nothing leaves this server, and no money moves. A card is charged at once; a number
 * or a transfer is paid by itself a little later.
 */
export function createRehearsalGateway({ clock, jobs, payments }: RehearsalServices): AnyGateway {
  const paid = jobs.define(
    'rehearsalPaid',
    v.object({ paymentKey: v.string(), amount: v.number() }),
    async ({ paymentKey, amount }) => {
      // The buyer has left the number, or the rehearsal is over.
      if ((await payments().lastAnswer(paymentKey))?.type !== 'numberIssued') return;
      await payments().takeNews('rehearsal', { paymentKey, answer: { type: 'paid', amount } });
    },
  );
  /** What a buyer waits for is known by the news alone. */
  const stands = async ({ paymentKey }: { paymentKey: string }): Promise<GatewayAnswer> =>
    (await payments().lastAnswer(paymentKey)) ?? { type: 'notFound' };

  return {
    name: 'rehearsal',
    async charge(request, name) {
      const { paymentKey, amount, source } = request;
      await name.keep(paymentKey);
      if (source.kind === 'token') return { type: 'refused', reason: 'cardInvalid' };
      if (source.kind === 'card') return { type: 'paid', amount };
      await paid.send({ paymentKey, amount }, { startAfter: clock() + paidAfterMs, singletonKey: paymentKey });
      return numberOf(request);
    },
    ask: stands,
    async cancel(payment) {
      const answer = await stands(payment);
      return answer.type === 'paid' ? answer : { type: 'refused', reason: 'canceled' };
    },
    refund: () => Promise.resolve('done'),
    registerCard: () => Promise.reject(new CardRefused('A rehearsal has the one card that it plays.')),
    forgetCard: () => Promise.resolve(),
    tokenizer: () => Promise.reject(new Error('No card is typed at a rehearsal.')),
    readWebhook: () => Promise.resolve(undefined),
  };
}

/** What the buyer would pay with. */
function numberOf({ paymentKey, source, isToOrganiser, deadline, language }: ChargeRequest): GatewayAnswer {
  // The organiser sees whether they wrote their account down.
  if (isToOrganiser === true) return { type: 'numberIssued' };
  const until = deadline === undefined ? '' : formatInstant(deadline);
  const number = digitsOf(paymentKey);
  if (source.kind === 'store') {
    return { type: 'numberIssued', store: { store: source.store, number, deadline: until } };
  }
  const { bankName, branchName, accountType, accountName } =
    paymentTexts[isLanguageCode(language) ? language : 'jpn'].rehearsal;
  const accountNumber = number.slice(-7);
  return {
    type: 'numberIssued',
    bank: { bankName, branchName, accountType, accountNumber, accountName, deadline: until },
  };
}

/** Eleven digits, of which the first is no zero. */
function digitsOf(paymentKey: string): string {
  const rest = createHash('sha256').update(paymentKey).digest().readUIntBE(0, 6) % 10 ** 10;
  return `9${String(rest).padStart(10, '0')}`;
}
