import { hoursOfLink, keepLink } from '#features/my-ticket/server.ts';
import { noteInLog, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import type { PublishedSite } from '#features/site/server.ts';
import { parseInstant } from '#kernel/period.ts';
import { status } from '#kernel/status.ts';
import { inTransaction } from '#server/database/transaction.ts';
import * as calls from '../contract/console.ts';
import type { ReadBoard } from './board.ts';
import { readDoubts, settleDoubt } from './doubts.ts';
import { receptionRefusal } from './reception-refusal.ts';
import type { ReceptionServices } from './reception-services.ts';

/** As long as a session of the console lasts. */
const ownMs = 12 * 3_600_000;

/** The organiser's calls about the day. */
export function dayCalls(services: ReceptionServices, readBoard: ReadBoard): ServedConsoleCall[] {
  const { database, store } = services;
  const { kysely } = database;

  const publishedOf = async (at: { portalId: number; eventId: number | undefined }): Promise<PublishedSite> => {
    const site = await store.site(at);
    if (site === undefined || site.isWithdrawn) throw receptionRefusal(status.conflict, ({ notPublic }) => notPublic);
    return site;
  };

  return [
    serveConsole(calls.readBoardDesk, async ({ site: { siteKey, rights }, context }) => ({
      data: { mayMakeLinks: rights.has('govern'), hours: await hoursOfLink(kysely, siteKey, context.now) },
    })),

    serveConsole(calls.readEntryCounts, async ({ site: at, context }) => {
      const site = await store.site(at);
      if (site === undefined) return { data: { counts: null } };
      const { at: countedAt, checkedIn, expected, tickets, gates, quarters } = await readBoard(site, context);
      return { data: { counts: { at: countedAt, checkedIn, expected, tickets, gates, quarters } } };
    }),

    serveConsole(calls.openBoard, async ({ site, operator: { operatorId, name }, context }) => {
      await publishedOf(site);
      const wish = { name, contentIds: [], from: context.now, until: context.now + ownMs, mayFind: false, operatorId };
      const { path } = await keepLink(kysely, site, wish, { now: context.now, page: 'board' });
      return { data: { path } };
    }),

    serveConsole(calls.makeBoardLink, async ({ site, operator, body, context }) => {
      const [from = 0, until = 0] = [parseInstant(body.from), parseInstant(body.until)];
      if (until <= from || until <= context.now) {
        throw receptionRefusal(status.invalid, ({ period }) => period);
      }
      return inTransaction(database, async (tx) => {
        const wish = { name: body.name, contentIds: [], from, until, mayFind: false, madeBy: operator.operatorId };
        const { staffLinkId, path } = await keepLink(tx, site, wish, { now: context.now, page: 'board' });
        const details = { staffLinkId, name: body.name };
        await noteInLog(tx, context, { operator, siteKey: site.siteKey, action: 'staffLink.made', details });
        return { data: { path } };
      });
    }),

    serveConsole(calls.listGateDoubts, async ({ site: at, context }) => {
      const site = await store.site(at);
      return { data: { entries: site === undefined ? [] : await readDoubts(services, site, context) } };
    }),

    serveConsole(calls.settleGateDoubt, async ({ site: { siteKey }, operator, params: { gateEntryId }, context }) => {
      await settleDoubt(services, { siteKey, gateEntryId }, operator, context);
      return { data: { done: true } } as const;
    }),
  ];
}
