import { knownSite } from '#features/site/server/realm-of-site.ts';
import { numberOf } from '#features/site/rules/changes/site-change.ts';
import { publishSite } from '#features/site/server/publish.ts';
import { findMovedClosings, sayMovedClosing } from '#features/ticket/server/lottery/moved-closings.ts';
import type { Database } from '#server/database/database.ts';
import { type Command, type CommandContext, CommandProblem, takeFlag } from './command.ts';
import { reportChange } from './report-change.ts';
import { changeLines, warningLines } from './say-change.ts';
import { unheardDocuments } from './site-reader.ts';
import { withDatabase } from './with-database.ts';

export const publishCommand: Command = {
  name: 'publish',
  usage: '<site> … | --all [--dry-run | --strict]',
  summary: 'Makes the drafts of sites (portal/1, event/12) public',
  least: 1,
  most: Number.POSITIVE_INFINITY,
  async run(args, context) {
    const { flagged: isDry, rest: afterDry } = takeFlag(args, '--dry-run');
    const { flagged: isStrict, rest: afterStrict } = takeFlag(afterDry, '--strict');
    const { flagged: isAll, rest: named } = takeFlag(afterStrict, '--all');
    if (isDry && isStrict) throw new CommandProblem('Say either --dry-run, which publishes nothing, or --strict.');
    if (isAll === named.length > 0) throw new CommandProblem('Name the sites, or say --all.');
    await withDatabase(context, async (database) => {
      const siteKeys = isAll ? await allDrafts(database) : named;
      if (siteKeys.length === 0) throw new CommandProblem('There is no draft to publish.');
      const moved = await findMovedClosings(database, unheardDocuments, siteKeys);
      const refusals = moved.map(sayMovedClosing);
      if (refusals.length > 0 && !isDry) throw new CommandProblem(`${refusals.join('\n')}\nNothing was published.`);
      let warnings = 0;
      for (const siteKey of siteKeys) {
        const report = await reportChange(database, siteKey, context.now());
        warnings += report.warnings.length;
        if (isDry) for (const line of changeLines(report)) context.say(line);
        for (const line of warningLines(report)) context.complain(line);
      }
      if (isDry) return context.say([...refusals, 'Nothing was published.'].join('\n'));
      if (isStrict && warnings > 0) {
        throw new CommandProblem(`${numberOf(warnings, 'warning')}, and --strict: nothing was published.`);
      }
      for (const siteKey of siteKeys) await publish(database, siteKey, context);
    });
  },
};

async function publish(database: Database, siteKey: string, { say }: CommandContext): Promise<void> {
  const revision = await publishSite(database, siteKey);
  say(`Published ${siteKey} (revision ${revision}).`);
  if ((await knownSite(database, siteKey)).isWithdrawn) {
    say(`It stays closed to visitors. To open it: hiroba site restore ${siteKey}`);
  }
}

async function allDrafts(database: Database): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('site_document')
    .innerJoin('site', 'site.site_key', 'site_document.site_key')
    .select('site.site_key')
    .where('version', '=', 'draft')
    .orderBy('site.portal_id')
    .orderBy('site.event_id', (order) => order.asc().nullsFirst())
    .execute();
  return rows.map((row) => row.site_key);
}
