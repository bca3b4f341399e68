import type { Instant } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';
import { startOfNext } from '../../rules/time-unit.ts';

export interface AccountMonth {
  from: Instant;
  until: Instant;
}

/** A month in Japan by its name: 2026-11. */
export function monthOf(name: string): AccountMonth {
  const from = parseInstant(`${name}-01`)!;
  return { from, until: startOfNext('month', from) };
}
