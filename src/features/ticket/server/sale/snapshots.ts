import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { TicketItem } from '../../documents.ts';
import { digestOf, type SaleContent } from './sale-content.ts';

/** The number of a ticket's text as it is now. */
export type SnapshotOf = (sale: SaleContent, item: TicketItem) => Promise<number>;

/** Each text is stored once, and asked for once by a process as long as it is the same. */
export function createSnapshots(database: Database): SnapshotOf {
  const known = new WeakMap<TicketItem, Promise<number>>();
  return (sale, item) => {
    const found = known.get(item);
    if (found !== undefined) return found;
    const stored = store(database, sale, item);
    known.set(item, stored);
    // The next reader tries again.
    stored.catch(() => known.delete(item));
    return stored;
  };
}

async function store(database: Database, { site, contentId }: SaleContent, item: TicketItem): Promise<number> {
  const { rows } = await sql<{ snapshot_id: number }>`
    insert into ticket_snapshot as s (site_key, content_id, ticket_id, digest, document)
    values (${site.siteKey}, ${contentId}, ${item.detailId}, ${digestOf(item)}, ${JSON.stringify(item)}::jsonb)
    on conflict (site_key, content_id, ticket_id, digest) do update set digest = s.digest
    returning snapshot_id`.execute(database.kysely);
  return rows[0]!.snapshot_id;
}
