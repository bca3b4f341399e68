import { byShell, noteInLog, noteLookByShell } from '#features/operator/server.ts';
import { type DraftCheck, knownSite } from '#features/site/server.ts';
import { type Command, CommandProblem, type FeatureCommands, readMails, takeFlag } from '#server/command/command.ts';
import { withDatabase } from '#server/command/with-database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { passcodeWarnings } from './rules/guessable-passcode.ts';
import { listConsoleKeys, makeConsoleKey, removeConsoleKey } from './server/console-keys.ts';
import { guestList, invite, uninvite } from './server/guest-list.ts';
import { previewLinkCommand, type PreviewLinkPorts } from './server/preview-link-command.ts';

export function doorsCommands(ports: PreviewLinkPorts): FeatureCommands<DraftCheck> {
  return {
    commands: [inviteCommand, previewLinkCommand(ports), consoleUserCommand],
    draftCheck: { warn: async ({ change }) => passcodeWarnings(change) },
  };
}

const inviteCommand: Command = {
  name: 'invite',
  usage: '<site> [--remove] [<mail> …]',
  summary: 'Invites mail addresses to a site, withdraws invitations, or lists them',
  least: 1,
  most: Number.POSITIVE_INFINITY,
  shows: 'people',
  async run(args, context) {
    const { flagged: isRemoving, rest } = takeFlag(args, '--remove');
    const [siteKey = '', ...given] = rest;
    const mails = readMails(given);
    if (isRemoving && mails.length === 0)
      throw new CommandProblem('Name the mail addresses whose invitations you withdraw.');
    await withDatabase(context, async (database) => {
      await knownSite(database, siteKey);
      if (mails.length === 0) {
        const guests = await guestList(database, siteKey);
        if (guests.length > 0)
          await noteLookByShell(database, { command: 'invite', siteKey, what: 'guests', now: context.now() });
        context.tell({ invited: guests });
        for (const guest of guests) context.say(guest);
        if (guests.length === 0) context.say(`Nobody is invited to ${siteKey} by mail address.`);
        return;
      }
      const { operator, context: about } = byShell('invite', context.now());
      const changed = await inTransaction(database, async (tx) => {
        const found = await (isRemoving ? uninvite(tx, siteKey, mails) : invite({ kysely: tx }, siteKey, mails));
        if (found.length > 0) {
          const action = isRemoving ? 'guests.removed' : 'guests.invited';
          await noteInLog(tx, about, { operator, siteKey, action, details: { count: found.length } });
        }
        return new Set(found);
      });
      context.tell({ changed: [...changed] });
      for (const mail of mails) {
        const isChanged = changed.has(mail.toLowerCase());
        if (isRemoving) context.say(isChanged ? `${mail} is no longer invited.` : `${mail} was not invited.`);
        else context.say(isChanged ? `Invited ${mail}.` : `${mail} was already invited.`);
      }
    });
  },
};

const consoleUserCommand: Command = {
  name: 'console-user',
  usage: '<site> [--add | --remove <key>]',
  summary: 'Lists the console user keys of a site, makes one, or removes one',
  least: 1,
  most: 3,
  shows: 'nobody',
  async run(args, context) {
    const { flagged: isAdding, rest: afterAdd } = takeFlag(args, '--add');
    const { flagged: isRemoving, rest } = takeFlag(afterAdd, '--remove');
    const [siteKey = '', key] = rest;
    if (isRemoving !== (key !== undefined) || (isAdding && isRemoving) || rest.length > 2) {
      throw new CommandProblem('Write: hiroba console-user event/12, … --add, or … --remove <key>');
    }
    await withDatabase(context, async (database) => {
      const site = await knownSite(database, siteKey);
      const { operator, context: about } = byShell('console-user', context.now());
      if (isAdding) {
        const made = await inTransaction(database, async (tx) => {
          await noteInLog(tx, about, { operator, siteKey, action: 'consoleKey.made' });
          return makeConsoleKey({ kysely: tx }, site);
        });
        context.tell({ key: made });
        context.say(made);
        context.say(`It opens the contents for console users at addresses that end with ?consoleUser=${made}`);
        return;
      }
      if (key !== undefined) {
        const isGone = await inTransaction(database, async (tx) => {
          if (!(await removeConsoleKey({ kysely: tx }, site, key))) return false;
          await noteInLog(tx, about, { operator, siteKey, action: 'consoleKey.ended' });
          return true;
        });
        if (!isGone) {
          throw new CommandProblem(`${siteKey} has no such key. \`hiroba console-user ${siteKey}\` lists them.`);
        }
        context.tell({ removed: key });
        context.say('Removed. The key no longer opens anything.');
        return;
      }
      const keys = await listConsoleKeys(database, site);
      context.tell({ keys });
      for (const one of keys) context.say(one);
      if (keys.length === 0) context.say(`${siteKey} has no console user keys.`);
    });
  },
};
