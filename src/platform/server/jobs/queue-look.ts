import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { keptLook } from '../kept-look.ts';

export interface QueueFacts {
  name: string;
  due: number;
  later: number;
  running: number;
  parked: number;
  /** How long the oldest due job waits. */
  ageMs: number;
}

/** A longer queue is counted up to here, so that a look at it stays cheap. */
const rowsMax = 10_000;

/** The jobs of all servers, by kind: one statement in 15 seconds, however often it is asked for. */
export function createQueueLook(database: Database): () => Promise<QueueFacts[]> {
  const look = async (): Promise<QueueFacts[]> => {
    if (database.isAway()) return [];
    const { rows } = await sql<QueueFacts>`
      select name,
        count(*) filter (where not isParked and not is_running and run_at <= now())::integer as due,
        count(*) filter (where not isParked and not is_running and run_at > now())::integer as later,
        count(*) filter (where not isParked and is_running)::integer as running,
        count(*) filter (where isParked)::integer as parked,
        coalesce(1000 * extract(epoch from now() - min(run_at)
          filter (where not isParked and not is_running and run_at <= now())), 0)::float as "ageMs"
      from (select name, run_at, is_running, parked_at is not null as isParked from job limit ${rowsMax}) as jobs
      group by name order by name`.execute(database.kysely);
    return rows;
  };
  return keptLook(look, { everyMs: 15_000, patienceMs: 2_000, missed: () => [] });
}
