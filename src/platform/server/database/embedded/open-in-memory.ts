import type { Database } from '../database.ts';
import { assembleEmbedded } from './assemble-embedded.ts';
import { embeddedPool } from './embedded-pool.ts';
import { startEngine } from './start-engine.ts';

/** A database in memory, from a template when there is one: for tests, and for commands that only ask a database. */
export async function openInMemory(template?: string): Promise<Database> {
  const engine = await startEngine({ template }, (error) => console.error(error.message));
  return assembleEmbedded({ engine }, embeddedPool(engine, { onProblem: console.error }));
}
