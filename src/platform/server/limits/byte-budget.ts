import { refuse } from '#server/http/refusal.ts';

/** The bytes that one request holds in memory. */
export interface HeldBytes {
  /** Takes more; throws 503 when all requests together would hold too many. */
  take(bytes: number): void;
  release(): void;
}

export interface ByteBudget {
  hold(): HeldBytes;
  used(): number;
}

/** Many large bodies at once must not fill the memory: a visitor beyond the budget is asked to try again. */
export function createByteBudget(most: number): ByteBudget {
  let used = 0;
  return {
    used: () => used,
    hold() {
      let own = 0;
      return {
        take(bytes) {
          if (used + bytes > most) throw refuse('unavailable');
          used += bytes;
          own += bytes;
        },
        release() {
          used -= own;
          own = 0;
        },
      };
    },
  };
}
