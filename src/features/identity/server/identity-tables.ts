import type { Moment, MomentNow } from '#server/database/column-types.ts';
import type { IdentityMethod } from '../rules/identity-method.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    member_identity: MemberIdentityTable;
    identity_attempt: IdentityAttemptTable;
    identity_proof: IdentityProofTable;
  }
}

interface MemberIdentityTable {
  realm_key: string;
  method: IdentityMethod;
  issuer: string;
  subject: string;
  member_id: number;
  connected_at: MomentNow;
}

export interface IdentityAttemptTable {
  state_hash: string;
  browser_hash: string;
  site_key: string;
  realm_key: string;
  method: IdentityMethod;
  issuer: string;
  member_id: number | null;
  redirect_uri: string;
  nonce: string;
  code_verifier: string;
  link: string | null;
  answer: string | null;
  return_hash: string | null;
  expires_at: Moment;
}

export interface IdentityProofTable {
  token_hash: string;
  realm_key: string;
  method: IdentityMethod;
  issuer: string;
  subject: string;
  mail: string | null;
  member_id: number | null;
  expires_at: Moment;
}
