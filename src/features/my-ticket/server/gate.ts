import type { Transaction } from 'kysely';
import { type PublishedSite, sayIn, spokenLanguage } from '#features/site/server.ts';
import { checkinPeriod } from '#features/ticket/rules/purchased/checkin-period.ts';
import { transferLinkMs } from '#features/ticket/rules/purchased/transfer.ts';
import { checkinFacts } from '#features/ticket/rules/purchased/checkin-problem.ts';
import {
  cameInAbout,
  isCheckedInBy,
  lockPurchased,
  type PurchasedRow,
  purchasedOfRow,
  readAffiliation,
  readCheckin,
  readHolderName,
  readPurchased,
  storeCheckin,
  type TicketOutline,
  undoCheckin,
} from '#features/ticket/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant } from '#kernel/period.ts';
import { saidDate } from '#kernel/said-date.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import { formatYen } from '#kernel/yen.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { TicketAtGate } from '../contract.ts';
import { eventHours } from '../rules/event-hours.ts';
import { type GateCode, readGateCode } from '../rules/gate-code.ts';
import { type GateFacts, gateProblem } from '../rules/gate-facts.ts';
import { type GateProblem, myTicketMessages, myTicketRefusal, refuseEntry } from './my-ticket-refusal.ts';
import type { MyTicketServices } from './my-ticket-services.ts';

type Services = Pick<MyTicketServices, 'database' | 'profile' | 'orders'>;

/** What is noted of an entry: that it is taken back, or the yen that were collected with it. */
type NotedEntry = { isUndone: true } | { isUndone: false; collected: number };

/** How the log names a ticket: by what it is called, its order, and the end of its number, which opens no gate. */
export function ticketInLog({ content_id, ticket_id, purchased_ticket_id, order_number, code }: PurchasedRow) {
  return {
    contentId: content_id,
    detailId: ticket_id,
    purchasedTicketId: purchased_ticket_id,
    order: order_number,
    numberEnd: code.slice(-4),
  };
}

/** The gate of a content, and who works at it. */
export interface Gate {
  site: PublishedSite;
  contentId: number;
  /** The member who works there; null: somebody with a link for staff. */
  staffId: number | null;
  /** What the link for staff is called; '' where a member works. */
  name: string;
  /** Notes an entry, or that it is taken back, in the transaction that does so. */
  noteEntry?: (tx: Transaction<Tables>, row: PurchasedRow, entry: NotedEntry) => Promise<void>;
  language: LanguageCode;
  now: Instant;
}

/** The ticket of a scanned or typed code. Throws 404 for an unknown code. */
export async function lookUp(services: Services, gate: Gate, typed: string): Promise<TicketAtGate> {
  const { row, code } = await findByCode(services, gate, typed);
  return present(services, gate, row, problemAt(row, code, gate.now));
}

/** A ticket whose holder staff found by name. Throws 404 where there is none at the gate. */
export async function lookUpFound(services: Services, gate: Gate, purchasedTicketId: number): Promise<TicketAtGate> {
  const { row } = await findNamed(services, gate, { purchasedTicketId });
  return present(services, gate, row, problemAt(row, undefined, gate.now));
}

/** A ticket by its code; or, without one, by its id: staff know the holder. */
interface NamedAtGate {
  purchasedTicketId: number;
  code?: string;
}

/**
 * Lets a ticket in, and settles its order by the money that was collected at the venue. It does both or neither, so
 * that staff hand the cash back after a refusal. A ticket that waits for a transfer comes in with its money or without:
 * a transfer that comes after the money is then one for an order that is paid. Throws 404, and 409 with the reason. One reason is that `collected` is
 * not the sum that is owed now: a ticket of the order was cancelled meanwhile, or another gate has collected. A ticket
 * that comes again counts once for all presses of `sameEntryMs`.
 */
export async function checkIn(
  services: Services,
  gate: Gate,
  wish: NamedAtGate & { collected: number; entryKey?: string | undefined },
): Promise<TicketAtGate> {
  const { database, orders } = services;
  const { row, code } = await findNamed(services, gate, wish);
  const entered = await inTransaction(database, async (tx) => {
    const locked = await lockPurchased(tx, row.purchased_ticket_id);
    if (locked === undefined) throw refuseUnknown();
    // Its answer was lost, and the device asks again.
    if (wish.entryKey !== undefined && (await isCheckedInBy(tx, locked, wish.entryKey))) return locked;
    const problem = problemAt(locked, code, gate.now);
    if (problem !== undefined) throw refuseEntry(problem);
    const { due, awaited } = await readCheckin(tx, locked);
    const { collected } = wish;
    const isSeen = collected === due || (collected > 0 && collected === awaited);
    if (!isSeen) throw refuseCollected(due || awaited, collected);
    // Pressed again, or scanned at the next gate too: only a ticket that comes again gets here.
    if (await cameInAbout(tx, locked, gate.now)) return locked;
    const { entryKey } = wish;
    await storeCheckin(tx, locked, { staffId: gate.staffId, gate: gate.name, entryKey }, gate.now);
    await gate.noteEntry?.(tx, locked, { isUndone: false, collected });
    if (collected > 0) await orders.settle(tx, locked.order_id);
    return { ...locked, checkin_count: locked.checkin_count + 1, is_settled: locked.is_settled || collected > 0 };
  });
  return present(services, gate, entered, undefined);
}

const undoMs = 5 * 60_000;

/**
 * Takes the last check-in of a ticket back: right after it, or within `withinMs` where the caller notes a reason. What
 * was collected stays: the visitor has paid.
 */
export async function undoCheckIn(
  services: Services,
  gate: Gate,
  wish: NamedAtGate,
  withinMs = undoMs,
): Promise<TicketAtGate> {
  const { row, code } = await findNamed(services, gate, wish);
  const left = await inTransaction(services.database, async (tx) => {
    const locked = await lockPurchased(tx, row.purchased_ticket_id);
    if (locked === undefined) throw refuseUnknown();
    if (!(await undoCheckin(tx, locked, gate.now - withinMs))) {
      throw myTicketRefusal(status.conflict, ({ gateNotice }) =>
        withinMs === undoMs ? gateNotice.undoIsLate : gateNotice.nothingToUndo,
      );
    }
    await gate.noteEntry?.(tx, locked, { isUndone: true });
    return { ...locked, checkin_count: locked.checkin_count - 1 };
  });
  return present(services, gate, left, problemAt(left, code, gate.now));
}

function refuseUnknown(): Refusal {
  return myTicketRefusal(status.notFound, ({ unknownTicket }) => unknownTicket);
}

function refuseCollected(due: number, collected: number): Refusal {
  return new Refusal(status.conflict, (language) => {
    const { collectFirst, collectInstead, collectNothing } = myTicketMessages[language];
    const [now, before] = [formatYen(due, language), formatYen(collected, language)];
    if (collected === 0) return collectFirst(now);
    return due === 0 ? collectNothing(before) : collectInstead(now, before);
  });
}

async function findNamed(
  services: Services,
  gate: Gate,
  { purchasedTicketId, code: typed }: NamedAtGate,
): Promise<{ row: PurchasedRow; code: GateCode | undefined }> {
  if (typed !== undefined) {
    const found = await findByCode(services, gate, typed);
    if (found.row.purchased_ticket_id !== purchasedTicketId) throw refuseUnknown();
    return found;
  }
  const { siteKey } = gate.site;
  const [row] = await readPurchased(services.database.kysely, {
    purchasedTicketId,
    siteKey,
    contentId: gate.contentId,
  });
  if (row === undefined) throw refuseUnknown();
  return { row, code: undefined };
}

async function findByCode(
  { database }: Services,
  { site, contentId }: Gate,
  typed: string,
): Promise<{ row: PurchasedRow; code: GateCode }> {
  const code = readGateCode(typed);
  if (code === undefined) throw refuseUnknown();
  const [row] = await readPurchased(database.kysely, { code: code.code, siteKey: site.siteKey, contentId });
  if (row === undefined) throw refuseUnknown();
  return { row, code };
}

/** Why the gate does not open to a ticket, for the code that was scanned or typed; without one staff know the holder. */
function problemAt(row: PurchasedRow, code: GateCode | undefined, now: Instant): GateProblem | undefined {
  // The code belongs to a former holder, who may have handed the ticket on after the look-up.
  if (code !== undefined && !isCodeOf(row, code)) return 'codeChanged';
  return gateProblem(gateFactsOf(row, now), code?.kind ?? 'hand', now);
}

/** Why a ticket cannot be checked in by hand, in words; null: it can. */
export function problemByHand(row: PurchasedRow, language: LanguageCode, now: Instant): string | null {
  const problem = problemAt(row, undefined, now);
  return problem === undefined ? null : myTicketMessages[language].gate[problem];
}

export function isCodeOf(row: PurchasedRow, code: GateCode): boolean {
  return code.code === row.code && (code.kind === 'number' || code.secret === row.qr_secret);
}

/** What the gate's decision about a ticket depends on (TICKET-077, TICKET-104). */
export function gateFactsOf(row: TicketOutline, now: Instant): GateFacts {
  const { checkinMethod, enableExternalQr } = row.document;
  const startedAt = row.transfer_started_at?.getTime();
  return {
    ...checkinFacts(purchasedOfRow(row), now),
    transferUntil:
      row.transfer_status === 'TRANSFERRING' && startedAt !== undefined ? startedAt + transferLinkMs : null,
    isIssued: row.state === 'issued',
    needsScan: checkinMethod === 'QR' && !enableExternalQr,
  };
}

async function present(
  services: Services,
  { site, language: wished, now }: Gate,
  row: PurchasedRow,
  problem: GateProblem | undefined,
): Promise<TicketAtGate> {
  const language = spokenLanguage(site.document, wished);
  const say = sayIn(site.document, language);
  const { document, multiple_price_id, success_slot_id } = row;
  const price = document.multiplePrices.find((one) => one.ticketMultiplePriceId === multiple_price_id);
  const slot = document.slots.find((one) => one.ticketSlotId === success_slot_id);
  const [{ due, awaited, lastCheckinAt }, holderName, affiliation] = await Promise.all([
    readCheckin(services.database.kysely, row),
    readHolderName(services.profile, row, site, language),
    readAffiliation(services.profile, row, site, language),
  ]);
  return {
    purchasedTicketId: row.purchased_ticket_id,
    title: say(document.title),
    code: row.code,
    priceName: say(price?.name),
    slotName: say(slot?.name),
    holderName,
    affiliation,
    checkinCount: row.checkin_count,
    lastCheckinAt: lastCheckinAt === null ? null : formatInstant(lastCheckinAt.getTime()),
    mayUndo: row.checkin_count > 0 && lastCheckinAt !== null && lastCheckinAt.getTime() >= now - undoMs,
    toCollect: due,
    awaited,
    problem: problem === undefined ? null : myTicketMessages[wished].gate[problem],
    notice: problem === undefined ? noticeAt(row, site, wished, now) : null,
  };
}

/** A ticket that says nothing of its time opens the gate on any day; staff hear that the event has not begun. */
function noticeAt(row: PurchasedRow, site: PublishedSite, language: LanguageCode, now: Instant): string | null {
  const { overview } = site.document;
  const hours = eventHours(overview);
  if (hours === undefined || now >= hours.from || (checkinPeriod(purchasedOfRow(row))?.start ?? '') !== '') return null;
  return myTicketMessages[language].gateNotice.early(saidDate(overview.startDate ?? '', language));
}
