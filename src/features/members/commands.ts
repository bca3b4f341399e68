import { findMember, isMemberRole, listMembers, type MemberRole, memberRoles } from '#features/account/server.ts';
import { byShell, noteLookByShell } from '#features/operator/server.ts';
import { knownSite } from '#features/site/server.ts';
import {
  type Command,
  CommandProblem,
  type FeatureCommands,
  readMails,
  readReason,
  takeFlag,
  takeOption,
} from '#server/command/command.ts';
import { withDatabase } from '#server/command/with-database.ts';
import { addByShell, changeRoleByShell } from './server/change-by-shell.ts';

const many = Number.POSITIVE_INFINITY;

const memberCommand: Command = {
  name: 'member',
  usage: '<site> [--add <mail> …]',
  summary: 'Lists the members of a site, or adds members without a password',
  least: 1,
  most: many,
  shows: 'people',
  async run(args, context) {
    const { flagged: isAdding, rest } = takeFlag(args, '--add');
    const [siteKey = '', ...given] = rest;
    if (isAdding !== given.length > 0)
      throw new CommandProblem('Write: hiroba member event/12 --add hanako@example.jp');
    const mails = readMails(given);
    await withDatabase(context, async (database) => {
      const { realmKey } = await knownSite(database, siteKey);
      const added: { mail: string; isNew: boolean }[] = [];
      for (const mail of mails) {
        const isNew = await addByShell(database, { ...byShell('member', context.now()), siteKey }, realmKey, mail);
        added.push({ mail, isNew });
        context.say(
          isNew
            ? `Added ${mail} to the members of ${realmKey}. "Forgot password" on the login page sets a password.`
            : `${mail} is a member of ${realmKey} already.`,
        );
      }
      if (isAdding) return context.tell({ added });
      const members = await listMembers(database, realmKey, siteKey);
      if (members.length > 0)
        await noteLookByShell(database, { command: 'member', siteKey, what: 'members', now: context.now() });
      context.tell({ members });
      for (const { mail, loginId, roles } of members) {
        context.say([mail, loginId ?? '-', roles.join(', ')].join('\t').trimEnd());
      }
      if (members.length === 0) context.say(`${realmKey} has no members.`);
    });
  },
};

const roleCommand: Command = {
  name: 'role',
  usage: '<site> <mail> [--remove] <role> … [--because <reason>]',
  summary: `Gives a member a role at a site (${memberRoles.join(', ')}), or removes it`,
  least: 3,
  most: many,
  shows: 'nobody',
  async run(args, context) {
    const { flagged: isRemoving, rest: afterRemove } = takeFlag(args, '--remove');
    const { value: because, rest } = takeOption(afterRemove, '--because');
    const reason = readReason(because);
    const [siteKey = '', given = '', ...named] = rest;
    const [mail = ''] = readMails([given]);
    const roles = named.map(readRole);
    if (roles.length === 0) throw new CommandProblem(`Which role? ${memberRoles.join(', ')}`);
    await withDatabase(context, async (database) => {
      const { realmKey } = await knownSite(database, siteKey);
      const memberId = (await findMember(database, realmKey, mail))?.memberId;
      if (memberId === undefined) {
        throw new CommandProblem(
          `${mail} is no member of ${realmKey}. \`hiroba member ${siteKey} --add ${mail}\` makes one.`,
        );
      }
      const told: { role: MemberRole; isGiven: boolean; isChanged: boolean }[] = [];
      for (const role of roles) {
        const changer = { ...byShell('role', context.now()), siteKey };
        const isChanged = await changeRoleByShell(database, changer, memberId, { role, isGiven: !isRemoving, reason });
        told.push({ role, isGiven: !isRemoving, isChanged });
        const now = isRemoving ? `is not ${role} at ${siteKey}` : `is ${role} at ${siteKey}`;
        context.say(`${mail} ${now}${isChanged ? ' now' : ', as before'}.`);
      }
      context.tell({ roles: told });
    });
  },
};

function readRole(text: string): MemberRole {
  if (!isMemberRole(text))
    throw new CommandProblem(`There is no role "${text}". The roles are ${memberRoles.join(', ')}.`);
  return text;
}

export const memberCommands: FeatureCommands = { commands: [memberCommand, roleCommand] };
