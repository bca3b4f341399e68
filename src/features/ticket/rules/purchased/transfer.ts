import type { Instant } from '#kernel/clock.ts';
import type { PurchasedTicket, TransferStatus } from './purchased-ticket.ts';
import { purchasedStatus } from './purchased-status.ts';

/** A transfer link is valid this long, its last moment included (TRANSFER-008). */
export const transferLinkMs = 48 * 60 * 60 * 1000;

/** The holder of a ticket, and its transfer (TRANSFER-007). */
export interface TransferState {
  purchaserId: number;
  /** The person who can enter with it. */
  holderId: number;
  transferStatus: TransferStatus | null;
  transferCode: string | null;
  transferUrl: string | null;
  transferStartedAt: Instant | null;
}

export type TransferAction =
  | { kind: 'transfer'; by: number; code: string; url: string; isTransferable: boolean }
  | { kind: 'cancel'; by: number }
  | { kind: 'receive'; by: number; code: string; isTransferable: boolean }
  | { kind: 'return'; by: number; isUnused: boolean };

export type TransferRefusal =
  | 'notHolder'
  | 'received'
  | 'notTransferable'
  | 'transferring'
  | 'notTransferring'
  | 'linkInvalid'
  | 'linkExpired'
  | 'ownTicket'
  | 'used';

export type TransferResult = { ticket: TransferState } | { refused: TransferRefusal };

const noTransfer = { transferStatus: null, transferCode: null, transferUrl: null, transferStartedAt: null };
const refuse = (refused: TransferRefusal): TransferResult => ({ refused });

/** A transfer whose link is still valid. A link that ran out blocks nothing. */
export function isTransferring({ transferStatus, transferStartedAt }: TransferState, now: Instant): boolean {
  return transferStatus === 'TRANSFERRING' && transferStartedAt !== null && now - transferStartedAt <= transferLinkMs;
}

/**
 * The effect of an action on a ticket, or why it has none (TRANSFER-002..008). `isTransferable` is the result of
 * `isTransferable` for the ticket at the same moment.
 */
export function applyTransfer(ticket: TransferState, action: TransferAction, now: Instant): TransferResult {
  switch (action.kind) {
    case 'transfer':
      return start(ticket, action, now);
    case 'cancel':
      if (ticket.holderId !== action.by) return refuse('notHolder');
      return ticket.transferStatus === 'TRANSFERRING'
        ? { ticket: { ...ticket, ...noTransfer } }
        : refuse('notTransferring');
    case 'receive':
      return receive(ticket, action, now);
    case 'return':
      if (ticket.holderId !== action.by || ticket.transferStatus !== 'TRANSFERRED') return refuse('notHolder');
      if (!action.isUnused) return refuse('used');
      return { ticket: { ...ticket, ...noTransfer, holderId: ticket.purchaserId } };
  }
}

function start(ticket: TransferState, action: TransferAction & { kind: 'transfer' }, now: Instant): TransferResult {
  if (ticket.holderId !== action.by) return refuse('notHolder');
  if (ticket.transferStatus === 'TRANSFERRED') return refuse('received');
  if (isTransferring(ticket, now)) return refuse('transferring');
  if (!action.isTransferable) return refuse('notTransferable');
  const link = { transferCode: action.code, transferUrl: action.url, transferStartedAt: now };
  return { ticket: { ...ticket, ...link, transferStatus: 'TRANSFERRING' } };
}

/** Receiving ends the code: a later visitor with the link gets nothing. */
function receive(ticket: TransferState, action: TransferAction & { kind: 'receive' }, now: Instant): TransferResult {
  const { transferStatus, transferCode, holderId } = ticket;
  if (transferStatus !== 'TRANSFERRING' || transferCode !== action.code) return refuse('linkInvalid');
  if (!isTransferring(ticket, now)) return refuse('linkExpired');
  if (holderId === action.by) return refuse('ownTicket');
  if (!action.isTransferable) return refuse('notTransferable');
  return { ticket: { ...ticket, ...noTransfer, transferStatus: 'TRANSFERRED', holderId: action.by } };
}

/**
 * Whether a ticket may be handed on: paid, won if it was drawn, unused and not over. An unpaid ticket stays with its
 * buyer.
 */
export function isTransferable(ticket: PurchasedTicket, now: Instant): boolean {
  const status = purchasedStatus(ticket, now);
  return (status === 'active' || status === 'before') && ticket.checkinCount === 0 && ticket.canceled !== 1;
}
