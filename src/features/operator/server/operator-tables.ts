import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import type { JsonDocument, Moment, MomentNow } from '#server/database/column-types.ts';
import type { ApiKeyRole } from '../rules/api-key.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    operator: OperatorTable;
    operator_session: OperatorSessionTable;
    operator_grant: OperatorGrantTable;
    operator_link: OperatorLinkTable;
    operator_log: OperatorLogTable;
    operator_preview: OperatorPreviewTable;
    operator_passkey: OperatorPasskeyTable;
    operator_challenge: OperatorChallengeTable;
    operator_totp: OperatorTotpTable;
    operator_recovery_code: OperatorRecoveryCodeTable;
    operator_reset: OperatorResetTable;
    operator_site_key: OperatorSiteKeyTable;
    operator_mail_change: OperatorMailChangeTable;
    operator_api_key: OperatorApiKeyTable;
    operator_new_password: OperatorNewPasswordTable;
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
  user_handle: string | null;
}

interface OperatorSessionTable {
  token_hash: string;
  operator_id: number;
  created_at: Moment;
  seen_at: Moment;
  expires_at: Moment;
  factor_at: Moment | null;
  proved_at: Moment | null;
  session_id: GeneratedAlways<number>;
  browser: string | null;
  system: string | null;
}

interface OperatorGrantTable {
  grant_id: GeneratedAlways<number>;
  operator_id: number;
  site_key: string;
  role: OperatorRole;
  granted_by: number | null;
  granted_at: MomentNow;
  scope: JsonDocument<object | undefined>;
  suspended_at: Moment | null;
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
  link_id: GeneratedAlways<number>;
  addressee: string;
  scope: JsonDocument<object | undefined>;
  mail: string | null;
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
  shown_at: Moment | null;
  shown_as: string | null;
  shown_revision: number | null;
  shown_kept_id: number | null;
}

interface OperatorPasskeyTable {
  credential_id: string;
  operator_id: number;
  rp_id: string;
  public_key: string;
  sign_count: ColumnType<string, number, number>;
  transports: string[];
  name: string;
  made_at: Moment;
  used_at: Moment | null;
}

interface OperatorChallengeTable {
  challenge_hash: string;
  purpose: string;
  operator_id: number | null;
  link_hash: string | null;
  user_handle: string | null;
  expires_at: Moment;
}

interface OperatorTotpTable {
  operator_id: number;
  secret: string | null;
  last_step: Generated<number>;
  new_secret: string | null;
  new_until: Moment | null;
  made_at: Moment | null;
}

interface OperatorRecoveryCodeTable {
  operator_id: number;
  code_hash: string;
  made_at: Moment;
  used_at: Moment | null;
}

interface OperatorResetTable {
  reset_id: GeneratedAlways<number>;
  operator_id: number;
  site_key: string;
  asked_by: number | null;
  asked_by_name: string;
  asked_at: Moment;
  works_at: Moment;
  ends_at: Moment;
  link_hash: string | null;
  over_at: Moment | null;
}

interface OperatorMailChangeTable {
  operator_id: number;
  mail: string;
  mail_key: string;
  token_hash: string;
  asked_at: Moment;
  expires_at: Moment;
}

interface OperatorApiKeyTable {
  key_id: GeneratedAlways<number>;
  key_hash: string;
  site_key: string;
  name: string;
  role: ApiKeyRole;
  is_proven: boolean;
  made_by: number;
  made_at: Moment;
  expires_at: Moment;
  used_at: Moment | null;
  ended_at: Moment | null;
}

interface OperatorNewPasswordTable {
  operator_id: number;
  token_hash: string;
  expires_at: Moment;
}

interface OperatorSiteKeyTable {
  key_hash: string;
  session_hash: string;
  operator_id: number;
  site_key: string;
  made_at: Moment;
}
