import type { Instant } from '#kernel/clock.ts';
import { parseInstant, periodState } from '#kernel/period.ts';

interface Listed {
  isRelease: boolean;
  overview: { applicationType: string; name: string; startDate: string | null; endDate: string | null };
}

/** The events a portal lists: opened, with a name, and released unless in draft mode (core 7). */
export function visibleEvents<E extends Listed>(events: readonly E[], isDraft: boolean): E[] {
  return events.filter(
    ({ isRelease, overview }) =>
      overview.applicationType === 'opened' && overview.name.trim() !== '' && (isRelease || isDraft),
  );
}

/** Running and coming events first, by their start, undated ones after them; then past ones, the latest first. */
export function sortEvents<E extends Listed>(events: readonly E[], now: Instant): E[] {
  const startOf = ({ overview }: E) => parseInstant(overview.startDate ?? '') ?? Number.MAX_SAFE_INTEGER;
  const isPast = ({ overview }: E) =>
    periodState({ end: overview.endDate ?? overview.startDate ?? undefined }, now) === 'after';
  return [...events].sort((a, b) => {
    const past = Number(isPast(a)) - Number(isPast(b));
    if (past !== 0) return past;
    return isPast(a) ? startOf(b) - startOf(a) : startOf(a) - startOf(b);
  });
}
