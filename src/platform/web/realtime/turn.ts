import type { Random } from '#kernel/clock.ts';

/** How many of those who hear of the same change a server is asked by in a second. */
const askedPerSecond = 200;
const longestMs = 10_000;

/** How long a page waits before it asks for what so many others want in the same instant. */
export function turnWait(readers: number, random: Random): number {
  return random() * Math.min((readers * 1_000) / askedPerSecond, longestMs);
}

export interface TurnPorts {
  timers: { set(work: () => void, ms: number): unknown; clear(timer: unknown): void };
  random: Random;
}

/** The turn of a page among the readers of a topic. */
export interface Turn {
  /** Does the work when it is this page's turn, or at once if it is the only reader; only the last request counts. */
  wait(readers: number, work: () => void): void;
  giveUp(): void;
}

export function createTurn({ timers, random }: TurnPorts): Turn {
  let timer: unknown;
  const giveUp = (): void => {
    timers.clear(timer);
    timer = undefined;
  };
  return {
    giveUp,
    wait(readers, work) {
      giveUp();
      if (readers <= 1) work();
      else timer = timers.set(work, turnWait(readers, random));
    },
  };
}
