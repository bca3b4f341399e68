export {
  type ChargeRequest,
  CardRefused,
  type GatewayNews,
  type KeepGatewayKey,
  type KeptCard,
  type Merchant,
  type PaymentSource,
  type RegisteredCard,
  type Tokenizer,
} from './server/gateway.ts';
export type { NewsListener, Payments } from './server/payments.ts';
