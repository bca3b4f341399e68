import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { told } from '#server/realtime/hints.ts';
import { migrate } from '#server/database/migrate.ts';
import type { CommandContext } from './command.ts';

/** Opens and migrates the database for one piece of work, and closes it even after a failure. */
export async function withDatabase<Result>(
  context: CommandContext,
  work: (database: Database, migrated: string[]) => Promise<Result>,
): Promise<Result> {
  const database = await (context.open ?? (() => openNamed(context)))();
  try {
    const result = await work(database, await migrate(database));
    // The servers that run hear what has changed.
    await told(database);
    return result;
  } finally {
    await database.close();
  }
}

function openNamed({ settings, complain }: CommandContext): Promise<Database> {
  const { dataFolder, databaseUrl } = settings;
  return openDatabase(
    { dataFolder, ...(databaseUrl !== undefined && { databaseUrl }) },
    { onProgress: complain, onProblem: complain },
  );
}
