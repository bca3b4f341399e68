/** Where an attendee is, for the organiser. */
export const attendeeStates = ['notYet', 'entered', 'canceled'] as const;
export type AttendeeState = (typeof attendeeStates)[number];

/** What the list can be cut down to. */
export const attendeeWishes = [...attendeeStates, 'transferred'] as const;
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
