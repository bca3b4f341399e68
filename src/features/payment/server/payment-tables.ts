import type { Generated } from 'kysely';
import type { JsonDocument, Moment, MomentNow } from '#server/database/column-types.ts';
import type { MerchantProvider } from '../rules/card-provider.ts';
import type { ChargingGateway, GatewayName } from '../rules/gateway-choice.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    payment: PaymentTable;
    payment_setup: PaymentSetupTable;
  }
}

export interface PaymentTable {
  payment_key: string;
  site_key: string;
  gateway: ChargingGateway;
  provider: MerchantProvider;
  stripe_account: string | null;
  method: 'CreditCard' | 'ConvenienceStore' | 'Bank';
  amount: number;
  gateway_key: string | null;
  answer: JsonDocument<object | undefined>;
  sent_at: Moment;
  paid_elsewhere: Generated<number>;
  left_over: Generated<number>;
  created_at: Moment;
  changed_at: Moment;
}

/** One row. */
interface PaymentSetupTable {
  is_only: Generated<boolean>;
  gateways: GatewayName[];
  noted_at: MomentNow;
}
