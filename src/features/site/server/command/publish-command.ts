import { knownSite } from '../realm-of-site.ts';
import { numberOf } from '../../rules/changes/site-change.ts';
import { changedDrafts } from '../changed-drafts.ts';
import { namedPublication } from '../draft/publications.ts';
import { publishSite } from '../publish.ts';
import type { Database } from '#server/database/database.ts';
import { type Command, type CommandContext, CommandProblem, takeFlag } from '#server/command/command.ts';
import { createProgress } from '#server/command/progress.ts';
import { refusalsOf, type SiteCommandPorts } from './draft-check.ts';
import { reportChange } from './report-change.ts';
import { changeLines, leftLines, warningLines } from './say-change.ts';
import { unheardDocuments } from './site-reader.ts';
import { withDatabase } from '#server/command/with-database.ts';

export const publishCommand = (ports: SiteCommandPorts): Command => ({
  name: 'publish',
  usage: '<site> … | --all [--dry-run | --strict]',
  summary: 'Makes the drafts of sites (portal/1, event/12) public; --all: those that have changed',
  least: 1,
  most: Number.POSITIVE_INFINITY,
  shows: 'nobody',
  async run(args, context) {
    const { flagged: isDry, rest: afterDry } = takeFlag(args, '--dry-run');
    const { flagged: isStrict, rest: afterStrict } = takeFlag(afterDry, '--strict');
    const { flagged: isAll, rest: named } = takeFlag(afterStrict, '--all');
    if (isDry && isStrict) throw new CommandProblem('Say either --dry-run, which publishes nothing, or --strict.');
    if (isAll === named.length > 0) throw new CommandProblem('Name the sites, or say --all.');
    await withDatabase(context, async (database) => {
      const siteKeys = isAll ? await changedOfAll(database, context) : named;
      const stop = context.stopSignal?.();
      const refusals = await refusalsInParts(database, siteKeys, context, ports);
      if (refusals.length > 0 && !isDry) throw new CommandProblem(`${refusals.join('\n')}\nNothing was published.`);
      const of = `of ${siteKeys.length.toLocaleString('en')} sites`;
      const tellCompared = createProgress(context, (done) => `Compared ${done} ${of} …`);
      let warnings = 0;
      for (const siteKey of siteKeys) {
        if (stop?.aborted) throw new CommandProblem('Stopped: nothing was published.');
        const report = await reportChange(database, siteKey, context, ports);
        warnings += report.warnings.length;
        if (isDry) for (const line of changeLines(report)) context.say(line);
        for (const line of warningLines(report)) context.complain(line);
        tellCompared();
      }
      if (isDry) return context.say([...refusals, 'Nothing was published.'].join('\n'));
      if (isStrict && warnings > 0) {
        throw new CommandProblem(`${numberOf(warnings, 'warning')}, and --strict: nothing was published.`);
      }
      const tellPublished = createProgress(context, (done) => `Published ${done} ${of} …`);
      const published: { siteKey: string; revision: number }[] = [];
      try {
        for (const siteKey of siteKeys) {
          if (stop?.aborted) throw new CommandProblem('The publication was stopped.');
          published.push({ siteKey, revision: await publish(database, siteKey, context, ports) });
          context.tell({ published });
          tellPublished();
        }
      } catch (error) {
        if (siteKeys.length > 1) {
          for (const line of leftLines('published', published.length, siteKeys.slice(published.length)))
            context.complain(line);
        }
        throw error;
      }
    });
  },
});

/** Sites whose drafts are looked at in one statement. */
const askedAtOnce = 500;

async function refusalsInParts(
  database: Database,
  siteKeys: readonly string[],
  context: CommandContext,
  { draftChecks }: SiteCommandPorts,
): Promise<string[]> {
  const stored = unheardDocuments(context);
  const refusals: string[] = [];
  for (let start = 0; start < siteKeys.length; start += askedAtOnce) {
    const some = siteKeys.slice(start, start + askedAtOnce);
    const found = await refusalsOf(draftChecks, { database, stored, siteKeys: some });
    refusals.push(...found.map(({ says }) => says));
  }
  return refusals;
}

async function publish(
  database: Database,
  siteKey: string,
  { now, say }: CommandContext,
  { note }: SiteCommandPorts,
): Promise<number> {
  const revision = await publishSite(database, siteKey, async (tx, made) => {
    const details = await namedPublication(tx, siteKey, made);
    await note(tx, { command: 'publish', siteKey, action: 'site.published', details, now: now() });
  });
  say(`Published ${siteKey} (revision ${revision}).`);
  if ((await knownSite(database, siteKey)).isWithdrawn) {
    say(`It stays closed to visitors. To open it: hiroba site restore ${siteKey}`);
  }
  return revision;
}

async function changedOfAll(database: Database, { say }: CommandContext): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('site_document')
    .innerJoin('site', 'site.site_key', 'site_document.site_key')
    .select('site.site_key')
    .where('version', '=', 'draft')
    .orderBy('site.portal_id')
    .orderBy('site.event_id', (order) => order.asc().nullsFirst())
    .execute();
  if (rows.length === 0) throw new CommandProblem('There is no draft to publish.');
  const siteKeys = rows.map((row) => row.site_key);
  const changed = await changedDrafts(database, siteKeys);
  const same = siteKeys.length - changed.length;
  if (same > 0) say(`Published before as they are: ${numberOf(same, 'site')}.`);
  return changed;
}
