import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database.ts';

/** Whether the database answers at once; never throws. */
export async function readiness(database: Database, patience = 2000): Promise<boolean> {
  const asked = database.pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, wait(patience, false, { ref: false })]);
}
