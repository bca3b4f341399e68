import type { Generated, GeneratedAlways, Kysely, Selectable, Transaction } from 'kysely';
import type { LanguageCode } from '#kernel/language.ts';
import type { Moment } from '#server/database/column-types.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Outcome } from './test-cards.ts';

interface SandboxCardColumns {
  brand: string;
  last4: string;
  /** As 04/28. */
  expire: string;
  outcome: Outcome;
}

export interface SandboxTables {
  sandbox_key: { name: 'api' | 'webhook' | 'tokenizer'; secret: string };
  sandbox_token: SandboxCardColumns & {
    token: string;
    token_key: string | null;
    routing_key: string;
    expires_at: Moment;
  };
  sandbox_card: SandboxCardColumns & { card_id: string; customer_key: string; created_at: Moment };
  sandbox_charge: SandboxChargeTable;
  sandbox_refund: { refund_key: string; charge_id: string; amount: number; created_at: Moment };
  sandbox_webhook: {
    webhook_id: GeneratedAlways<number>;
    charge_id: string;
    body: string;
    tries: Generated<number>;
    next_at: Moment;
  };
}

export interface SandboxChargeTable {
  charge_id: string;
  idempotency_key: string;
  routing_key: string;
  amount: number;
  paid_amount: number | null;
  refunded_amount: Generated<number>;
  method: 'card' | 'store' | 'bank';
  state: 'requiresAction' | 'authorized' | 'awaiting' | 'paid' | 'refused' | 'canceled';
  reason: string | null;
  outcome: Outcome | null;
  is_captured_at_once: boolean;
  merchant_name: string;
  description: string;
  language: LanguageCode;
  return_url: string;
  store: string | null;
  pay_number: string | null;
  deadline: Moment | null;
  wrong_codes: Generated<number>;
  created_at: Moment;
  changed_at: Moment;
}

export type ChargeRow = Selectable<SandboxChargeTable>;
export type SandboxTransaction = Transaction<SandboxTables>;

/** The database as the sandbox sees it: its own tables and none of the platform's. */
export interface SandboxDatabase {
  kysely: Kysely<SandboxTables>;
  inTransaction<Result>(work: (tx: SandboxTransaction) => Promise<Result>): Promise<Result>;
}

export function sandboxDatabase(database: Database): SandboxDatabase {
  return {
    kysely: database.kysely as unknown as Kysely<SandboxTables>,
    inTransaction: (work) => inTransaction(database, (tx) => work(tx as unknown as SandboxTransaction)),
  };
}
