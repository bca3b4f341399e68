import type { Instant } from '#kernel/clock.ts';

export interface ServerClock {
  /** The server's time. Before any answer it is the device's. */
  now(): Instant;
  /** An instant that the server just told. */
  hear(instant: Instant): void;
  /** The `Date` header of an answer, which has whole seconds; null and nonsense change nothing. */
  hearDate(header: string | null): void;
  /** Stands still from now on: a preview of another time. */
  stopAt(instant: Instant): void;
}

/** A clock of the device; `elapsed` only ever grows, but some devices stop it while they sleep. */
interface DeviceClock {
  now(): number;
  elapsed(): number;
}

/** Follows the server's time from the instants that come with its answers: a visitor's clock may be hours wrong. */
export function createServerClock(device: DeviceClock): ServerClock {
  let heard: { instant: Instant; now: number; elapsed: number } | undefined;
  let stoppedAt: Instant | undefined;
  const now = (): Instant => {
    if (stoppedAt !== undefined) return stoppedAt;
    if (heard === undefined) return device.now();
    // A clock that is set back does not stop the time, and neither does a device that slept.
    return heard.instant + Math.max(device.now() - heard.now, device.elapsed() - heard.elapsed);
  };
  const hear = (instant: Instant): void => {
    heard = { instant, now: device.now(), elapsed: device.elapsed() };
  };
  return {
    now,
    hear,
    stopAt(instant) {
      stoppedAt = instant;
    },
    hearDate(header) {
      const second = Date.parse(header ?? '');
      if (Number.isNaN(second)) return;
      const isSame = heard !== undefined && now() >= second && now() < second + 1_000;
      if (!isSame) hear(second);
    },
  };
}

export const serverClock = createServerClock({ now: () => Date.now(), elapsed: () => performance.now() });
