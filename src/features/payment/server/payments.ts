import { isRecord } from '#kernel/is-record.ts';
import type { PublishedSite } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { openTally } from '#server/database/tally.ts';
import type { Log } from '#server/log/log.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import { cardProviderOf, type CardToken } from '../rules/card-provider.ts';
import { type GatewayAnswer, gatewayAnswerTypes, type RefundAnswer } from '../rules/gateway-answer.ts';
import { type ChargingGateway, gatewayFor, type GatewayName } from '../rules/gateway-choice.ts';
import { believedAnswer } from '../rules/latest-answer.ts';
import { leftOver } from '../rules/left-over.ts';
import {
  type AnyGateway,
  type AskedPayment,
  CardRefused,
  type ChargebackNews,
  type ChargeName,
  type ChargeRequest,
  type GatewayNews,
  type KeptCard,
  type Merchant,
  type PaymentGateway,
  type RefundNews,
  type RegisteredCard,
  type Tokenizer,
  type WebhookNews,
} from './gateway.ts';
import { noteSum, type SumListener } from './grown-sum.ts';
import { paymentTexts } from './payment-texts.ts';
import { createPaymentRows, type StoredPayment } from './payment-rows.ts';
import { createSilence } from './silence.ts';

type NewsListener = (news: GatewayNews) => Promise<void>;
type RefundListener = (news: RefundNews) => Promise<void>;
/** `gateway`: whose news it is. */
type ChargebackListener = (news: ChargebackNews, gateway: ChargingGateway) => Promise<void>;

/**
 * All gateways as one. A rehearsal is charged by a gateway that plays, and by no other. The site's setting at the beginning of a charge decides which one charges. Later questions go to
 * the gateway that charged. Never called inside a transaction.
 */
export interface Payments {
  /** The gateways that are configured. */
  gateways: readonly GatewayName[];
  /** The merchant of a site. A site without any setting is a merchant of Sbps. */
  merchantOf(site: PublishedSite): Merchant;
  charge(request: ChargeRequest): Promise<GatewayAnswer>;
  ask(paymentKey: string): Promise<GatewayAnswer>;
  cancel(paymentKey: string): Promise<GatewayAnswer>;
  refund(paymentKey: string, refundKey: string, amount: number): Promise<RefundAnswer>;
  /** The last stored answer for an attempt, which a buyer who comes back sees. */
  lastAnswer(paymentKey: string): Promise<GatewayAnswer | undefined>;
  /** Throws `CardRefused`; throws 503 where no gateway takes cards and when the gateway's answer is lost. */
  registerCard(merchant: Merchant, customer: { key: string; mail: string }, token: CardToken): Promise<RegisteredCard>;
  /** Throws until the gateway has said that it forgot. */
  forgetCard(merchant: Merchant, card: KeptCard): Promise<void>;
  tokenizer(merchant: Merchant, origin: string): Promise<Tokenizer>;
  /** Adds a listener for the news that gateways send. When a listener throws, the gateway sends the news again. */
  listen(listener: NewsListener): void;
  /** Adds a listener for money that was paid back and has returned. */
  onRefundBack(listener: RefundListener): void;
  /** Adds a listener for money that the buyer's bank took back, and for its decisions. */
  onChargeback(listener: ChargebackListener): void;
  /** Adds a listener for money that somebody else paid back at the gateway. */
  onPaidElsewhere(listener: SumListener): void;
  /** Adds a listener for money that came and bought nothing. */
  onLeftOver(listener: SumListener): void;
  /** Takes what a gateway of this server itself tells. Throws when a listener does. */
  takeNews(gateway: AnyGateway['name'], news: WebhookNews): Promise<void>;
  /** Takes a gateway's webhook. Throws when a listener does. */
  takeWebhook(gateway: string, headers: Headers, body: string): Promise<'taken' | 'forged' | 'unknownGateway'>;
}

export interface PaymentServices {
  database: Database;
  clock: Clock;
  log: Log;
  /** The configured gateways. Without any, every charge is refused as maintenance. */
  gateways: readonly PaymentGateway[];
  /** Plays the payments of rehearsals; without it there are none. */
  rehearsal?: AnyGateway | undefined;
  /** Takes what buyers transfer to organisers; without it nobody can be paid so. */
  ownAccount?: AnyGateway | undefined;
  /** How long to wait for a gateway. */
  timeoutMs?: number | undefined;
}

/** Shorter than a call may take (HTTP-024), so that a waiting buyer still gets an answer. */
const gatewayTimeoutMs = 25_000;
/** Later questions have a shorter limit, because a silent gateway keeps others waiting. */
const slowMs = 3_000;

export function createPayments(services: PaymentServices): Payments {
  const { database, clock, log, gateways, rehearsal, ownAccount, timeoutMs = gatewayTimeoutMs } = services;
  const rows = createPaymentRows(database);
  for (const { name: gateway } of gateways) {
    const answers = gatewayAnswerTypes.map((answer) => ({ gateway, answer }));
    openTally(database, 'hiroba_payment_answers_total', answers);
  }
  const listeners: NewsListener[] = [];
  const refundListeners: RefundListener[] = [];
  const chargebackListeners: ChargebackListener[] = [];
  const elsewhereListeners: SumListener[] = [];
  const leftOverListeners: SumListener[] = [];
  const silence = createSilence(clock);
  const configured = (name: string | undefined): PaymentGateway | undefined =>
    gateways.find((one) => one.name === name);
  const named = (name: string | undefined): AnyGateway | undefined =>
    [rehearsal, ownAccount].find((one) => one?.name === name) ?? configured(name);
  const servingOf = ({ provider }: Merchant): AnyGateway | undefined =>
    provider === 'Rehearsal'
      ? rehearsal
      : configured(
          gatewayFor(
            provider,
            gateways.map(({ name }) => name),
          ),
        );

  /** A gateway's answer within the limit. Any failure makes it `unknown`. */
  async function said<Said>(work: Promise<Said>, what: string, paymentKey: string): Promise<Said | undefined> {
    try {
      return await withinTime(work, timeoutMs);
    } catch (error) {
      log.warn('The answer of a gateway was lost.', { what, paymentKey, error });
      return undefined;
    }
  }

  /** What a gateway says to a later question, unless it has gone silent. */
  async function saidLater<Said>(
    gateway: AnyGateway,
    ask: () => Promise<Said>,
    what: string,
    paymentKey: string,
  ): Promise<Said | undefined> {
    if (silence.isLeftAlone(gateway.name)) return undefined;
    const begunAt = performance.now();
    const answer = await said(ask(), what, paymentKey);
    const isSlow = performance.now() - begunAt >= Math.min(slowMs, timeoutMs / 2);
    silence.note(gateway.name, !isSlow || !(answer === undefined || isUnknown(answer)));
    return answer;
  }

  async function answerOf(
    gateway: AnyGateway,
    answer: GatewayAnswer | undefined,
    { paymentKey, sentAt }: StoredPayment,
  ): Promise<GatewayAnswer> {
    const { arrivesWithinMs = 2 * timeoutMs } = gateway;
    const believed = believedAnswer(answer ?? { type: 'unknown' }, { sentAt, now: clock(), arrivesWithinMs });
    return rows.keepAnswer(paymentKey, believed, clock());
  }

  async function askAbout(paymentKey: string, what: 'ask' | 'cancel'): Promise<GatewayAnswer> {
    const payment = await rows.find(paymentKey);
    // Its row is older than every request.
    if (payment === undefined) return { type: 'notFound' };
    const gateway = named(payment.gateway);
    if (gateway === undefined) return { type: 'unknown' };
    const answer = await saidLater(gateway, () => gateway[what](asked(payment)), what, paymentKey);
    return answerOf(gateway, answer, payment);
  }

  /** A member waits while a card is registered. After a lost answer they can try again. */
  async function ofCards<Said>(merchant: Merchant, work: (gateway: AnyGateway) => Promise<Said>): Promise<Said> {
    const gateway = servingOf(merchant);
    if (gateway === undefined) throw refuseMaintenance();
    try {
      return await withinTime(work(gateway), timeoutMs);
    } catch (error) {
      if (error instanceof CardRefused) throw error;
      log.warn('A gateway did not answer about cards.', { gateway: gateway.name, error });
      throw refuseMaintenance();
    }
  }

  return {
    gateways: gateways.map(({ name }) => name),
    merchantOf({ siteKey, rehearsal: rehearsed, document: { client, webSetting } }) {
      if (rehearsed !== undefined)
        return { siteKey, provider: 'Rehearsal', stripeAccount: undefined, title: webSetting.title };
      const { paymentAgent, stripeUserId } = client;
      const provider = cardProviderOf(client) ?? paymentAgent ?? 'Sbps';
      const stripeAccount = provider === 'Stripe' ? stripeUserId || undefined : undefined;
      return { siteKey, provider, stripeAccount, title: webSetting.title };
    },
    async charge(request) {
      const { paymentKey, merchant, amount } = request;
      const isOwn = request.isToOrganiser === true && merchant.provider !== 'Rehearsal';
      const serving = isOwn ? ownAccount : servingOf(merchant);
      if (serving === undefined) return { type: 'refused', reason: 'maintenance' };
      const payment = await rows.begin(request, serving.name, clock());
      if (payment.amount !== amount || payment.merchant.siteKey !== merchant.siteKey) {
        throw new Error(`The payment ${paymentKey} was begun for something else.`);
      }
      const gateway = named(payment.gateway);
      if (gateway === undefined) return { type: 'unknown' };
      const name: ChargeName = {
        stored: async () => (await rows.find(paymentKey))?.gatewayKey,
        keep: (gatewayKey) => rows.keepGatewayKey(paymentKey, gatewayKey),
      };
      return answerOf(gateway, await said(gateway.charge(request, name), 'charge', paymentKey), payment);
    },
    ask: (paymentKey) => askAbout(paymentKey, 'ask'),
    cancel: (paymentKey) => askAbout(paymentKey, 'cancel'),
    async refund(paymentKey, refundKey, amount) {
      const payment = await rows.find(paymentKey);
      if (payment === undefined) return 'refused';
      const gateway = named(payment.gateway);
      if (gateway === undefined) return 'unknown';
      const payBack = () => gateway.refund(asked(payment), refundKey, amount);
      return (await saidLater(gateway, payBack, 'refund', paymentKey)) ?? 'unknown';
    },
    lastAnswer: async (paymentKey) => (await rows.find(paymentKey))?.answer,
    registerCard: (merchant, customer, token) =>
      ofCards(merchant, (gateway) => gateway.registerCard(merchant, customer, token)),
    forgetCard: (merchant, card) => ofCards(merchant, (gateway) => gateway.forgetCard(merchant, card)),
    tokenizer: (merchant, origin) => ofCards(merchant, (gateway) => gateway.tokenizer(merchant, origin)),
    listen(listener) {
      listeners.push(listener);
    },
    onRefundBack(listener) {
      refundListeners.push(listener);
    },
    onChargeback(listener) {
      chargebackListeners.push(listener);
    },
    onPaidElsewhere(listener) {
      elsewhereListeners.push(listener);
    },
    onLeftOver(listener) {
      leftOverListeners.push(listener);
    },
    async takeWebhook(name, headers, body) {
      const gateway = configured(name);
      if (gateway === undefined) return 'unknownGateway';
      const news = await gateway.readWebhook(headers, body);
      if (news === undefined) return 'forged';
      if (news !== 'nothingOfOurs') await takeIn(gateway, news);
      return 'taken';
    },
    async takeNews(name, news) {
      const gateway = named(name);
      if (gateway !== undefined) await takeIn(gateway, news);
    },
  };

  async function takeIn(gateway: AnyGateway, news: WebhookNews): Promise<void> {
    const payment = await rows.find(news.paymentKey);
    if (!isOf(payment, news, gateway)) return;
    if ('refundKey' in news) {
      for (const listener of refundListeners) await listener(news);
      return;
    }
    if ('chargeback' in news) {
      for (const listener of chargebackListeners) await listener(news, gateway.name);
      return;
    }
    if ('paidElsewhere' in news) {
      const { paymentKey, paidElsewhere: amount } = news;
      await noteSum(database, { paymentKey, sum: 'paid_elsewhere', amount }, elsewhereListeners);
      return;
    }
    const answer = await rows.keepAnswer(news.paymentKey, news.answer, clock());
    for (const listener of listeners) await listener({ ...news, answer });
    if ('cameInAll' in news) {
      const amount = leftOver(answer, news.cameInAll);
      await noteSum(database, { paymentKey: news.paymentKey, sum: 'left_over', amount }, leftOverListeners);
    }
  }
}

function isUnknown(answer: unknown): boolean {
  return answer === 'unknown' || (isRecord(answer) && answer['type'] === 'unknown');
}

function asked({ paymentKey, merchant, gatewayKey }: StoredPayment): AskedPayment {
  return { paymentKey, merchant, gatewayKey };
}

/** News of another server's charge, or with another name than the stored one, is not ours. */
function isOf(payment: StoredPayment | undefined, news: WebhookNews, gateway: AnyGateway): boolean {
  if (payment === undefined || payment.gateway !== gateway.name) return false;
  if (payment.gatewayKey === undefined) return gateway.namesBeforehand !== true;
  return news.gatewayKey === undefined || payment.gatewayKey === news.gatewayKey;
}

/** Nobody charges now: no gateway is configured, or it is under maintenance or does not answer (503, TICKET-119). */
function refuseMaintenance(): Refusal {
  return new Refusal(
    status.unavailable,
    (language) => paymentTexts[language].maintenance,
    undefined,
    () => ({ reason: 'payment', maintenance: true }),
  );
}

/** Rejects when `work` takes longer than `timeoutMs`. The outcome of `work` is ignored after that. */
async function withinTime<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
