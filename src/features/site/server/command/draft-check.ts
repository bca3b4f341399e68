import type { Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { ChangeWarning, SiteChange } from '../../rules/changes/site-change.ts';
import type { ReadDraft } from '../document-rows.ts';
import type { StoredDocuments } from '../stored-documents.ts';

/** What a feature says of drafts, before they are published. */
export interface DraftCheck {
  /** What of a publication hurts visitors who paid or acted. */
  warn?(draft: CheckedDraft): Promise<ChangeWarning[]>;
  /** Why these drafts cannot be published at all. */
  refuse?(drafts: CheckedDrafts): Promise<DraftRefusal[]>;
}

export interface DraftRefusal extends Pick<ChangeWarning, 'kind' | 'place' | 'values'> {
  /** For the terminal, as a complete sentence in English. */
  says: string;
}

interface CheckedDraft {
  database: Database;
  siteKey: string;
  change: SiteChange;
  /** Undefined: it cannot be read. */
  draft: ReadDraft | undefined;
  now: Instant;
}

export interface CheckedDrafts {
  database: Database;
  stored: StoredDocuments;
  siteKeys: readonly string[];
}

/** What the commands about sites ask of the features above. */
export interface SiteCommandPorts {
  draftChecks: readonly DraftCheck[];
  countMembers(database: Pick<Database, 'kysely'>, realmKey: string): Promise<number>;
  eraseMembers(tx: Transaction<Tables>, realmKey: string): Promise<void>;
  countOrders(database: Pick<Database, 'kysely'>, siteKey: string): Promise<OrdersOfSite>;
  /** Notes in the log of the site what a command did to it, in the transaction of the change. */
  note(tx: Transaction<Tables>, done: DoneByCommand): Promise<void>;
}

interface DoneByCommand {
  /** `site`: the command after `hiroba`. */
  command: string;
  siteKey: string;
  action: 'site.imported' | 'site.published' | 'site.withdrawn' | 'site.restored' | 'site.deleted';
  details?: Readonly<Record<string, string | number>>;
  now: Instant;
}

export interface OrdersOfSite {
  completed: number;
  /** Orders that wait for a draw or for a payment. */
  waiting: number;
  /** Tickets that are good. */
  tickets: number;
  /** Refunds that are still to be paid. */
  refunds: number;
}

/** The reasons of all features against publishing drafts. */
export async function refusalsOf(checks: readonly DraftCheck[], drafts: CheckedDrafts): Promise<DraftRefusal[]> {
  const refusals: DraftRefusal[] = [];
  for (const { refuse } of checks) refusals.push(...((await refuse?.(drafts)) ?? []));
  return refusals;
}
