import type { Generated } from 'kysely';
import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    terms_agreement: TermsAgreementTable;
  }
}

export interface TermsAgreementTable {
  site_key: string;
  member_id: number;
  terms_content_id: number;
  agreed_at: Moment;
  log_check_key: Generated<string | null>;
}
