import { type EnteredSite, noteInLog, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import type { SiteServer } from '#features/site/server.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import * as calls from '../../contract/lottery.ts';
import { ticketRefusal } from '../sale/ticket-refusal.ts';
import type { Draws } from './draws.ts';
import { askForDraw, enterPublicValue } from './organiser-draws.ts';
import { readProof } from './lottery-call.ts';
import { siteLotteries } from './site-lotteries.ts';

/** The organiser's calls about lotteries. */
export function lotteryDeskCalls({
  database,
  site: { store },
  draws,
}: {
  database: Database;
  site: Pick<SiteServer, 'store'>;
  draws: Draws;
}): ServedConsoleCall[] {
  const keyOf = ({ siteKey }: EnteredSite, { contentId, ticketId }: { contentId: number; ticketId: number }) => ({
    siteKey,
    contentId,
    ticketId,
  });
  return [
    serveConsole(calls.listLotteries, async ({ site, context: { now } }) => ({
      data: {
        lotteries: await siteLotteries({ database, store }, await store.site(site), now),
        mayDraw: site.rights.has('sell'),
      },
    })),

    serveConsole(calls.enterLotteryValue, async ({ site, params, body: { value }, operator, context }) => {
      const key = keyOf(site, params);
      const entered = await enterPublicValue(database, key, value, async (tx) => {
        const details = { contentId: key.contentId, detailId: key.ticketId, value };
        await noteInLog(tx, context, { operator, siteKey: site.siteKey, action: 'lottery.valueEntered', details });
        await draws.look(tx, key);
      });
      if (entered === 'unknown') throw refuse('notFound');
      if (entered !== 'entered') throw ticketRefusal(`lottery_${entered}`, status.conflict);
      return { data: { done: true } } as const;
    }),

    serveConsole(calls.drawLotteryNow, async ({ site, params, operator, context }) => {
      const key = keyOf(site, params);
      const asked = await askForDraw(database, key, context.now, async (tx) => {
        const details = { contentId: key.contentId, detailId: key.ticketId };
        await noteInLog(tx, context, { operator, siteKey: site.siteKey, action: 'lottery.drawAsked', details });
        await draws.look(tx, key);
      });
      if (asked === 'unknown') throw refuse('notFound');
      if (asked !== 'asked') throw ticketRefusal(`lottery_${asked}`, status.conflict);
      return { data: { done: true } } as const;
    }),

    serveConsole(calls.readLotteryProof, async ({ site, params, context }) => ({
      data: await readProof(database, keyOf(site, params), context),
    })),
  ];
}
