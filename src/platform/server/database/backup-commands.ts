import { backup, restore } from '#server/database/backup.ts';
import { type Command, CommandProblem } from '#server/command/command.ts';
import { withDatabase } from '#server/command/with-database.ts';

export const backupCommand: Command = {
  name: 'backup',
  usage: '<file>',
  summary: 'Writes the embedded database and the pictures into one .tar.gz file',
  least: 1,
  most: 1,
  shows: 'nobody',
  async run([file = ''], context) {
    await withDatabase(context, (database) => backup(database, file));
    context.say(`Wrote ${file}.`);
  },
};

export const restoreCommand: Command = {
  name: 'restore',
  usage: '<file>',
  summary: 'Replaces the embedded database and the pictures by a backup',
  least: 1,
  most: 1,
  shows: 'nobody',
  async run([file = ''], { settings, say }) {
    if (settings.databaseUrl !== undefined) {
      throw new CommandProblem('Only the embedded database is restored here: use pg_restore for a PostgreSQL server.');
    }
    const kept = await restore(settings.dataFolder, file);
    say(`Restored ${file}.`);
    if (kept !== undefined) say(`The former data is kept in ${kept}.`);
  },
};
