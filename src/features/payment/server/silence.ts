import type { Clock, Instant } from '#kernel/clock.ts';

/** So many lost answers in a row are no accident. */
const silentAfter = 3;
const restMs = 30_000;

/**
 * Gateways that say nothing. Each question to one costs its whole time-out, and hundreds of orders may have one; so it is
 * left alone for half a minute at a time, after which a single question finds out whether it is back.
 */
export interface Silence {
  /** Whether it is not to be asked now. */
  isLeftAlone(gateway: string): boolean;
  /** What came of a question. */
  note(gateway: string, isAnswered: boolean): void;
}

export function createSilence(clock: Clock): Silence {
  const silent = new Map<string, { lost: number; until: Instant }>();
  return {
    isLeftAlone(gateway) {
      const known = silent.get(gateway);
      if (known === undefined || known.lost < silentAfter) return false;
      const now = clock();
      if (now < known.until) return true;
      known.until = now + restMs;
      return false;
    },
    note(gateway, isAnswered) {
      if (isAnswered) silent.delete(gateway);
      else silent.set(gateway, { lost: (silent.get(gateway)?.lost ?? 0) + 1, until: clock() + restMs });
    },
  };
}
