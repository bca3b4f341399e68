import type { Say } from '#features/site/server.ts';
import { orderMoney } from '#features/ticket/rules/order/order-money.ts';
import { orderOfTicket, type PurchasedRow, type TicketOutline } from '#features/ticket/server.ts';
import { formatInstant } from '#kernel/period.ts';
import type { ListedAttendee } from '../contract.ts';
import { attendeeState, type AttendeeState, owedFor } from '../rules/attendee-state.ts';
import type { Attendee } from './read-attendees.ts';

/** The texts of a ticket as it was sold. */
export function soldTexts(
  {
    document,
    multiple_price_id,
    success_slot_id,
  }: Pick<TicketOutline, 'document' | 'multiple_price_id' | 'success_slot_id'>,
  say: Say,
): { ticket: string; priceName: string; slotName: string } {
  const price = document.multiplePrices.find((one) => one.ticketMultiplePriceId === multiple_price_id);
  const slot = document.slots.find((one) => one.ticketSlotId === success_slot_id);
  return { ticket: say(document.title), priceName: say(price?.name), slotName: say(slot?.name) };
}

export function stateOf({ state, checkin_count }: PurchasedRow): AttendeeState {
  return attendeeState({ isCanceled: state === 'canceled', checkinCount: checkin_count });
}

/** Whole yen that its holder has still to pay. */
export function owedOf(row: PurchasedRow): number {
  return owedFor({ isCanceled: row.state === 'canceled', price: row.price }, orderMoney(orderOfTicket(row)));
}

export function presentAttendee({ row, name, kana, mail, lastCheckin }: Attendee, say: Say): ListedAttendee {
  return {
    purchasedTicketId: row.purchased_ticket_id,
    code: row.code,
    name,
    kana,
    mail,
    ...soldTexts(row, say),
    state: stateOf(row),
    owed: owedOf(row),
    isTransferred: row.transfer_status === 'TRANSFERRED',
    checkedInAt: lastCheckin === undefined ? null : formatInstant(lastCheckin.at),
    gate: lastCheckin?.gate ?? '',
    orderNumber: row.order_number,
  };
}
