import { noteLook, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { refuse } from '#server/http/refusal.ts';
import * as calls from '../contract/payouts.ts';
import { askForAccounts, dropPayoutOf, makePayoutOf, payPayoutOf } from './change-payouts.ts';
import type { PayoutServices } from './payout-services.ts';
import { linesOfPayout, payoutsOf } from './read-payouts.ts';

/** What an organiser pays back by transfers. */
export function payoutCalls(services: PayoutServices): ServedConsoleCall[] {
  const { kysely } = services.database;
  const { store } = services.site;
  return [
    serveConsole(calls.readPayouts, async ({ site: { siteKey }, operator, query, context }) => {
      const data = await payoutsOf(services, siteKey, { language: context.language, after: query.after });
      if (data.entries.length > 0) await noteLook(kysely, context, { operator, siteKey, what: 'orders' });
      return { data };
    }),
    serveConsole(calls.askAccounts, async ({ site, operator, body, context }) => {
      const published = await store.site({ portalId: site.portalId, eventId: site.eventId });
      if (published === undefined) throw refuse('notFound');
      const asked = { siteKey: site.siteKey, changer: { operator, context } };
      return { data: { asked: await askForAccounts(services, published, asked, body.refundNumbers) } };
    }),
    serveConsole(calls.makePayout, async ({ site: { siteKey }, operator, body, context }) => ({
      data: { payoutId: await makePayoutOf(services, { siteKey, changer: { operator, context } }, body) },
    })),
    serveConsole(calls.readPayout, async ({ site: { siteKey }, operator, params, context }) => {
      const { payoutId } = params;
      const row = await kysely
        .selectFrom('payout')
        .select('payout_id')
        .where('payout_id', '=', payoutId)
        .where('site_key', '=', siteKey)
        .executeTakeFirst();
      if (row === undefined) throw refuse('notFound');
      await noteLook(kysely, context, { operator, siteKey, what: 'refundAccounts' });
      return { data: { lines: await linesOfPayout(services, payoutId) } };
    }),
    serveConsole(calls.payPayout, async ({ site, operator, params, context }) => {
      const published = await store.site({ portalId: site.portalId, eventId: site.eventId });
      const asked = { siteKey: site.siteKey, changer: { operator, context } };
      return { data: { paid: await payPayoutOf(services, published, asked, params.payoutId) } };
    }),
    serveConsole(calls.dropPayout, async ({ site: { siteKey }, operator, params, context }) => {
      await dropPayoutOf(services, { siteKey, changer: { operator, context } }, params.payoutId);
      return { data: { done: true } } as const;
    }),
  ];
}
