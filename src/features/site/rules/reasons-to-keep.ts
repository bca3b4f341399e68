import type { Instant } from '#kernel/clock.ts';
import { periodState } from '#kernel/period.ts';

/** What speaks against the deletion of a site: events in it, tickets that are still good, orders that wait, money owed. */
export interface ReasonToKeep {
  kind: 'events' | 'tickets' | 'waiting' | 'refunds';
  count: number;
}

export function reasonsToKeep(
  { events, endsAt }: { events: readonly string[]; endsAt: string | undefined },
  { waiting, tickets, refunds }: { waiting: number; tickets: number; refunds: number },
  now: Instant,
): ReasonToKeep[] {
  // Without a date nobody knows that the event is over.
  const isOver = endsAt !== undefined && periodState({ end: endsAt }, now) === 'after';
  const reasons: ReasonToKeep[] = [
    { kind: 'events', count: events.length },
    { kind: 'tickets', count: isOver ? 0 : tickets },
    { kind: 'waiting', count: waiting },
    { kind: 'refunds', count: refunds },
  ];
  return reasons.filter(({ count }) => count > 0);
}
