import type { Instant } from '#kernel/clock.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { CardProvider, CardToken } from '../rules/card-provider.ts';
import type { GatewayAnswer, RefundAnswer } from '../rules/gateway-answer.ts';
import type { GatewayName } from '../rules/gateway-choice.ts';

export type { GatewayName };

/** Who charges for a site, and for whom. */
export interface Merchant {
  siteKey: string;
  provider: CardProvider;
  /** Of Stripe: the organiser's connected account. */
  stripeAccount: string | undefined;
  /** The site's name, for pages of the gateway that say who charges. */
  title?: LocalizedText | undefined;
}

/** A card that a gateway keeps. */
export interface KeptCard {
  customerKey: string;
  gatewayKey: string;
}

/** What pays: a kept card, a card for this once, a till, a transfer. */
export type PaymentSource =
  | ({ kind: 'card' } & KeptCard)
  | ({ kind: 'token' } & CardToken)
  | { kind: 'store'; store: string }
  | { kind: 'bank' };

export interface ChargeRequest {
  /** The order's number and the attempt, `K7Q2…/1`: the same key is the same charge, however often it is asked for. */
  paymentKey: string;
  merchant: Merchant;
  /** Whole yen. */
  amount: number;
  source: PaymentSource;
  /** Where the buyer comes back to from 3-D Secure; an absolute address of the site. */
  returnUrl: string;
  /** Until when a number or an account can be paid. */
  deadline: Instant | undefined;
  buyer: { mail: string; name: string };
  /** What is bought, in the buyer's language. */
  description: string;
  language: string;
  /** Nobody is there to answer 3-D Secure: the winner of a lottery is charged. The gateway refuses rather than ask. */
  isBuyerAway?: boolean | undefined;
}

/**
 * How the gateway names a charge. It is stored before anything can be charged, so money is never at a gateway under a
 * name that nobody knows, and a charge that is asked for again, even days later, is found and not begun anew.
 */
export interface ChargeName {
  /** As it is stored now. */
  stored(): Promise<string | undefined>;
  /** Stores it and answers what is stored: the first one wins, also of two calls at once. */
  keep(gatewayKey: string): Promise<string>;
}

/** A card as it is shown. */
export interface RegisteredCard extends KeptCard {
  /** `************4242` */
  cardNumber: string;
  /** `04/28` */
  expire: string;
  cardBrand: string;
}

/** What a browser needs to make a token of a card, at the gateway and nowhere else (HTTP-024). */
export interface Tokenizer {
  url: string;
  /** Bearer of the request, good for making tokens alone. */
  bearer: string;
  /** Header `routing-key`: whose cards these are. */
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

/** A card that a gateway does not take. */
export class CardRefused extends Error {
  override name = 'CardRefused';
}

/** One way to take money. Nothing here throws for what a gateway says or does not say: an answer that is lost is `unknown`. */
export interface PaymentGateway {
  name: GatewayName;
  /** A charge can be paid only when its name is stored, so news of one without a stored name is not ours. */
  namesBeforehand?: boolean | undefined;
  /** After so long a request to charge cannot arrive any more, in milliseconds; without it twice the time-out. */
  arrivesWithinMs?: number | undefined;
  charge(request: ChargeRequest, name: ChargeName): Promise<GatewayAnswer>;
  /** What became of a charge. */
  ask(payment: AskedPayment): Promise<GatewayAnswer>;
  /** Stops a charge if that is still possible; the answer is what became of it, also when it is too late. */
  cancel(payment: AskedPayment): Promise<GatewayAnswer>;
  /** Pays back; the same `refundKey` pays back once. `amount` is at most what was paid. */
  refund(payment: AskedPayment, refundKey: string, amount: number): Promise<RefundAnswer>;
  /** Keeps a card for a member. Throws `CardRefused`. */
  registerCard(merchant: Merchant, customer: { key: string; mail: string }, token: CardToken): Promise<RegisteredCard>;
  forgetCard(merchant: Merchant, card: KeptCard): Promise<void>;
  tokenizer(merchant: Merchant, origin: string): Promise<Tokenizer>;
  /**
   * What a webhook says; undefined: its signature is wrong. Throws when the gateway
   * cannot be asked whether it is still so: then it is to tell it again.
   */
  readWebhook(headers: Headers, body: string): Promise<WebhookNews | 'nothingOfOurs' | undefined>;
}

export interface AskedPayment {
  paymentKey: string;
  merchant: Merchant;
  /** How the gateway names it; undefined when its answer was lost. */
  gatewayKey: string | undefined;
}

/** What a gateway had paid back has come back to it: the buyer's bank did not take it. */
export interface RefundNews extends Omit<GatewayNews, 'answer'> {
  refundKey: string;
}

/** Others than this server have paid back of a charge, at the gateway itself. */
export interface ElsewhereNews extends Omit<GatewayNews, 'answer'> {
  /** All that they have paid back of it until now. */
  paidElsewhere: number;
}

/** Money came for a charge that has not taken all of it. */
export interface TransferNews extends GatewayNews {
  /** Whole yen, what the charge took among them. */
  cameInAll: number;
}

export type WebhookNews = GatewayNews | TransferNews | RefundNews | ElsewhereNews;

export interface GatewayNews {
  paymentKey: string;
  /** Of which charge; when another name is stored for the payment, the news is not believed. */
  gatewayKey?: string | undefined;
  answer: GatewayAnswer;
}
