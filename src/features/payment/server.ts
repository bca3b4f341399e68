export {
  type ChargeRequest,
  CardRefused,
  type ChargebackNews,
  type GatewayNews,
  type KeptCard,
  type Merchant,
  type PaymentGateway,
  type PaymentSource,
  type RefundNews,
  type RegisteredCard,
} from './server/gateway.ts';
export type { SumListener } from './server/grown-sum.ts';
export { createOwnAccountGateway, noteCame } from './server/own-account-gateway.ts';
export { createPaymentServer } from './server/payment-endpoints.ts';
export { noteGateways, notedGateways } from './server/payment-setup.ts';
export { createRehearsalGateway, paidAfterMs, rehearsedCard } from './server/rehearsal-gateway.ts';
export { createPayments, type Payments } from './server/payments.ts';
export { createStripeGateway } from './server/stripe/stripe-gateway.ts';
export { readStripeSettings, type StripeSettings } from './server/stripe/stripe-settings.ts';
