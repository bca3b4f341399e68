import { type Connection, mayPrepare, whenIdle } from './quiet-moment.ts';

/** What a page fetches before its visitor turns to it: scripts of its own that wait for a press, of widgets, of linked pages. */
const aheadMax = 6;
/** The scripts that a page has asked for when it rests. */
export const atRestMax = 16;
/** A part is mostly two scripts, and a screen behind a link seldom more than five. */
const ofPart = 2;
const ofScreen = 5;

const settlingMs = 400;

export interface AheadPorts {
  connection(): Connection | undefined;
  /** Whether the browser believes that it has a network at all. */
  isOnline(): boolean;
  /** Resolves in a quiet moment. */
  idle(): Promise<unknown>;
  /** Resolves in a quiet moment after a while in which a page that needs more asks for it. */
  settle(): Promise<unknown>;
  /** How many scripts have come so far. */
  scripts(): number;
}

export interface Ahead {
  /** Another page is shown now, with an allowance of its own. */
  begin(): void;
  /** Fetches in a quiet moment, one after the other; answers false when this page fetches nothing ahead any more. */
  take(load: () => Promise<unknown>): Promise<boolean>;
}

/** One allowance for all that a page fetches ahead, whoever asks for it. What comes is taken to be as large as the largest before. */
export function createAhead({ connection, isOnline, idle, settle, scripts }: AheadPorts): Ahead {
  let atBegin = 0;
  let fetched = 0;
  let largest = ofPart;
  let queue: Promise<unknown> = Promise.resolve();
  let isSettled = false;
  /** A page that still fetches scripts of its own comes first. */
  const turn = async (): Promise<void> => {
    if (isSettled) await idle();
    while (!isSettled) {
      const seen = scripts();
      await settle();
      isSettled = seen === scripts();
    }
  };
  const mayTake = (): boolean =>
    isOnline() &&
    mayPrepare(connection()) &&
    fetched + largest <= aheadMax &&
    scripts() - atBegin + Math.max(ofScreen, largest) <= atRestMax;
  return {
    begin() {
      atBegin = scripts();
      fetched = 0;
      isSettled = false;
    },
    take(load) {
      const taking = queue.then(async () => {
        await turn();
        if (!mayTake()) return false;
        const before = scripts();
        try {
          await load();
        } finally {
          fetched += scripts() - before;
          largest = Math.max(largest, scripts() - before);
        }
        return true;
      });
      queue = taking.catch(() => undefined);
      return taking;
    },
  };
}

/** That of the page in this window. */
export const ahead = createAhead({
  connection: () => navigator.connection,
  isOnline: () => navigator.onLine,
  idle: () => whenIdle(window),
  settle: () => new Promise((resolve) => setTimeout(resolve, settlingMs)).then(() => whenIdle(window)),
  scripts: () => performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name)).length,
});
