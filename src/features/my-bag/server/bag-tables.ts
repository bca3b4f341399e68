import type { GeneratedAlways } from 'kysely';
import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    booth_memo: BoothMemoTable;
    bag_report: BagReportTable;
    booth_consent: BoothConsentTable;
  }
}

export interface BoothMemoTable {
  booth_memo_id: GeneratedAlways<number>;
  site_key: string;
  member_id: number;
  content_id: number;
  detail_id: number;
  rank: number;
  memo: string;
  version: number;
  updated_at: Moment;
}

export interface BagReportTable {
  site_key: string;
  member_id: number;
  enable_share: boolean;
  token: string | null;
  memo: string;
  name: string;
  department: string;
  version: number;
  updated_at: Moment;
}

export interface BoothConsentTable {
  consent_id: GeneratedAlways<number>;
  site_key: string;
  member_id: number;
  content_id: number;
  detail_id: number;
  words_version: number;
  agreed_at: Moment;
}
