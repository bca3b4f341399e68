/** Where an attendee is, for the organiser. */
export const attendeeStates = ['notYet', 'entered', 'canceled'] as const;
export type AttendeeState = (typeof attendeeStates)[number];

/** What the list can be cut down to. */
export const attendeeWishes = [...attendeeStates, 'unpaid', 'transferred'] as const;
export type AttendeeWish = (typeof attendeeWishes)[number];

export function attendeeState({
  isCanceled,
  checkinCount,
}: {
  isCanceled: boolean;
  checkinCount: number;
}): AttendeeState {
  if (isCanceled) return 'canceled';
  return checkinCount > 0 ? 'entered' : 'notYet';
}

/** What is still to be paid for a ticket that its holder has: its price, for as long as its order is not paid. */
export function owedFor(ticket: { isCanceled: boolean; price: number }, order: { owed: number }): number {
  return ticket.isCanceled ? 0 : Math.min(ticket.price, order.owed);
}
