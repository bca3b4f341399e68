import { type EnteredSite, noteInLog, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import type { SiteServer } from '#features/site/server.ts';
import { parseInstant } from '#kernel/period.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import * as calls from '../../contract/lottery.ts';
import { plannedMaxMs } from '../../rules/lottery/further-draw.ts';
import { refuseFields, ticketRefusal } from '../sale/ticket-refusal.ts';
import { askForFurther, giveFurtherUp } from './ask-further.ts';
import type { Draws } from './draws.ts';
import { findLottery } from './find-lottery.ts';
import type { FurtherDraws } from './further-draws.ts';
import { askForDraw, enterPublicValue } from './organiser-draws.ts';
import { readProof } from './lottery-call.ts';
import { siteLotteries } from './site-lotteries.ts';

/** The organiser's calls about lotteries. */
export function lotteryDeskCalls({
  database,
  site: sites,
  draws,
  further,
}: {
  database: Database;
  site: SiteServer;
  draws: Draws;
  further: FurtherDraws;
}): ServedConsoleCall[] {
  const keyOf = ({ siteKey }: EnteredSite, { contentId, ticketId }: { contentId: number; ticketId: number }) => ({
    siteKey,
    contentId,
    ticketId,
  });
  const { store } = sites;
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

    serveConsole(calls.drawLotteryAgain, async ({ site, params, body: { number, at }, operator, context }) => {
      const { now } = context;
      const key = { ...keyOf(site, params), drawNumber: number };
      const drawAt = at === undefined ? now : parseInstant(at);
      if (drawAt === undefined || (at !== undefined && drawAt <= now) || drawAt > now + plannedMaxMs)
        throw refuseFields({ at: 'lottery_notLater' });
      const found = await findLottery(sites, key);
      if (found === undefined) throw refuse('notFound');
      const asked = await askForFurther(database, key, found, { now, at: drawAt }, async (tx) => {
        const details = { contentId: key.contentId, detailId: key.ticketId, number, ...(at !== undefined && { at }) };
        await noteInLog(tx, context, { operator, siteKey: site.siteKey, action: 'lottery.drawnAgain', details });
        await further.plan(tx, key, drawAt);
      });
      if (asked === 'unknown') throw refuse('notFound');
      if (asked !== 'asked') throw ticketRefusal(`lottery_${asked}`, status.conflict);
      return { data: { done: true } } as const;
    }),

    serveConsole(calls.giveUpFurtherDraw, async ({ site, params, body: { number }, operator, context }) => {
      const key = { ...keyOf(site, params), drawNumber: number };
      const done = await giveFurtherUp(database, key, async (tx) => {
        const details = { contentId: key.contentId, detailId: key.ticketId, number };
        await noteInLog(tx, context, { operator, siteKey: site.siteKey, action: 'lottery.furtherGivenUp', details });
      });
      if (done === 'unknown') throw refuse('notFound');
      if (done !== 'givenUp') throw ticketRefusal(`lottery_${done}`, status.conflict);
      return { data: { done: true } } as const;
    }),

    serveConsole(calls.readLotteryProof, async ({ site, params, query: { draw }, context }) => ({
      data: await readProof(database, keyOf(site, params), draw, context),
    })),
  ];
}
