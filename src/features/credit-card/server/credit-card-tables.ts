import type { Generated, GeneratedAlways } from 'kysely';
import type { MerchantProvider } from '#features/payment/rules/card-provider.ts';
import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    saved_card: SavedCardTable;
  }
}

export interface SavedCardTable {
  card_id: GeneratedAlways<number>;
  member_id: number;
  provider: MerchantProvider;
  merchant_account: Generated<string>;
  site_key: string;
  customer_key: string;
  gateway_key: string;
  card_number: string;
  expire: string;
  card_brand: string;
  is_chosen: Generated<boolean>;
  created_at: Moment;
}
