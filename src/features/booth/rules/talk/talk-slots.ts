import type { Instant } from '#kernel/clock.ts';
import { dayMs, parseInstant, startOfTokyoDay } from '#kernel/period.ts';

const hourMs = 60 * 60_000;

/** Until when a talk may be requested (APPT-004). */
export type TalkDeadline = { kind: 'days'; days: number; hour: number } | { kind: 'hours'; hours: number };

/** Days count back from the day of the talk to hour H of the event's own time, hours from its start. */
export function deadlineOf(deadline: TalkDeadline, startsAt: Instant): Instant {
  if (deadline.kind === 'hours') return startsAt - deadline.hours * hourMs;
  return startOfTokyoDay(startsAt) - deadline.days * dayMs + deadline.hour * hourMs;
}

/** The instant of the deadline itself is open; a talk that has begun is not. */
export function isRequestable(deadline: TalkDeadline, startsAt: Instant, now: Instant): boolean {
  return now <= deadlineOf(deadline, startsAt) && now < startsAt;
}

export interface Span {
  startsAt: Instant;
  endsAt: Instant;
}

/** Touching ends are no overlap. */
export function overlaps(one: Span, other: Span): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

export type SlotState = 'free' | 'taken' | 'closed' | 'past';

/** `closed`: the deadline has passed. */
export function slotState(slot: Span, held: readonly Span[], deadline: TalkDeadline, now: Instant): SlotState {
  if (now >= slot.startsAt) return 'past';
  if (held.some((talk) => overlaps(talk, slot))) return 'taken';
  return isRequestable(deadline, slot.startsAt, now) ? 'free' : 'closed';
}

/** The slots of a person as an organiser wrote them, in order of time. */
export function spansOf(slots: readonly { startAt: string; endAt: string }[]): Span[] {
  return slots
    .map(({ startAt, endAt }) => ({ startsAt: parseInstant(startAt) ?? 0, endsAt: parseInstant(endAt) ?? 0 }))
    .sort((one, other) => one.startsAt - other.startsAt || one.endsAt - other.endsAt);
}
