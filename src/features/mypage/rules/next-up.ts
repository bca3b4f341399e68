import type { Ahead } from '#kernel/ahead.ts';
import type { Instant } from '#kernel/clock.ts';
import { boundsOf, dayMs, startOfTokyoDay } from '#kernel/period.ts';

type Dated = Pick<Ahead, 'startDate' | 'endDate'>;

/** What begins on a day and says no end is over with that day. */
function spanOf({ startDate, endDate }: Dated) {
  const { from, to } = boundsOf({ start: startDate ?? undefined, end: endDate ?? undefined });
  const isOpenEnded = to === Number.POSITIVE_INFINITY && from !== Number.NEGATIVE_INFINITY;
  return { from, to: isOpenEnded ? startOfTokyoDay(from) + dayMs - 1 : to };
}

/** `open`: nobody has said when it begins. */
export type When = 'now' | 'today' | 'tomorrow' | 'later' | 'open';

/** How near something is that is not over, in days of the event's own zone. */
export function whenOf(one: Dated, now: Instant): When {
  const { from } = spanOf(one);
  if (from === Number.NEGATIVE_INFINITY) return 'open';
  const days = Math.round((startOfTokyoDay(from) - startOfTokyoDay(now)) / dayMs);
  const isWholeDay = one.startDate?.length === 10;
  if (from <= now && !(isWholeDay && days === 0)) return 'now';
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later';
}

export interface NextUp {
  /** What the member comes with, of the day that is nearest. */
  ticket: Ahead | null;
  /** What is on, and what follows. */
  coming: Ahead[];
  messages: Ahead[];
}

const comingMax = 3;
/** Of what begins together an appointment is the first. */
const firmness = { talk: 0, session: 1, stream: 2, ticket: 3, messages: 4 } as const satisfies Record<
  Ahead['kind'],
  number
>;

/**
 * What is next for a member, of all that is ahead of them: nothing that is over, and of what comes on later days only
 * those of the first.
 */
export function nextUp(ahead: readonly Ahead[], now: Instant): NextUp {
  const left = ahead
    .filter((one) => now <= spanOf(one).to)
    .toSorted((a, b) => beginOf(a, now) - beginOf(b, now) || firmness[a.kind] - firmness[b.kind]);
  const timed = left.filter(({ kind }) => kind !== 'ticket' && kind !== 'messages');
  return {
    ticket: left.find(({ kind }) => kind === 'ticket') ?? null,
    coming: firstOf(timed, now),
    messages: left.filter(({ kind, count }) => kind === 'messages' && count > 0),
  };
}

/** The first few; streams may run all day and every day, so they leave out one of the rest at most. */
function firstOf(timed: readonly Ahead[], now: Instant): Ahead[] {
  const isStream = ({ kind }: Ahead): boolean => kind === 'stream';
  const streams = near(timed.filter(isStream), now);
  const firm = near(
    timed.filter((one) => !isStream(one)),
    now,
  );
  const first = firm.slice(0, comingMax - Math.min(streams.length, 1));
  const chosen = new Set([...first, ...streams.slice(0, comingMax - first.length)]);
  return timed.filter((one) => chosen.has(one));
}

const near = (timed: readonly Ahead[], now: Instant): Ahead[] =>
  timed.filter((one) => whenOf(one, now) !== 'later' || dayOf(one) === dayOf(timed[0]!));

/** What is on is as near as can be; what nobody has dated comes last. */
function beginOf(one: Ahead, now: Instant): Instant {
  return whenOf(one, now) === 'open' ? Number.MAX_SAFE_INTEGER : Math.max(now, spanOf(one).from);
}

const dayOf = (one: Dated): Instant => startOfTokyoDay(spanOf(one).from);
