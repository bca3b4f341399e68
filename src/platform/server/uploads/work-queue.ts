export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs at most `most` pieces of work at the same time, the others in the order they came. */
export function createWorkQueue(most: number): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
