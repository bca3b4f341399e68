import { beginPath, resetPath } from '#kernel/console/console-endpoint.ts';
import { readMailAddress } from '#kernel/mail-address.ts';
import {
  type Command,
  type CommandContext,
  CommandProblem,
  type FeatureCommands,
  takeOption,
} from '#server/command/command.ts';
import { withDatabase } from '#server/command/with-database.ts';
import type { Database } from '#server/database/database.ts';
import { isOrigin } from '#server/http/settings.ts';
import { everywhere } from './rules/rights-at.ts';
import { byShell, noteLookByShell } from './server/by-shell.ts';
import { makeLink } from './server/links.ts';
import { mailKeyOf } from './server/operators.ts';
import { suspendOperator } from './server/people.ts';
import { resetAtOnce } from './server/resets.ts';

const operatorCommand: Command = {
  name: 'operator',
  usage: '[link | list | suspend <mail> | restore <mail> | reset <mail>] [--at <origin>]',
  summary: 'Operators of the console: a one-time link that makes one with every right, who they are, and who may enter',
  least: 0,
  most: 4,
  shows: 'people',
  async run(args, context) {
    const { value: at, rest } = takeOption(args, '--at');
    if (at !== undefined && !isOrigin(at)) {
      throw new CommandProblem('--at must be an origin such as https://events.example.jp.');
    }
    const [what = 'link', mail, ...more] = rest;
    if (more.length === 0 && mail === undefined) {
      if (what === 'link') return printLink(originOf(at, context), context);
      if (what === 'list') return withDatabase(context, (database) => list(database, context));
    }
    if (more.length === 0 && mail !== undefined) {
      const isSuspension = what === 'suspend' || what === 'restore';
      if (isSuspension) return withDatabase(context, (database) => suspend(database, what, mail, context));
      if (what === 'reset') {
        const origin = originOf(at, context);
        return withDatabase(context, (database) => reset(database, mail, { origin, context }));
      }
    }
    throw new CommandProblem('Say link, list, or suspend, restore or reset with a mail address.');
  },
};

async function printLink(origin: string, context: CommandContext): Promise<void> {
  await withDatabase(context, async (database) => {
    const token = await makeLink(database, { siteKey: everywhere, role: 'owner' }, context.now());
    context.tell({ link: `${origin}${beginPath(token)}` });
    context.say(`${origin}${beginPath(token)}`);
    context.say('Whoever opens it first, within 72 hours, becomes an operator with every right.');
  });
}

function originOf(at: string | undefined, { settings }: CommandContext): string {
  const origin = at ?? settings.publicUrl();
  if (origin !== undefined) return origin;
  throw new CommandProblem('Where is the server? Set HIROBA_URL, or say --at https://events.example.jp.');
}

async function list(database: Database, context: CommandContext): Promise<void> {
  const { kysely } = database;
  const operators = await kysely
    .selectFrom('operator')
    .select(['operator_id', 'name', 'mail', 'suspended_at'])
    .orderBy('operator_id')
    .execute();
  const grants = await kysely
    .selectFrom('operator_grant')
    .select(['operator_id', 'site_key', 'role', 'suspended_at'])
    .orderBy('grant_id')
    .execute();
  if (operators.length > 0)
    await noteLookByShell(database, { command: 'operator', what: 'operators', now: context.now() });
  context.tell({
    operators: operators.map(({ operator_id: id, name, mail, suspended_at: suspendedAt }) => ({
      name,
      mail,
      isSuspended: suspendedAt !== null,
      grants: grants
        .filter((one) => one.operator_id === id)
        .map((one) => ({ site: one.site_key, role: one.role, isSuspended: one.suspended_at !== null })),
    })),
  });
  if (operators.length === 0) context.say('There is no operator yet: hiroba operator link makes the first.');
  for (const { operator_id: id, name, mail, suspended_at: suspendedAt } of operators) {
    const theirs = grants.filter((one) => one.operator_id === id);
    const roles = theirs.map((one) => `${one.role} of ${one.site_key}${one.suspended_at ? ' (suspended)' : ''}`);
    context.say(`${mail}  ${name}${suspendedAt ? '  SUSPENDED' : ''}`);
    context.say(`  ${roles.join(', ') || 'no rights'}`);
  }
}

async function find({ kysely }: Database, mail: string): Promise<{ operatorId: number; mail: string }> {
  const row = await kysely
    .selectFrom('operator')
    .select(['operator_id', 'mail'])
    .where('mail_key', '=', mailKeyOf(readMailAddress(mail)))
    .executeTakeFirst();
  if (row === undefined) throw new CommandProblem(`Nobody has the mail address ${mail}.`);
  return { operatorId: row.operator_id, mail: row.mail };
}

async function suspend(database: Database, what: string, typed: string, context: CommandContext): Promise<void> {
  const { operatorId, mail } = await find(database, typed);
  const isSuspended = what === 'suspend';
  const { operator: by, context: seen } = byShell('operator', context.now());
  await suspendOperator(database, operatorId, isSuspended, { by, context: seen });
  context.tell({ mail, isSuspended });
  context.say(isSuspended ? `${mail} cannot sign in any more.` : `${mail} can sign in again.`);
}

async function reset(
  database: Database,
  typed: string,
  { origin, context }: { origin: string; context: CommandContext },
): Promise<void> {
  const { operatorId, mail } = await find(database, typed);
  const { operator: by, context: seen } = byShell('operator', context.now());
  const token = await resetAtOnce(database, operatorId, { by, now: seen.now });
  context.tell({ link: `${origin}${resetPath(token)}` });
  context.say(`${origin}${resetPath(token)}`);
  context.say(
    `By this link ${mail} chooses a new password, once, within 72 hours. Until then nothing else lets them in.`,
  );
}

export const operatorCommands: FeatureCommands = { commands: [operatorCommand] };
