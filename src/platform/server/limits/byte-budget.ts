import { refuse } from '#server/http/refusal.ts';
import { addressGroup } from './address-group.ts';

/** The bytes that one request holds in memory. */
export interface HeldBytes {
  /** Takes more; throws 503 when all requests together, or those of the same address, would hold too many. */
  take(bytes: number): void;
  release(): void;
}

export interface ByteBudget {
  hold(address: string): HeldBytes;
  used(): number;
}

/**
 * Many large bodies at once must not fill the memory: a visitor beyond the budget is asked to try again. Who sends slowly
 * holds what they sent, so an address has half of the budget at most.
 */
export function createByteBudget(most: number): ByteBudget {
  let used = 0;
  const ofAddresses = new Map<string, number>();
  return {
    used: () => used,
    hold(address) {
      const group = addressGroup(address);
      const ofAddress = (): number => ofAddresses.get(group) ?? 0;
      let own = 0;
      return {
        take(bytes) {
          if (used + bytes > most || ofAddress() + bytes > most / 2) throw refuse('unavailable');
          used += bytes;
          own += bytes;
          ofAddresses.set(group, ofAddress() + bytes);
        },
        release() {
          used -= own;
          if (ofAddress() > own) ofAddresses.set(group, ofAddress() - own);
          else ofAddresses.delete(group);
          own = 0;
        },
      };
    },
  };
}
