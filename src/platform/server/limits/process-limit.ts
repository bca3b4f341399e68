import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import { tally } from '#server/database/tally.ts';
import type { LimitName, limitTable } from './limit-table.ts';
import { type Place, placesOf, type Taker, triedAt } from './places.ts';
import { refuseTooMany } from './refuse-too-many.ts';

/** The limits that each process counts alone. */
export type ProcessLimitName = {
  [Name in LimitName]: (typeof limitTable)[Name]['counted'] extends 'process' ? Name : never;
}[LimitName];

export interface ProcessTries {
  /** Counts a try in each place, or in none when one is full; then it answers in how many milliseconds none is. */
  take(places: readonly Omit<Place, 'credit' | 'limit'>[], now: Instant): number | undefined;
}

const keysMax = 100_000;

export function createProcessTries(): ProcessTries {
  const counts = new Map<string, { tries: number; endsAt: Instant }>();
  return {
    take(places, now) {
      const found = places.map(({ key, withinMs }) => {
        const known = counts.get(key);
        return known !== undefined && known.endsAt > now ? known : { tries: 0, endsAt: now + withinMs };
      });
      const full = found.filter(({ tries }, at) => tries >= places[at]!.most);
      if (full.length > 0) return Math.max(...full.map(({ endsAt }) => endsAt)) - now;
      for (const [at, { key }] of places.entries()) {
        const { tries, endsAt } = found[at]!;
        counts.delete(key);
        if (counts.size >= keysMax) counts.delete(counts.keys().next().value!);
        counts.set(key, { tries: tries + 1, endsAt });
      }
      return undefined;
    },
  };
}

export interface ProcessLimit {
  /** Takes a try; throws 429 when there is none. */
  take(taker: Taker, say?: (language: LanguageCode) => string): void;
}

export function createProcessLimit(database: Pick<Database, 'pool'>, name: ProcessLimitName): ProcessLimit {
  const tries = createProcessTries();
  return {
    take(taker, say) {
      const wait = tries.take(placesOf([name], taker), triedAt(taker));
      if (wait === undefined) return;
      tally(database, 'hiroba_limit_refusals_total', { limit: name });
      throw refuseTooMany(wait, say);
    },
  };
}
