import { knownSite } from '#features/site/server/realm-of-site.ts';
import { publishSite } from '#features/site/server/publish.ts';
import { findMovedClosings, sayMovedClosing } from '#features/ticket/server/lottery/moved-closings.ts';
import type { Database } from '#server/database/database.ts';
import { type Command, CommandProblem } from './command.ts';
import { withDatabase } from './with-database.ts';

export const publishCommand: Command = {
  name: 'publish',
  usage: '<site> … | --all',
  summary: 'Makes the drafts of sites (portal/1, event/12) public',
  least: 1,
  most: Number.POSITIVE_INFINITY,
  async run(args, context) {
    await withDatabase(context, async (database) => {
      const siteKeys = args.includes('--all') ? await allDrafts(database) : args;
      if (siteKeys.length === 0) throw new CommandProblem('There is no draft to publish.');
      const moved = await findMovedClosings(database, siteKeys);
      if (moved.length > 0)
        throw new CommandProblem(`${moved.map(sayMovedClosing).join('\n')}\nNothing was published.`);
      for (const siteKey of siteKeys) {
        const revision = await publishSite(database, siteKey);
        context.say(`Published ${siteKey} (revision ${revision}).`);
        if ((await knownSite(database, siteKey)).isWithdrawn) {
          context.say(`It stays closed to visitors. To open it: hiroba site restore ${siteKey}`);
        }
      }
    });
  },
};

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
