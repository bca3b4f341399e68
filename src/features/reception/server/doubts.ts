import { sql } from 'kysely';
import { soldTexts } from '#features/attendees/server.ts';
import { noteInLog, type Operator } from '#features/operator/server.ts';
import { type PublishedSite, sayIn, spokenLanguage } from '#features/site/server.ts';
import { readPurchased } from '#features/ticket/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant } from '#kernel/period.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { GateDoubt } from '../contract.ts';
import { doubtsShown } from '../rules/reception-limits.ts';
import type { ReceptionServices } from './reception-services.ts';

type Services = Pick<ReceptionServices, 'database'>;

/** Entries without a network that were not simply counted, the latest first; at these gates, or at all. No names. */
export async function readDoubts(
  { database: { kysely } }: Services,
  site: PublishedSite,
  { contentIds, language: wished }: { contentIds?: readonly number[]; language: LanguageCode },
): Promise<GateDoubt[]> {
  let query = kysely
    .selectFrom('gate_entry')
    .selectAll()
    .where('site_key', '=', site.siteKey)
    // In these words, by which the index knows its rows.
    .where(sql<boolean>`outcome <> 'counted'`);
  if (contentIds !== undefined) query = query.where('content_id', '=', sql<number>`any(${contentIds}::integer[])`);
  const entries = await query.orderBy('gate_entry_id', 'desc').limit(doubtsShown).execute();
  const ids = [...new Set(entries.flatMap(({ purchased_ticket_id: id }) => id ?? []))];
  const rows = ids.length === 0 ? [] : await readPurchased(kysely, { siteKey: site.siteKey, ids });
  const tickets = new Map(rows.map((row) => [row.purchased_ticket_id, row]));
  const say = sayIn(site.document, spokenLanguage(site.document, wished));
  return entries.map((one) => {
    const row = tickets.get(one.purchased_ticket_id ?? 0);
    const { ticket = '', priceName = '' } = row === undefined ? {} : soldTexts(row, say);
    return {
      gateEntryId: one.gate_entry_id,
      outcome: one.outcome,
      ticket: [ticket, priceName].filter(Boolean).join(' · '),
      numberEnd: row?.code.slice(-4) ?? '',
      gate: one.gate,
      scannedAt: formatInstant(one.scanned_at.getTime()),
      joinedAt: formatInstant(one.joined_at.getTime()),
      otherAt: one.other_at === null ? null : formatInstant(one.other_at.getTime()),
      otherGate: one.other_gate,
      settledBy: one.settled_by,
    };
  });
}

/** Notes who has looked into an entry, once. */
export async function settleDoubt(
  { database }: Services,
  { siteKey, gateEntryId }: { siteKey: string; gateEntryId: number },
  operator: Operator,
  context: RequestContext,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const settled = await tx
      .updateTable('gate_entry')
      .set({ settled_at: new Date(context.now), settled_by: operator.name })
      .where('gate_entry_id', '=', gateEntryId)
      .where('site_key', '=', siteKey)
      .where('settled_at', 'is', null)
      .returning('gate_entry_id')
      .executeTakeFirst();
    if (settled === undefined) throw refuse('notFound');
    await noteInLog(tx, context, { operator, siteKey, action: 'gate.settled', details: { gateEntryId } });
  });
}
