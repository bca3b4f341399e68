import type { LimitKey } from '#server/limits/limit.ts';
import { placesOf, type Taker } from '#server/limits/places.ts';
import { type SharedLimitName, storedKey } from '#server/limits/try-counts.ts';
import type { Database } from '#server/database/database.ts';

/** Fills the counts of a limit by the given keys, so that so many tries are left, without making them. */
export async function useUpTries(
  { pool }: Pick<Database, 'pool'>,
  name: SharedLimitName,
  taker: Taker,
  by: readonly LimitKey[],
  left = 0,
): Promise<void> {
  for (const place of placesOf([name], taker)) {
    if ((JSON.parse(place.key) as string[])[1] !== by.join()) continue;
    await pool.query(
      `insert into try_count values ($1, $2, $3) on conflict (try_key) do update set tries = excluded.tries`,
      [storedKey(place), place.most - left, new Date(taker.context.now + place.withinMs)],
    );
  }
}
