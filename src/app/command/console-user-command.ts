import { listConsoleKeys, makeConsoleKey, removeConsoleKey } from '#features/doors/server/console-keys.ts';
import { knownSite } from '#features/site/server/realm-of-site.ts';
import { type Command, CommandProblem, takeFlag } from './command.ts';
import { withDatabase } from './with-database.ts';

export const consoleUserCommand: Command = {
  name: 'console-user',
  usage: '<site> [--add | --remove <key>]',
  summary: 'Lists the console user keys of a site, makes one, or removes one',
  least: 1,
  most: 3,
  async run(args, context) {
    const { flagged: isAdding, rest: afterAdd } = takeFlag(args, '--add');
    const { flagged: isRemoving, rest } = takeFlag(afterAdd, '--remove');
    const [siteKey = '', key] = rest;
    if (isRemoving !== (key !== undefined) || (isAdding && isRemoving) || rest.length > 2) {
      throw new CommandProblem('Write: hiroba console-user event/12, … --add, or … --remove <key>');
    }
    await withDatabase(context, async (database) => {
      const site = await knownSite(database, siteKey);
      if (isAdding) {
        const made = await makeConsoleKey(database, site);
        context.say(made);
        context.say(`It opens the contents for console users at addresses that end with ?consoleUser=${made}`);
        return;
      }
      if (key !== undefined) {
        if (!(await removeConsoleKey(database, site, key))) {
          throw new CommandProblem(`${siteKey} has no such key. \`hiroba console-user ${siteKey}\` lists them.`);
        }
        context.say('Removed. The key no longer opens anything.');
        return;
      }
      const keys = await listConsoleKeys(database, site);
      for (const one of keys) context.say(one);
      if (keys.length === 0) context.say(`${siteKey} has no console user keys.`);
    });
  },
};
