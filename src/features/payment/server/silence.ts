import type { Clock, Instant } from '#kernel/clock.ts';

/** This many lost answers in a row are no accident. */
const silentAfter = 3;
const restMs = 30_000;

/**
 * Gateways that do not answer. Each question to one takes its whole time-out, and hundreds of orders may have one. So
 * no question is sent for half a minute at a time; then a single question finds out whether the gateway is back.
 */
export interface Silence {
  /** Whether the gateway gets no question now. */
  isLeftAlone(gateway: string): boolean;
  /** Notes how a question ended. */
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
