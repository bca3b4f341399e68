import type { Instant } from '#kernel/clock.ts';
import { languageCodes } from '#kernel/language.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import { endOf } from './schedule.ts';

/** What a calendar shows of a session; a change of it is one that people have to know. */
export interface CalendarSession {
  title: LocalizedText;
  startDate: string;
  endDate: string;
  places: readonly LocalizedText[];
}

/** A session as calendars have it. */
export interface CalendarState {
  sequence: number;
  session: CalendarSession;
  isWithdrawn: boolean;
  changedAt: Instant;
}

/**
 * The next state of a session in calendars, from their present state and what the event shows; the same value if
 * nothing changed. A change raises the sequence. A session that the event no longer shows is withdrawn if it was still
 * to come; one that is over does not change.
 */
export function nextState(
  known: CalendarState | undefined,
  shown: CalendarSession | undefined,
  now: Instant,
): CalendarState | undefined {
  if (shown === undefined) {
    if (known === undefined || known.isWithdrawn || endOf(known.session) <= now) return known;
    return { ...known, isWithdrawn: true, sequence: known.sequence + 1, changedAt: now };
  }
  if (known === undefined) return { sequence: 0, session: shown, isWithdrawn: false, changedAt: now };
  if (!known.isWithdrawn && signOf(known.session) === signOf(shown)) return known;
  return { sequence: known.sequence + 1, session: shown, isWithdrawn: false, changedAt: now };
}

/** Equal for sessions with equal words, in whatever order their languages stand. */
function signOf({ title, startDate, endDate, places }: CalendarSession): string {
  const said = (text: LocalizedText) => languageCodes.map((code) => text[code] ?? '');
  return JSON.stringify([said(title), startDate, endDate, places.map(said)]);
}
