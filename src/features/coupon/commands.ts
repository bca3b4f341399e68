import { type DraftCheck, knownSite, publishedSite } from '#features/site/server.ts';
import { csvText } from '#kernel/csv.ts';
import { type Command, CommandProblem, type FeatureCommands, readId } from '#server/command/command.ts';
import { withDatabase } from '#server/command/with-database.ts';
import { couponWarnings } from './rules/coupon-warnings.ts';
import { countUses, readUses } from './server/count-uses.ts';

const couponCommand: Command = {
  name: 'coupon',
  usage: '<site> [<content>]',
  summary: 'Lists how often each coupon was used, or writes the uses per day as CSV',
  least: 1,
  most: 2,
  shows: 'nobody',
  looks: true,
  async run([siteKey = '', content], context) {
    await withDatabase(context, async (database) => {
      await knownSite(database, siteKey);
      if (content === undefined) {
        const counts = await countUses(database, siteKey);
        context.tell({ coupons: counts });
        for (const { contentId, couponId, uses } of counts) context.say([contentId, couponId, uses].join('\t'));
        if (counts.length === 0) context.say(`Nobody has used a coupon of ${siteKey}.`);
        return;
      }
      const contentId = readId(content);
      const { site, store } = await publishedSite(database, siteKey, context, 'nobody can have used a coupon');
      const coupons = await store.items(site, 'coupon', contentId);
      if (coupons === undefined) throw new CommandProblem(`${siteKey} shows no coupons ${content}.`);
      context.say(csvText(await readUses(database, site, contentId, coupons)).trimEnd());
    });
  },
};

export const couponCommands: FeatureCommands<DraftCheck> = {
  commands: [couponCommand],
  draftCheck: {
    async warn({ database, siteKey, change }) {
      return couponWarnings(change, await countUses(database, siteKey));
    },
  },
};
