import type { PaymentMethod, PaymentStatus } from '../payment/payment-method.ts';
import type { StoredDate, TicketSlot, TicketType } from '../sale/ticket.ts';

export const lotteryStatuses = [
  'WAITING',
  'PRE_SUCCESS',
  'SUCCESS',
  'PRIMARY_SUCCESS',
  'SECONDARY_SUCCESS',
  'FAIL',
] as const;
/** PRE_SUCCESS: won, but neither announced nor charged yet (TICKET-025). */
export type LotteryStatus = (typeof lotteryStatuses)[number];

export type TransferStatus = 'TRANSFERRING' | 'TRANSFERRED';

/** The part of the ticket at its purchase that rules depend on (TICKET-122). */
export interface TicketContentSnapshot {
  ticketType: TicketType;
  slots: readonly TicketSlot[];
  dynamicCheckinPeriod: boolean;
  checkinPeriodDays: number;
  enableUnlimitCheckin: boolean;
  enableExternalQr: boolean;
}

/** The part of a purchased ticket, awaited or lost ones included, that rules depend on (TICKET-022). */
export interface PurchasedTicket {
  id: number;
  ticketId: number;
  checkinCount: number;
  checkinPeriodStart: StoredDate;
  checkinPeriodEnd: StoredDate;
  /** When the ticket became the buyer's: paid, or won. */
  availableStartedAt: StoredDate;
  /** 1: canceled. */
  canceled: number;
  /** Ordered and not paid yet, so it comes from the list of unpaid tickets. */
  isUnpaidTicket: boolean;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  lotteryStatus: LotteryStatus | null;
  successTicketSlotId: number | null;
  transferStatus: TransferStatus | null;
  qrString: string | null;
  /** The ticket has a code that only its own event shows. */
  isCodeWithheld?: boolean | undefined;
  ticketContentSnapshot: TicketContentSnapshot;
}

const won: readonly (LotteryStatus | null)[] = ['SUCCESS', 'PRIMARY_SUCCESS', 'SECONDARY_SUCCESS'];
const waiting: readonly (LotteryStatus | null)[] = ['WAITING', 'PRE_SUCCESS'];

type Drawn = Pick<PurchasedTicket, 'ticketContentSnapshot' | 'lotteryStatus'>;

export function isLotteryTicket({ ticketContentSnapshot }: Pick<Drawn, 'ticketContentSnapshot'>): boolean {
  return ticketContentSnapshot.ticketType === 'LOTTERY';
}

export function hasWon(ticket: Drawn): boolean {
  return isLotteryTicket(ticket) && won.includes(ticket.lotteryStatus);
}

export function waitsForDraw(ticket: Drawn): boolean {
  return isLotteryTicket(ticket) && waiting.includes(ticket.lotteryStatus);
}

export function hasLost(ticket: Drawn): boolean {
  return isLotteryTicket(ticket) && ticket.lotteryStatus === 'FAIL';
}

export type LotteryLabel = 'winning' | 'defeat' | 'waiting';

/** The label of a lottery ticket (LOTTERY-004..006). A result that is not announced yet counts as waiting. */
export function lotteryLabel(
  ticket: Pick<PurchasedTicket, 'ticketContentSnapshot' | 'lotteryStatus'>,
): LotteryLabel | undefined {
  if (hasWon(ticket)) return 'winning';
  if (hasLost(ticket)) return 'defeat';
  return waitsForDraw(ticket) ? 'waiting' : undefined;
}
