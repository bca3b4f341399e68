import type { MemberRole } from '#features/account/server/account-tables.ts';
import { findMember } from '#features/account/server/find-member.ts';
import {
  addMember,
  giveRole,
  isMemberRole,
  listMembers,
  memberRoles,
  takeRole,
} from '#features/account/server/member-roles.ts';
import { guestList, invite, uninvite } from '#features/doors/server/guest-list.ts';
import { knownSite } from '#features/site/server/realm-of-site.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import { memberTopic } from '#kernel/realtime/topics.ts';
import { tell } from '#server/realtime/hints.ts';
import { type Command, CommandProblem, takeFlag } from './command.ts';
import { withDatabase } from './with-database.ts';

const many = Number.POSITIVE_INFINITY;

export const memberCommand: Command = {
  name: 'member',
  usage: '<site> [--add <mail> …]',
  summary: 'Lists the members of a site, or adds members without a password',
  least: 1,
  most: many,
  async run(args, context) {
    const { flagged: isAdding, rest } = takeFlag(args, '--add');
    const [siteKey = '', ...given] = rest;
    if (isAdding !== given.length > 0)
      throw new CommandProblem('Write: hiroba member event/12 --add hanako@example.jp');
    const mails = readMails(given);
    await withDatabase(context, async (database) => {
      const { realmKey } = await knownSite(database, siteKey);
      for (const mail of mails) {
        const isNew = await addMember(database, realmKey, mail, 'jpn');
        context.say(
          isNew
            ? `Added ${mail} to the members of ${realmKey}. "Forgot password" on the login page sets a password.`
            : `${mail} is a member of ${realmKey} already.`,
        );
      }
      if (isAdding) return;
      const members = await listMembers(database, realmKey, siteKey);
      for (const { mail, loginId, roles } of members) {
        context.say([mail, loginId ?? '-', roles.join(', ')].join('\t').trimEnd());
      }
      if (members.length === 0) context.say(`${realmKey} has no members.`);
    });
  },
};

export const inviteCommand: Command = {
  name: 'invite',
  usage: '<site> [--remove] [<mail> …]',
  summary: 'Invites mail addresses to a site, withdraws invitations, or lists them',
  least: 1,
  most: many,
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
        for (const guest of guests) context.say(guest);
        if (guests.length === 0) context.say(`Nobody is invited to ${siteKey} by mail address.`);
        return;
      }
      const changed = await (isRemoving ? uninvite : invite)(database, siteKey, mails);
      for (const mail of mails) {
        const isChanged = changed.includes(mail.toLowerCase());
        if (isRemoving) context.say(isChanged ? `${mail} is no longer invited.` : `${mail} was not invited.`);
        else context.say(isChanged ? `Invited ${mail}.` : `${mail} was already invited.`);
      }
    });
  },
};

export const roleCommand: Command = {
  name: 'role',
  usage: '<site> <mail> [--remove] <role> …',
  summary: `Gives a member a role at a site (${memberRoles.join(', ')}), or removes it`,
  least: 3,
  most: many,
  async run(args, context) {
    const { flagged: isRemoving, rest } = takeFlag(args, '--remove');
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
      for (const role of roles) {
        const isChanged = await (isRemoving ? takeRole : giveRole)(database, siteKey, memberId, role);
        tell(database, memberTopic(memberId));
        const now = isRemoving ? `is not ${role} at ${siteKey}` : `is ${role} at ${siteKey}`;
        context.say(`${mail} ${now}${isChanged ? ' now' : ', as before'}.`);
      }
    });
  },
};

function readMails(given: readonly string[]): string[] {
  return given.map((typed) => {
    const mail = readMailAddress(typed);
    if (mailAddressProblem(mail) !== undefined) throw new CommandProblem(`"${typed}" is not a mail address.`);
    return mail;
  });
}

function readRole(text: string): MemberRole {
  if (!isMemberRole(text))
    throw new CommandProblem(`There is no role "${text}". The roles are ${memberRoles.join(', ')}.`);
  return text;
}
