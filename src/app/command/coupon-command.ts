import { countUses, readUses } from '#features/coupon/server/count-uses.ts';
import { knownSite } from '#features/site/server/realm-of-site.ts';
import { csvText } from '#kernel/csv.ts';
import { type Command, CommandProblem, readId } from './command.ts';
import { publishedSite } from './site-reader.ts';
import { withDatabase } from './with-database.ts';

export const couponCommand: Command = {
  name: 'coupon',
  usage: '<site> [<content>]',
  summary: 'Lists how often each coupon was used, or writes the uses per day as CSV',
  least: 1,
  most: 2,
  async run([siteKey = '', content], context) {
    await withDatabase(context, async (database) => {
      await knownSite(database, siteKey);
      if (content === undefined) {
        const counts = await countUses(database, siteKey);
        for (const { contentId, couponId, uses } of counts) context.say([contentId, couponId, uses].join('\t'));
        if (counts.length === 0) context.say(`Nobody has used a coupon of ${siteKey}.`);
        return;
      }
      const contentId = readId(content);
      const { site, store } = await publishedSite(database, siteKey, {
        complain: context.complain,
        without: 'nobody can have used a coupon',
      });
      const coupons = await store.items(site, 'coupon', contentId);
      if (coupons === undefined) throw new CommandProblem(`${siteKey} shows no coupons ${content}.`);
      context.say(csvText(await readUses(database, site, contentId, coupons)).trimEnd());
    });
  },
};
