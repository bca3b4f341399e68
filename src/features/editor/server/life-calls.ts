import type { Transaction } from 'kysely';
import { noteInLog, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import {
  deleteSite,
  knownSite,
  measureSite,
  publicState,
  readSettings,
  setWithdrawn,
  type SiteCommandPorts,
  type SiteStore,
} from '#features/site/server.ts';
import { reasonsToKeep } from '#features/site/rules/reasons-to-keep.ts';
import type { Instant } from '#kernel/clock.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { Refusal } from '#server/http/refusal.ts';
import * as calls from '../contract/site-life.ts';
import { editorTexts } from './editor-texts.ts';
import { refuseAt } from './make-site.ts';

export interface LifePorts extends Pick<SiteCommandPorts, 'countOrders' | 'countMembers' | 'eraseMembers'> {
  /** Nothing of the event is sold until the end of the transaction; a sale waits, and sees what it changed. */
  holdSales(tx: Transaction<Tables>, siteKey: string): Promise<void>;
  /** What other features keep by the portal of an event goes where the event goes. */
  moveVisits(tx: Transaction<Tables>, move: { eventId: number; from: number; to: number }): Promise<void>;
  moveConsoleKeys(tx: Transaction<Tables>, move: { eventId: number; portalId: number }): Promise<void>;
}

interface LifeServices {
  database: Database;
  store: SiteStore;
  life: LifePorts;
}

const done = { data: { done: true } } as const;

/** The calls that close a site to visitors, open it again, and delete it: what `hiroba site` does in a terminal. */
export function lifeCalls({ database, store, life }: LifeServices): ServedConsoleCall[] {
  const stateOf = async (siteKey: string, now: Instant) => {
    const [known, size, orders, shown] = await Promise.all([
      knownSite(database, siteKey),
      measureSite(database, siteKey),
      life.countOrders(database, siteKey),
      publicState(database, siteKey),
    ]);
    const hasOwnMembers = known.realmKey === siteKey;
    return {
      realmKey: hasOwnMembers ? known.realmKey : undefined,
      members: hasOwnMembers ? await life.countMembers(database, known.realmKey) : 0,
      state: shown.isWithdrawn
        ? ('withdrawn' as const)
        : shown.publishedAt === null
          ? ('draft' as const)
          : ('public' as const),
      orders,
      reasons: reasonsToKeep(size, orders, now),
    };
  };
  return [
    serveConsole(calls.readSiteLife, async ({ site: { siteKey }, context }) => {
      const { state, orders, members, reasons } = await stateOf(siteKey, context.now);
      return { data: { state, tickets: orders.tickets, waiting: orders.waiting, members, reasons } };
    }),

    serveConsole(calls.withdrawSite, async ({ site: { siteKey }, operator, context }) => {
      const outcome = await setWithdrawn(database, siteKey, context.now, (tx) =>
        noteInLog(tx, context, { operator, siteKey, action: 'site.withdrawn' }),
      );
      if (outcome === 'notPublished') throw new Refusal(status.conflict, (language) => editorTexts[language].notPublic);
      await store.directory.refresh();
      return done;
    }),

    serveConsole(calls.restoreSite, async ({ site: { siteKey }, operator, context }) => {
      await setWithdrawn(database, siteKey, null, (tx) =>
        noteInLog(tx, context, { operator, siteKey, action: 'site.restored' }),
      );
      await store.directory.refresh();
      return done;
    }),

    serveConsole(calls.deleteSite, async ({ site: { siteKey }, body, operator, context }) => {
      const [settings] = await readSettings(database.kysely, { siteKeys: [siteKey], version: 'draft' });
      const names = Object.values(settings?.document?.webSetting.title ?? {});
      if (!names.some((name) => name.trim() === body.name.trim())) throw refuseAt(['name'], 'invalidValue');
      const { realmKey, reasons } = await stateOf(siteKey, context.now);
      if (reasons.length > 0) throw new Refusal(status.conflict, (language) => editorTexts[language].isKept);
      await inTransaction(database, async (tx) => {
        if (realmKey !== undefined) await life.eraseMembers(tx, realmKey);
        await deleteSite(tx, siteKey);
        await noteInLog(tx, context, { operator, siteKey, action: 'site.deleted', details: {} });
      });
      await store.directory.refresh();
      return done;
    }),
  ];
}
