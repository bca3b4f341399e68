import { createHmac, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { soldTexts } from '#features/attendees/server.ts';
import { gateFactsOf, type OpenedLink } from '#features/my-ticket/server.ts';
import { type PublishedSite, sayIn, spokenLanguage } from '#features/site/server.ts';
import { isOwedAtVenue, isTransferAwaited, readOutlines, type TicketOutline } from '#features/ticket/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { newSecretToken } from '#server/secret-token.ts';
import type { GateKind, GateList } from '../rules/list-form.ts';
import { listFreshMs, listLastsMs, listTicketsMax } from '../rules/reception-limits.ts';
import { recordBytes, writeRecord } from '../rules/ticket-record.ts';
import { signList } from './gate-key.ts';
import { receptionRefusal } from './reception-refusal.ts';
import type { ReceptionServices } from './reception-services.ts';

/** Tickets read in a statement; others have their turn between two of them. With 500 they waited 57 ms. */
const readAtOnce = 250;

/** The list that a device takes along, signed. 409 where there are too many tickets. */
export async function makeGateList(
  { database: { kysely } }: Pick<ReceptionServices, 'database'>,
  site: PublishedSite,
  link: OpenedLink,
  { language: wished, now }: { language: LanguageCode; now: Instant },
): Promise<{ list: string; signature: string; publicKey: string }> {
  const { siteKey } = site;
  const language = spokenLanguage(site.document, wished);
  const say = sayIn(site.document, language);
  const salt = randomBytes(16);
  const kinds = new Map<string, { kind: Omit<GateKind, 'records'>; records: Buffer[] }>();
  let tickets = 0;
  for (let after = 0, isMore = true; isMore; ) {
    // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before ends
    const ids = await ticketsAfter(kysely, siteKey, link.contentIds, after);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const rows = ids.length === 0 ? [] : await readOutlines(kysely, { siteKey, ids });
    for (const row of rows) {
      const kind = {
        contentId: row.content_id,
        ...titlesOf(row, say),
        owes: isOwedAtVenue(row),
        ...(isTransferAwaited(row) && { awaits: true }),
        facts: gateFactsOf(row, now),
      };
      const name = JSON.stringify(kind);
      const there = kinds.get(name) ?? { kind, records: [] };
      kinds.set(name, there);
      there.records.push(recordOf(row, salt));
    }
    tickets += rows.length;
    if (tickets > listTicketsMax) {
      const most = new Intl.NumberFormat('en').format(listTicketsMax);
      throw receptionRefusal(status.conflict, ({ tooManyTickets }) => tooManyTickets(most));
    }
    // One for each kind is kept, not one for each ticket.
    for (const one of kinds.values()) one.records = [Buffer.concat(one.records)];
    after = ids.at(-1) ?? after;
    isMore = ids.length === readAtOnce;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await setImmediate();
  }
  const list: GateList = {
    version: 1,
    listKey: newSecretToken(),
    siteKey,
    salt: salt.toString('base64'),
    madeAt: now,
    goodUntil: Math.min(now + listLastsMs, link.worksUntil),
    freshForMs: tickets >= listFreshMs.longFrom ? listFreshMs.long : listFreshMs.short,
    kinds: [...kinds.values()].map(({ kind, records }) => ({
      ...kind,
      records: Buffer.concat(records).toString('base64'),
    })),
  };
  await kysely
    .insertInto('gate_list')
    .values({ list_key: list.listKey, staff_link_id: link.staffLinkId, tickets, made_at: new Date(now) })
    .execute();
  const written = JSON.stringify(list);
  return { list: written, ...(await signList(kysely, written)) };
}

async function ticketsAfter(
  kysely: ReceptionServices['database']['kysely'],
  siteKey: string,
  contentIds: readonly number[],
  after: number,
): Promise<number[]> {
  const rows = await kysely
    .selectFrom('purchased_ticket')
    .select('purchased_ticket_id as id')
    .where('site_key', '=', siteKey)
    .where('content_id', '=', sql<number>`any(${contentIds}::integer[])`)
    // In these words, by which the index knows its rows.
    .where(sql<boolean>`state in ('issued', 'canceled')`)
    .where('purchased_ticket_id', '>', after)
    .orderBy('purchased_ticket_id')
    .limit(readAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}

function titlesOf(row: TicketOutline, say: Parameters<typeof soldTexts>[1]) {
  const { ticket: title, priceName, slotName } = soldTexts(row, say);
  return { title, priceName, slotName };
}

function recordOf({ purchased_ticket_id, code, qr_secret }: TicketOutline, salt: Buffer): Buffer {
  const hashOf = (text: string): Buffer => createHmac('sha256', salt).update(text).digest();
  const record = Buffer.alloc(recordBytes);
  const hashes = { numberHash: hashOf(code), qrHash: hashOf(`${code}.${qr_secret}`) };
  writeRecord(record, 0, { purchasedTicketId: purchased_ticket_id, ...hashes });
  return record;
}
