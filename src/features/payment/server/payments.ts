import type { PublishedSite } from '#features/site/server.ts';
import type { CardToken } from '../rules/card-provider.ts';
import type { GatewayAnswer, RefundAnswer } from '../rules/gateway-answer.ts';
import type { ChargeRequest, GatewayNews, KeptCard, Merchant, RegisteredCard, Tokenizer } from './gateway.ts';

export type NewsListener = (news: GatewayNews) => Promise<void>;

/**
 * All gateways as one. Which of them charges is the site's setting when the charge begins; what is asked later goes to
 * the gateway that charged. Never called inside a transaction.
 */
export interface Payments {
  /** Who charges for a site; a site without any setting is a merchant of Sbps. */
  merchantOf(site: PublishedSite): Merchant;
  charge(request: ChargeRequest): Promise<GatewayAnswer>;
  ask(paymentKey: string): Promise<GatewayAnswer>;
  cancel(paymentKey: string): Promise<GatewayAnswer>;
  refund(paymentKey: string, refundKey: string, amount: number): Promise<RefundAnswer>;
  /** The last answer of an attempt, as it was stored: what a buyer who comes back is shown. */
  lastAnswer(paymentKey: string): Promise<GatewayAnswer | undefined>;
  registerCard(merchant: Merchant, customer: { key: string; mail: string }, token: CardToken): Promise<RegisteredCard>;
  forgetCard(merchant: Merchant, card: KeptCard): Promise<void>;
  tokenizer(merchant: Merchant, origin: string): Promise<Tokenizer>;
  /** Whoever wants to know what gateways tell by themselves; a listener that throws makes the gateway tell it again. */
  listen(listener: NewsListener): void;
}
