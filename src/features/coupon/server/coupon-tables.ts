import type { GeneratedAlways } from 'kysely';
import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    coupon_use: CouponUseTable;
    coupon_secret: CouponSecretTable;
  }
}

export interface CouponUseTable {
  coupon_use_id: GeneratedAlways<number>;
  site_key: string;
  content_id: number;
  coupon_id: number;
  member_id: number;
  use_key: string;
  used_at: Moment;
}

export interface CouponSecretTable {
  site_key: string;
  secret: string;
}
