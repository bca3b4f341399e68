import { type Profiler, Session } from 'node:inspector';

export interface CallCounter {
  /** How often any function of JavaScript was called since the count began anew, those of Node and of libraries too. */
  taken(): number;
  close(): void;
}

/** Counts work without a clock: V8 itself counts the calls of this thread, so the count is the same on every machine. */
export function countCalls(): CallCounter {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    taken() {
      let calls = 0;
      // Answered at once: the session is in this thread.
      session.post('Profiler.takePreciseCoverage', (error, given: Profiler.TakePreciseCoverageReturnType) => {
        if (error) throw error;
        for (const { functions } of given.result) {
          for (const { ranges } of functions) for (const { count } of ranges) calls += count;
        }
      });
      return calls;
    },
    close() {
      session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}
