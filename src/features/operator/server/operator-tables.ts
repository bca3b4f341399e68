import type { Generated, GeneratedAlways } from 'kysely';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import type { JsonDocument, Moment, MomentNow } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    operator: OperatorTable;
    operator_session: OperatorSessionTable;
    operator_grant: OperatorGrantTable;
    operator_link: OperatorLinkTable;
    operator_log: OperatorLogTable;
    operator_preview: OperatorPreviewTable;
  }
}

interface OperatorTable {
  operator_id: GeneratedAlways<number>;
  name: string;
  mail: string;
  mail_key: string;
  password_hash: string | null;
  language: Generated<string>;
  created_at: MomentNow;
  suspended_at: Moment | null;
}

interface OperatorSessionTable {
  token_hash: string;
  operator_id: number;
  created_at: Moment;
  seen_at: Moment;
  expires_at: Moment;
  factor_at: Moment | null;
  proved_at: Moment | null;
}

interface OperatorGrantTable {
  grant_id: GeneratedAlways<number>;
  operator_id: number;
  site_key: string;
  role: OperatorRole;
  granted_by: number | null;
  granted_at: MomentNow;
}

interface OperatorLinkTable {
  token_hash: string;
  mail_key: string | null;
  site_key: string;
  role: OperatorRole;
  made_by: number | null;
  made_at: Moment;
  expires_at: Moment;
  used_at: Moment | null;
}

interface OperatorLogTable {
  log_id: GeneratedAlways<number>;
  at: Moment;
  operator_id: number | null;
  operator_name: string;
  site_key: string | null;
  action: string;
  details: JsonDocument;
  request_id: string;
}

interface OperatorPreviewTable {
  token_hash: string;
  operator_id: number;
  site_key: string;
  expires_at: Moment;
}
