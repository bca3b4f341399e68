import { reasonsToKeep } from '../../rules/reasons-to-keep.ts';
import { deleteSite, type ListedSite, listSites, measureSite, setWithdrawn, type SiteSize } from '../site-life.ts';
import { type KnownSite, knownSite } from '../realm-of-site.ts';
import type { Instant } from '#kernel/clock.ts';
import { formatNormal } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type Command, type CommandContext, CommandProblem, takeFlag } from '#server/command/command.ts';
import type { OrdersOfSite, SiteCommandPorts } from './draft-check.ts';
import { withDatabase } from '#server/command/with-database.ts';

export const siteCommand = (ports: SiteCommandPorts): Command => ({
  name: 'site',
  usage: '[withdraw <site> | restore <site> | delete <site> [--yes]]',
  summary: 'Lists the sites, closes one to visitors, opens it again, or deletes it',
  least: 0,
  most: 3,
  shows: 'nobody',
  async run(args, context) {
    const { flagged: isSure, rest } = takeFlag(args, '--yes');
    const [what, siteKey, ...more] = rest;
    const act = what === undefined ? undefined : acts.get(what);
    if (
      more.length > 0 ||
      (act === undefined) !== (what === undefined) ||
      (act === undefined) !== (siteKey === undefined)
    ) {
      throw new CommandProblem('Write: hiroba site, hiroba site withdraw event/12, … restore … or … delete …');
    }
    if (isSure && what !== 'delete') throw new CommandProblem('--yes belongs to: hiroba site delete');
    await withDatabase(context, async (database) => {
      if (act === undefined || siteKey === undefined) return list(database, context);
      await act(database, await knownSite(database, siteKey), { ...context, isSure, ports });
    });
  },
});

interface ActContext extends CommandContext {
  isSure: boolean;
  ports: SiteCommandPorts;
}
type Act = (database: Database, site: KnownSite, context: ActContext) => Promise<void>;
const acts = new Map<string, Act>(Object.entries({ withdraw, restore, delete: remove }));

async function list(database: Database, { say, tell }: CommandContext): Promise<void> {
  const sites = await listSites(database);
  tell({ sites: sites.map((site) => ({ ...site, ...atTimes(site) })) });
  if (sites.length === 0) return say('There is no site. `hiroba import` brings one in.');
  const rows = sites.map((site) => [site.siteKey, stateOf(site), site.ownDomain ?? '-', site.title]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) say(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

const atTimes = ({ publishedAt, withdrawnAt }: ListedSite) => ({
  publishedAt: publishedAt === undefined ? null : new Date(publishedAt).toISOString(),
  withdrawnAt: withdrawnAt === undefined ? null : new Date(withdrawnAt).toISOString(),
});

function stateOf({ publishedAt, withdrawnAt }: ListedSite): string {
  if (withdrawnAt !== undefined) return `withdrawn ${formatNormal(withdrawnAt)}`;
  return publishedAt === undefined ? 'draft only' : `published ${formatNormal(publishedAt)}`;
}

async function withdraw(
  database: Database,
  { siteKey }: KnownSite,
  { now, say, tell, ports }: ActContext,
): Promise<void> {
  const at = now();
  const outcome = await setWithdrawn(database, siteKey, at, (tx) =>
    ports.note(tx, { command: 'site', siteKey, action: 'site.withdrawn', now: at }),
  );
  if (outcome === 'notPublished') throw new CommandProblem(`${siteKey} was never published.`);
  tell({ siteKey, isWithdrawn: true, isChanged: outcome === 'done' });
  if (outcome === 'before') return say(`${siteKey} is withdrawn already.`);
  const { waiting, tickets } = await ports.countOrders(database, siteKey);
  say(`${siteKey} is withdrawn: visitors read that it has closed (410), and nothing more is sold.`);
  if (tickets > 0)
    say(`Sold tickets: ${tickets}. They stay valid, and My tickets, the orders and the gate still work.`);
  if (waiting > 0) say(`Orders that wait for a payment or a draw: ${waiting}. They stay valid too.`);
  say(`To open it again: hiroba site restore ${siteKey}`);
}

async function restore(
  database: Database,
  { siteKey }: KnownSite,
  { now, say, tell, ports }: ActContext,
): Promise<void> {
  const outcome = await setWithdrawn(database, siteKey, null, (tx) =>
    ports.note(tx, { command: 'site', siteKey, action: 'site.restored', now: now() }),
  );
  if (outcome === 'notPublished') throw new CommandProblem(`${siteKey} was never published.`);
  tell({ siteKey, isWithdrawn: false, isChanged: outcome === 'done' });
  say(outcome === 'before' ? `${siteKey} is not withdrawn.` : `${siteKey} is open to visitors again.`);
}

async function remove(
  database: Database,
  site: KnownSite,
  { isSure, now, say, tell, ports }: ActContext,
): Promise<void> {
  const { siteKey, realmKey } = site;
  const size = await measureSite(database, siteKey);
  const orders = await ports.countOrders(database, siteKey);
  const kept = whyKept(size, orders, now());
  if (kept.length > 0) {
    const other = size.events.length > 0 ? '' : `\nTo close it to visitors: hiroba site withdraw ${siteKey}`;
    throw new CommandProblem(`${siteKey} is not deleted:\n${kept.map((why) => `  ${why}`).join('\n')}${other}`);
  }
  const members = realmKey === siteKey ? await ports.countMembers(database, realmKey) : 0;
  tell({ siteKey, isDeleted: isSure, contents: size.contents, items: size.items, members, orders });
  if (!isSure) {
    say(`This would be deleted from ${siteKey} for good:`);
    say(
      `  its draft and its published version, with ${numberOf(size.contents, 'content')} and ${numberOf(size.items, 'item')}`,
    );
    say('  what members answered, saved and agreed to there, their roles and their invitations');
    if (members > 0) say(`  ${numberOf(members, 'account')} with everything that belongs to them`);
    if (orders.completed > 0) say(`${numberOf(orders.completed, 'past order')} would stay for the books.`);
    say(`To keep a copy: hiroba export ${siteKey} <folder>`);
    say(`To delete it: hiroba site delete ${siteKey} --yes`);
    return;
  }
  await inTransaction(database, async (tx) => {
    if (members > 0) await ports.eraseMembers(tx, realmKey);
    await deleteSite(tx, siteKey);
    await ports.note(tx, { command: 'site', siteKey, action: 'site.deleted', now: now() });
  });
  say(`Deleted ${siteKey}.`);
}

/** What speaks against a deletion, a line each. */
function whyKept(size: SiteSize, orders: OrdersOfSite, now: Instant): string[] {
  const says = {
    events: (count: number) => `${numberOf(count, 'event')}, to be deleted first: ${size.events.join(', ')}`,
    tickets: (count: number) => `${numberOf(count, 'sold ticket')} for an event that is not over`,
    waiting: (count: number) => `${numberOf(count, 'order')} waiting for a payment or a draw`,
    refunds: (count: number) => `${numberOf(count, 'refund')} still to be paid (hiroba refunds)`,
  };
  return reasonsToKeep(size, orders, now).map(({ kind, count }) => says[kind](count));
}

function numberOf(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}
