import { recordOf } from '#kernel/keys-of.ts';
import type { AttendeeFilter } from '../contract.ts';
import { attendeeWishes } from '../rules/attendee-state.ts';

/** What is looked for among attendees, as the address of the list has it. */
export const attendeeQueryNames = ['q', 'ticket', 'slot', 'wish'] as const;
export type AttendeeQuery = Readonly<Record<(typeof attendeeQueryNames)[number], string>>;

export const nothingWished: AttendeeQuery = recordOf(attendeeQueryNames, () => '');

/** What the calls are asked for. What nobody can choose is left out. */
export function filterOf({ q, ticket, slot, wish }: AttendeeQuery): AttendeeFilter {
  const wanted = attendeeWishes.find((one) => one === wish);
  const isTicket = /^\d{1,9}-\d{1,9}$/.test(ticket);
  return {
    ...(q.trim() !== '' && { q }),
    ...(isTicket && { ticket }),
    ...(isTicket && /^\d{1,9}$/.test(slot) && { slot: Number(slot) }),
    ...(wanted !== undefined && { wish: wanted }),
  };
}
