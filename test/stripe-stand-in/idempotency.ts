import { Refusal } from './refusal.ts';

interface Done {
  status: number;
  body: unknown;
  isReplayed: boolean;
}

/** Keeps each answer by its key for a day; another request with the same key is refused, as is a second one at once. */
export function createKeys(clock: () => number) {
  const kept = new Map<string, { print: string; at: number; done?: Done }>();
  return {
    async once(key: string | undefined, print: string, work: () => Promise<unknown>): Promise<Done> {
      const before = key === undefined ? undefined : kept.get(key);
      if (key !== undefined && before !== undefined && clock() - before.at < 24 * 60 * 60 * 1000) {
        if (before.print !== print) {
          return refused(
            new Refusal(400, {
              type: 'idempotency_error',
              message:
                'Keys for idempotent requests can only be used with the same parameters they were first used with.',
            }),
          );
        }
        if (before.done === undefined) {
          return refused(
            new Refusal(409, { code: 'idempotency_key_in_use', message: 'Another request is in progress.' }),
          );
        }
        return { ...before.done, isReplayed: true };
      }
      const entry: { print: string; at: number; done?: Done } = { print, at: clock() };
      if (key !== undefined) kept.set(key, entry);
      try {
        entry.done = { status: 200, body: await work(), isReplayed: false };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        entry.done = refused(error);
        // Turned away before it began: no answer is kept.
        if (key !== undefined && [401, 403, 429].includes(error.status)) kept.delete(key);
      }
      return entry.done;
    },
  };
}

/** One request at a time works on an object. */
export function createLocks() {
  const locked = new Set<string>();
  return {
    async while(id: string | undefined, work: () => Promise<void>): Promise<void> {
      if (id === undefined) return work();
      if (locked.has(id)) {
        throw new Refusal(429, { code: 'lock_timeout', message: 'Another API request is accessing this object.' });
      }
      locked.add(id);
      await work().finally(() => locked.delete(id));
    },
  };
}

function refused({ status, error }: Refusal): Done {
  return { status, body: { error }, isReplayed: false };
}
