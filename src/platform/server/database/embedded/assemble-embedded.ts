import { setTimeout as wait } from 'node:timers/promises';
import { assembleDatabase } from '../assemble-database.ts';
import type { Database } from '../database.ts';
import { noteDataFolder } from './data-folder-of.ts';
import type { EmbeddedPool } from './embedded-pool.ts';
import type { EngineThread } from './start-engine.ts';

/** How long the end waits for queries that are still running. */
const patience = 10_000;

export interface EmbeddedParts {
  engine: EngineThread;
  /** Undefined for a database in memory. */
  dataFolder?: string;
}

interface Ending {
  /** Before the connections end, and after the engine has. */
  before?: () => Promise<void>;
  after?: () => void;
}

const partsOf = new WeakMap<Database, EmbeddedParts>();

/** The parts of a database whose engine runs in this process. */
export function embeddedParts(database: Database): EmbeddedParts | undefined {
  return partsOf.get(database);
}

export function assembleEmbedded(parts: EmbeddedParts, connections: EmbeddedPool, ending: Ending = {}): Database {
  const { engine, dataFolder } = parts;
  const { pool } = connections;
  const atMost = (work: Promise<void> | undefined) => Promise.race([work, wait(patience, undefined, { ref: false })]);
  const database = assembleDatabase('embedded', connections, async () => {
    await atMost(ending.before?.());
    await atMost(pool.end());
    await atMost(engine.stop());
    await engine.kill();
    ending.after?.();
  });
  partsOf.set(database, parts);
  if (dataFolder !== undefined) noteDataFolder(database, dataFolder);
  return database;
}
