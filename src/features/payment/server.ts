export {
  type ChargeName,
  type ChargeRequest,
  CardRefused,
  type GatewayNews,
  type KeptCard,
  type Merchant,
  type PaymentSource,
  type RegisteredCard,
  type Tokenizer,
} from './server/gateway.ts';
export type { NewsListener, Payments } from './server/payments.ts';
