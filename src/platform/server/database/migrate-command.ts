import type { Command } from '#server/command/command.ts';
import { withDatabase } from '#server/command/with-database.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  summary: 'Brings the database to this version; a start of the server does so too',
  least: 0,
  most: 0,
  shows: 'nobody',
  async run(_, context) {
    const applied = await withDatabase(context, async (_database, migrated) => migrated);
    context.say(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
  },
};
