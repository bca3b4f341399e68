import type { Instant } from '#kernel/clock.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { CardToken, MerchantProvider } from '../rules/card-provider.ts';
import type { ChargebackState, GatewayAnswer, RefundAnswer } from '../rules/gateway-answer.ts';
import type { ChargingGateway, GatewayName } from '../rules/gateway-choice.ts';

export type { GatewayName };

/** The merchant that a site charges for. */
export interface Merchant {
  siteKey: string;
  provider: MerchantProvider;
  /** Stripe only: the organiser's connected account. */
  stripeAccount: string | undefined;
  /** The site's name, for pages of the gateway that say who charges. */
  title?: LocalizedText | undefined;
}

/** A card that a gateway keeps. */
export interface KeptCard {
  customerKey: string;
  gatewayKey: string;
}

/** What pays: a kept card, a card for one payment, a till or a transfer. */
export type PaymentSource =
  | ({ kind: 'card' } & KeptCard)
  | ({ kind: 'token' } & CardToken)
  | { kind: 'store'; store: string }
  | { kind: 'bank' };

export interface ChargeRequest {
  /** The order's number and the attempt, `K7Q2…/1`. The same key always names the same charge. */
  paymentKey: string;
  merchant: Merchant;
  /** Whole yen. */
  amount: number;
  source: PaymentSource;
  /** A transfer to the organiser's own account, which no gateway takes. */
  isToOrganiser?: boolean;
  /** The address of the site to which the buyer comes back from 3-D Secure; absolute. */
  returnUrl: string;
  /** The deadline of a number or an account. */
  deadline: Instant | undefined;
  buyer: { mail: string; name: string };
  /** What the buyer pays for, in their language. */
  description: string;
  language: string;
  /** The buyer is away and cannot answer 3-D Secure: a lottery winner is charged. The gateway then refuses. */
  isBuyerAway?: boolean | undefined;
}

/**
 * The gateway's name of a charge. It is stored before anything can be charged, so the gateway never has money under a
 * name that we do not know, and a charge that is requested again, even days later, is found and not made twice.
 */
export interface ChargeName {
  /** The name stored now. */
  stored(): Promise<string | undefined>;
  /** Stores the name and answers the stored one. The first one stays, also when two calls store at once. */
  keep(gatewayKey: string): Promise<string>;
}

/** A card as the site shows it. */
export interface RegisteredCard extends KeptCard {
  /** `************4242` */
  cardNumber: string;
  /** `04/28` */
  expire: string;
  cardBrand: string;
}

/** What a browser needs to make a token of a card, which it does at the gateway only (HTTP-024). */
export interface Tokenizer {
  url: string;
  /** Bearer of the request. It can only make tokens. */
  bearer: string;
  /** Header `routing-key`: the account that the cards belong to. */
  routingKey: string;
  /** Seconds. */
  expiresIn: number;
  /**
   * How the card is written. `stripe`: a form with `type=card`, `card[number]`, `card[exp_month]`, `card[exp_year]`,
   * `card[cvc]` and `_stripe_account` with the routing key unless that is empty; the token is `id` of the answer, an
   * error is `error.code`.
   */
  dialect: GatewayName;
}

/** The gateway refuses this card. */
export class CardRefused extends Error {
  override name = 'CardRefused';
}

/** One way to take money. It never throws because of a gateway's answer: a lost answer is `unknown`. */
export interface PaymentGateway {
  name: GatewayName;
  /** A charge can be paid only after its name is stored, so news of a charge without a stored name is not ours. */
  namesBeforehand?: boolean | undefined;
  /** How long a request to charge may take to arrive, in milliseconds; without it twice the time-out. */
  arrivesWithinMs?: number | undefined;
  charge(request: ChargeRequest, name: ChargeName): Promise<GatewayAnswer>;
  /** Asks what became of a charge. */
  ask(payment: AskedPayment): Promise<GatewayAnswer>;
  /** Stops a charge if that is still possible. Answers what became of it, also when it is too late. */
  cancel(payment: AskedPayment): Promise<GatewayAnswer>;
  /** Pays back. The same `refundKey` pays back once. `amount` is at most the paid sum. */
  refund(payment: AskedPayment, refundKey: string, amount: number): Promise<RefundAnswer>;
  /** Keeps a card for a member. Throws `CardRefused`. */
  registerCard(merchant: Merchant, customer: { key: string; mail: string }, token: CardToken): Promise<RegisteredCard>;
  forgetCard(merchant: Merchant, card: KeptCard): Promise<void>;
  tokenizer(merchant: Merchant, origin: string): Promise<Tokenizer>;
  /**
   * Reads a webhook; undefined: its signature is wrong. Throws when the gateway cannot confirm the news, so that it
   * sends the webhook again.
   */
  readWebhook(headers: Headers, body: string): Promise<WebhookNews | 'nothingOfOurs' | undefined>;
}

/** A gateway that takes money, or the one that plays payments. */
export type AnyGateway = Omit<PaymentGateway, 'name'> & { name: ChargingGateway };

export interface AskedPayment {
  paymentKey: string;
  merchant: Merchant;
  /** The gateway's name of it; undefined when its answer was lost. */
  gatewayKey: string | undefined;
}

/** Money that a gateway had paid back has returned to it: the buyer's bank did not accept it. */
export interface RefundNews extends Omit<GatewayNews, 'answer'> {
  refundKey: string;
}

/** Somebody other than this server has paid money of a charge back, at the gateway itself. */
export interface ElsewhereNews extends Omit<GatewayNews, 'answer'> {
  /** All that they have paid back of it until now. */
  paidElsewhere: number;
}

/** Money came for a charge that has not taken all of it. */
export interface TransferNews extends GatewayNews {
  /** Whole yen, with the part that the charge took. */
  cameInAll: number;
}

/** The buyer's bank has taken money of a card payment back, or decided who keeps it. */
export interface ChargebackNews extends Omit<GatewayNews, 'answer'> {
  chargeback: {
    /** The gateway's name of it. */
    key: string;
    /** Whole yen. */
    amount: number;
    state: ChargebackState;
    /** In the gateway's words. */
    reason: string;
    /** Until when the organiser can answer there. */
    respondBy: Instant | undefined;
  };
}

export type WebhookNews = GatewayNews | TransferNews | RefundNews | ElsewhereNews | ChargebackNews;

export interface GatewayNews {
  paymentKey: string;
  /** The charge's name. When the payment has another stored name, the news is not believed. */
  gatewayKey?: string | undefined;
  answer: GatewayAnswer;
}
