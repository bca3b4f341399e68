import { sql, type Transaction } from 'kysely';
import { gateFactsOf, isCodeOf, sessionOfDevice } from '#features/my-ticket/server.ts';
import { readGateCode, type GateCode } from '#features/my-ticket/rules/gate-code.ts';
import { noteInLog } from '#features/operator/server.ts';
import {
  cameInAbout,
  formerCodeEnd,
  isCheckedInBy,
  lockPurchased,
  type PurchasedRow,
  storeCheckin,
} from '#features/ticket/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { JoinedAnswer } from '../contract.ts';
import { correctedTime, type EntryOutcome, isCheckIn, judgeEntry } from '../rules/judge-entry.ts';
import type { ReceptionServices } from './reception-services.ts';

export interface SentEntry {
  key: string;
  listKey: string;
  contentId: number;
  purchasedTicketId: number;
  code: string;
  at: Instant;
}

interface Sender {
  siteKey: string;
  link: Awaited<ReturnType<typeof sessionOfDevice>>;
  device: string;
  deviceNow: Instant;
  context: RequestContext;
}

/** Takes each entry in a transaction of its own, so that one cannot lose the others. */
export async function joinEntries(
  { database }: Pick<ReceptionServices, 'database'>,
  sender: Sender,
  entries: readonly SentEntry[],
): Promise<JoinedAnswer[]> {
  const lists = await listTimes(database, sender, entries);
  const answers: JoinedAnswer[] = [];
  for (const entry of entries) {
    // oxlint-disable-next-line no-await-in-loop -- in the order of the gate
    answers.push(await inTransaction(database, (tx) => joinEntry(tx, sender, entry, lists.get(entry.listKey))));
  }
  return answers;
}

async function listTimes(
  { kysely }: ReceptionServices['database'],
  { link }: Sender,
  entries: readonly SentEntry[],
): Promise<Map<string, Instant>> {
  const rows = await kysely
    .selectFrom('gate_list')
    .select(['list_key', 'made_at'])
    .where('staff_link_id', '=', link.staffLinkId)
    .where('list_key', '=', sql<string>`any(${[...new Set(entries.map(({ listKey }) => listKey))]}::text[])`)
    .execute();
  return new Map(rows.map(({ list_key, made_at }) => [list_key, made_at.getTime()]));
}

async function joinEntry(
  tx: Transaction<Tables>,
  { siteKey, link, device, deviceNow, context }: Sender,
  entry: SentEntry,
  listMadeAt: Instant | undefined,
): Promise<JoinedAnswer> {
  const { now } = context;
  // The ticket is locked first: the same entry sent twice at once is then met by the second call.
  const locked = await lockPurchased(tx, entry.purchasedTicketId);
  const before = await findEntry(tx, siteKey, entry.key);
  if (before !== undefined) return before;
  const row =
    locked?.site_key === siteKey && locked.content_id === entry.contentId && link.contentIds.includes(entry.contentId)
      ? locked
      : undefined;
  const code = readGateCode(entry.code);
  const at = correctedTime(entry.at, { deviceNow, now, listMadeAt: listMadeAt ?? now });
  const judged = judgeEntry({
    at,
    way: code?.kind ?? 'number',
    linkEndedAt: link.overAt,
    ticket:
      row === undefined || code === undefined || listMadeAt === undefined
        ? undefined
        : {
            facts: gateFactsOf(row, at),
            canceledAt: row.state === 'issued' ? null : (row.canceled_at?.getTime() ?? now),
            code: isCodeOf(row, code) ? 'present' : await endOf(tx, row, code),
          },
  });
  // The gate asked while it had a network, and never heard the answer.
  const isKnown = row !== undefined && (await isCheckedInBy(tx, row, entry.key));
  const outcome = isKnown ? 'counted' : judged;
  const other = row === undefined ? none : await otherOf(tx, row, outcome, code);
  const stored = await tx
    .insertInto('gate_entry')
    .values({
      site_key: siteKey,
      entry_key: entry.key,
      purchased_ticket_id: row?.purchased_ticket_id ?? null,
      content_id: entry.contentId,
      gate: link.name,
      device,
      scanned_at: new Date(at),
      device_at: new Date(entry.at),
      joined_at: new Date(now),
      outcome,
      other_at: other.at,
      other_gate: other.gate,
    })
    .onConflict((there) => there.columns(['site_key', 'entry_key']).doNothing())
    .returning('gate_entry_id')
    .executeTakeFirst();
  // Of a ticket that nobody knows no lock kept the other call away.
  if (stored === undefined) return (await findEntry(tx, siteKey, entry.key))!;
  // A ticket that comes again was read twice, or at two gates: it came in once.
  if (row !== undefined && !isKnown && isCheckIn(outcome) && !(await cameInAbout(tx, row, at))) {
    await storeCheckin(tx, row, { staffId: null, gate: link.name, entryKey: entry.key }, at);
  }
  await noteInLog(tx, context, {
    operator: { operatorId: link.operatorId, name: link.name },
    siteKey,
    action: 'gate.joined',
    details: {
      staffLinkId: link.staffLinkId,
      contentId: entry.contentId,
      outcome,
      scannedAt: at,
      ...(row && { purchasedTicketId: row.purchased_ticket_id }),
    },
  });
  return { key: entry.key, outcome, otherAt: written(other.at), otherGate: other.gate };
}

interface Other {
  at: Date | null;
  gate: string | null;
}
const none: Other = { at: null, gate: null };
const written = (at: Date | null): string | null => (at === null ? null : formatInstant(at.getTime()));

async function findEntry(tx: Transaction<Tables>, siteKey: string, key: string): Promise<JoinedAnswer | undefined> {
  const row = await tx
    .selectFrom('gate_entry')
    .select(['outcome', 'other_at', 'other_gate'])
    .where('site_key', '=', siteKey)
    .where('entry_key', '=', key)
    .executeTakeFirst();
  return row && { key, outcome: row.outcome, otherAt: written(row.other_at), otherGate: row.other_gate };
}

function endOf(tx: Transaction<Tables>, row: PurchasedRow, code: GateCode): Promise<Instant | undefined> {
  return formerCodeEnd(tx, row.purchased_ticket_id, code.kind === 'qr' ? code : { code: code.code });
}

/** Beside which other entry a double one stands, or since when the ticket was another one. */
async function otherOf(
  tx: Transaction<Tables>,
  row: PurchasedRow,
  outcome: EntryOutcome,
  code: GateCode | undefined,
): Promise<Other> {
  if (outcome === 'canceled') return { at: row.canceled_at, gate: null };
  if (outcome === 'codeChanged' && code !== undefined) {
    const end = await endOf(tx, row, code);
    return { at: end === undefined ? null : new Date(end), gate: null };
  }
  if (outcome !== 'double') return none;
  const last = await tx
    .selectFrom('ticket_checkin')
    .select(['checked_in_at as at', 'gate'])
    .where('purchased_ticket_id', '=', row.purchased_ticket_id)
    .orderBy('checked_in_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? none;
}
