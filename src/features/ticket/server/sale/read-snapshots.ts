import * as v from 'valibot';
import type { StoredJson } from '#server/database/column-types.ts';
import { readStored } from '#server/database/read-stored.ts';
import { ticketDocuments, type TicketItem } from '../../documents.ts';

interface SnapshotRow {
  snapshot_id: number;
  ticket_id: number;
  /** Null where another row of the same snapshot has it. */
  document: StoredJson | null;
}

const [{ item: schema }] = ticketDocuments;

/** Reads the tickets of some rows as they were sold: each text once, though many may have bought the same. */
export function readSnapshots(rows: readonly SnapshotRow[]): (row: Pick<SnapshotRow, 'snapshot_id'>) => TicketItem {
  const known = new Map<number, TicketItem>();
  for (const { snapshot_id: id, ticket_id: ticketId, document } of rows) {
    if (document !== null && !known.has(id)) known.set(id, readStored(schema, document).output ?? barest(ticketId));
  }
  return ({ snapshot_id: id }) => known.get(id)!;
}

/** Of a text that cannot be read nothing is left but the ticket itself: who bought it still has it. */
function barest(ticketId: number): TicketItem {
  return v.parse(schema, { detailId: ticketId, title: { jpn: `${ticketId}` }, price: 0 });
}
