import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Member } from '#kernel/member.ts';
import type { LinkServices, PublishedSite } from '#features/site/server.ts';
import {
  applyTransfer,
  isTransferable,
  type TransferAction,
  type TransferRefusal,
} from '#features/ticket/rules/purchased/transfer.ts';
import {
  keepMember,
  lockPurchased,
  type PurchasedRow,
  purchasedOfRow,
  readPurchased,
  storeTransfer,
  transferOf,
  withFreeCode,
} from '#features/ticket/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import { isMailAddress } from '#server/mail/mail-address.ts';
import { type Refusal, refuse } from '#server/http/refusal.ts';
import { receiverMail, ticketMail } from './my-ticket-mails.ts';
import { refuseLink, refuseTransfer } from './my-ticket-refusal.ts';
import type { MyTicketServices } from './my-ticket-services.ts';
import { isNamed, isRunning, type NamedTicket } from './named-ticket.ts';

type Services = Pick<MyTicketServices, 'database' | 'mail'> & LinkServices;

/** 128 random bits. */
function newTransferCode(): string {
  return randomBytes(16).toString('base64url');
}

/** Whether a ticket may be transferred now: its state allows it and the organiser does not forbid it. */
function mayBeTransferred(row: PurchasedRow, now: Instant): boolean {
  return row.state === 'issued' && row.document.enableTransfer && isTransferable(purchasedOfRow(row), now);
}

/** Makes a transfer link and returns the new row. Throws 404 and 409 (TRANSFER-003). */
export async function startTransfer(
  services: Services,
  site: PublishedSite,
  named: NamedTicket,
  member: Member,
  now: Instant,
): Promise<PurchasedRow> {
  return onOwn(services, site, named, member, now, (row) => {
    if (!row.document.enableTransfer) throw refuseTransfer('off');
    return {
      kind: 'transfer',
      by: member.memberId,
      code: newTransferCode(),
      url: '',
      isTransferable: mayBeTransferred(row, now),
    };
  });
}

/** Ends a transfer, also when its link has run out. Throws 404 and 409 (TRANSFER-004). */
export async function endTransfer(
  services: Services,
  site: PublishedSite,
  named: NamedTicket,
  member: Member,
  now: Instant,
): Promise<PurchasedRow> {
  return onOwn(services, site, named, member, now, () => ({ kind: 'cancel', by: member.memberId }));
}

/** Gives a ticket back to its purchaser. Throws 404 and 409 (TRANSFER-005). */
export async function giveBack(
  services: Services,
  site: PublishedSite,
  named: NamedTicket,
  member: Member,
  now: Instant,
): Promise<PurchasedRow> {
  return onOwn(services, site, named, member, now, (row) => {
    if (row.purchaser_id === null) throw refuseTransfer('purchaserGone');
    return { kind: 'return', by: member.memberId, isUnused: row.checkin_count === 0 };
  });
}

async function onOwn(
  services: Services,
  site: PublishedSite,
  named: NamedTicket,
  member: Member,
  now: Instant,
  actionOn: (row: PurchasedRow) => TransferAction,
): Promise<PurchasedRow> {
  const { database, mail } = services;
  return withFreeCode(database, async (tx) => {
    const row = await lockPurchased(tx, named.purchasedTicketId);
    if (row === undefined || !isNamed(row, site, named, member)) throw refuse('notFound');
    const action = actionOn(row);
    const changed = await act(tx, row, action, now);
    const news = action.kind === 'return' ? ticketMail(services, site, changed, { kind: 'returned' }) : undefined;
    if (news !== undefined) await mail.send(news, { tx });
    return changed;
  });
}

/** The ticket of a valid link, for anybody who has the link. Throws 410. */
export async function findOffered(
  { database }: Pick<Services, 'database'>,
  site: PublishedSite,
  code: string,
  now: Instant,
): Promise<PurchasedRow> {
  const [row] = await readPurchased(database.kysely, { transferCode: code, siteKey: site.siteKey });
  if (row === undefined || row.holder_id === null || !isRunning(row, now) || !mayBeTransferred(row, now))
    throw refuseLink();
  return row;
}

/** Receives a ticket. Throws 410 for an invalid link, and 409 for the member's own ticket (TRANSFER-006). */
export async function receive(
  services: Services,
  site: PublishedSite,
  code: string,
  member: Member,
  now: Instant,
): Promise<PurchasedRow> {
  const { database, mail } = services;
  const offered = await findOffered({ database }, site, code, now);
  return withFreeCode(database, async (tx) => {
    // The member is locked before the ticket, in the same order as when a member is erased.
    if (!(await keepMember(tx, member.memberId))) throw refuse('sessionEnded');
    const row = await lockPurchased(tx, offered.purchased_ticket_id);
    if (row === undefined) throw refuseLink();
    const action = { kind: 'receive', by: member.memberId, code, isTransferable: mayBeTransferred(row, now) } as const;
    const changed = await act(tx, row, action, now);
    // The purchaser's mail has the old number. Only the recipient learns the new one.
    const news = ticketMail(services, site, row, { kind: 'received' });
    if (news !== undefined) await mail.send(news, { tx });
    if (isMailAddress(member.mail)) await mail.send(receiverMail(services, site, changed, member), { tx });
    return changed;
  });
}

async function act(
  tx: Transaction<Tables>,
  row: PurchasedRow,
  action: TransferAction,
  now: Instant,
): Promise<PurchasedRow> {
  const result = applyTransfer(transferOf(row), action, now);
  if ('refused' in result) throw refusalOf(result.refused, action);
  const { holderId } = result.ticket;
  const isTheirs = holderId === row.holder_id || action.kind === 'receive' || (await keepMember(tx, holderId));
  if (!isTheirs) throw refuseTransfer('purchaserGone');
  return storeTransfer(tx, row, result.ticket, { kind: action.kind, now });
}

function refusalOf(refused: TransferRefusal, { kind }: TransferAction): Refusal {
  if (refused === 'linkInvalid' || refused === 'linkExpired') return refuseLink();
  // A link is not valid when its ticket cannot be received any more.
  return refused === 'notTransferable' && kind === 'receive' ? refuseLink() : refuseTransfer(refused);
}
