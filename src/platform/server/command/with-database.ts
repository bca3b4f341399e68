import { setTimeout as wait } from 'node:timers/promises';
import { FolderInUse } from '#server/database/startup-problem.ts';
import { openAsGuest } from '#server/guests/open-as-guest.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { told } from '#server/realtime/hints.ts';
import { migrate } from '#server/database/migrate.ts';
import type { CommandContext } from './command.ts';

/** How long a command waits for a server that is starting, or for another command that is alone with the database. */
const triesMax = 40;
const triesEveryMs = 250;

/** Opens the database for one piece of work, migrated, and closes it even after a failure. */
export async function withDatabase<Result>(
  context: CommandContext,
  work: (database: Database, migrated: string[]) => Promise<Result>,
): Promise<Result> {
  const { database, isGuest } = await open(context);
  try {
    const result = await work(database, isGuest ? [] : await migrate(database));
    // The servers that run hear what has changed.
    await told(database);
    return result;
  } finally {
    await database.close();
  }
}

interface Opened {
  database: Database;
  /** The database is that of a server that runs, which has migrated it. */
  isGuest: boolean;
}

async function open(context: CommandContext): Promise<Opened> {
  if (context.open !== undefined) return { database: await context.open(), isGuest: false };
  const { dataFolder, databaseUrl } = context.settings;
  const hooks = { onProgress: context.complain, onProblem: context.complain };
  if (databaseUrl !== undefined)
    return { database: await openDatabase({ dataFolder, databaseUrl }, hooks), isGuest: false };
  for (let tries = 1; ; tries += 1) {
    const guest = await openAsGuest(dataFolder);
    if (guest !== undefined) return { database: guest, isGuest: true };
    try {
      return { database: await openDatabase({ dataFolder }, hooks), isGuest: false };
    } catch (error) {
      if (!(error instanceof FolderInUse) || tries === triesMax) throw error;
      if (tries === 1) context.complain('Another process has just opened the data folder: waiting for it …');
      await wait(triesEveryMs);
    }
  }
}
