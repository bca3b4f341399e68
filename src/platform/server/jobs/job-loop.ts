import type { Clock, Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log/log.ts';
import { claimJobs, nextDue } from './job-store.ts';
import type { JobRunner } from './job-runner.ts';

/**
 * How long it may take until a look at the table. On a server other processes add jobs too, and may die before they run
 * them. Only this process uses the embedded database, so it looks when it has added a job and when one is due, and not
 * at all while none waits.
 */
const looksEveryMs = { postgres: 5_000, embedded: 60_000 };
const afterFailureMs = 5_000;
/** Another process may be about to take the job that is due. */
const soonestMs = 50;

export interface JobLoop {
  start(): void;
  /** There may be something to do. */
  wake(): void;
  /** Claims no more jobs; the claimed ones have begun when this resolves. */
  stop(): Promise<void>;
}

/** Gives the runner each job when it is due. */
export function createJobLoop(
  { kysely, engine }: Database,
  runner: JobRunner,
  { clock, log }: { clock: Clock; log: Log },
): JobLoop {
  let isOn = false;
  let isAsked = false;
  let isFailing = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    if (!isOn) return;
    isAsked = true;
    looking ??= lookWhileAsked().finally(() => {
      looking = undefined;
      if (isAsked) wake();
    });
  }

  function wakeAfter(ms: number): void {
    clearTimeout(timer);
    if (isOn) timer = setTimeout(wake, ms).unref();
  }

  async function lookWhileAsked(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      clearTimeout(timer);
      try {
        await look();
        isFailing = false;
      } catch (error) {
        // Once, not at every look while the database is away.
        if (!isFailing) log.error('Jobs could not be looked up; this is tried again.', { error });
        isFailing = true;
        wakeAfter(afterFailureMs);
      }
    }
  }

  async function look(): Promise<void> {
    const free = runner.free();
    if (free.size > 0) {
      const claimed = await claimJobs(kysely, runner.claim(free));
      for (const job of claimed) void runner.run(job).then(wake);
    }
    // A kind without a free place is looked at again when one of its jobs has ended.
    const names = [...runner.free().keys()];
    const next: Instant | undefined = names.length > 0 ? await nextDue(kysely, names) : undefined;
    const untilNext = next === undefined ? Infinity : Math.max(soonestMs, next - clock());
    if (engine === 'postgres' || next !== undefined) wakeAfter(Math.min(looksEveryMs[engine], untilNext));
  }

  return {
    wake,
    start() {
      isOn = true;
      wake();
    },
    async stop() {
      isOn = false;
      isAsked = false;
      clearTimeout(timer);
      await looking;
    },
  };
}
