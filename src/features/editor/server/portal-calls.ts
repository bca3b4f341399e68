import {
  grant,
  isOwnerOfNew,
  noteInLog,
  type Operator,
  type ServedConsoleCall,
  serveConsole,
} from '#features/operator/server.ts';
import { rightsAt } from '#features/operator/rules/rights-at.ts';
import { knownSite, listDrafts, moveEvent, type SiteStore, siteKey as keyOf } from '#features/site/server.ts';
import { siteNameOf } from '#kernel/console/console-endpoint.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import * as calls from '../contract/portal.ts';
import { portalsMax } from '../rules/site-basics.ts';
import { editorTexts } from './editor-texts.ts';
import type { LifePorts } from './life-calls.ts';
import { portalOf, portalsFor } from './portals-for.ts';

interface PortalServices {
  database: Database;
  store: SiteStore;
  life: LifePorts;
}

type EventOfCall = { siteKey: string; portalId: number; eventId: number | undefined };

/** The calls that put an event into a portal, and take it out. */
export function portalCalls({ database, store, life }: PortalServices): ServedConsoleCall[] {
  /** Tickets and orders belong to accounts, which an event that uses those of its portal leaves there. */
  const isHeld = async ({ siteKey, portalId }: EventOfCall): Promise<boolean> => {
    if (portalId === 0) return false;
    const [known, orders] = await Promise.all([knownSite(database, siteKey), life.countOrders(database, siteKey)]);
    return known.realmKey !== siteKey && orders.tickets + orders.waiting > 0;
  };
  /** Who has an account of the event keeps it there. */
  const hasOwnMembers = async (siteKey: string): Promise<boolean> => {
    const { realmKey } = await knownSite(database, siteKey);
    return realmKey === siteKey && (await life.countMembers(database, siteKey)) > 0;
  };
  return [
    serveConsole(calls.readEventPortal, async ({ site, operator }) => {
      if (site.eventId === undefined) throw refuse('notFound');
      const portalKey = keyOf({ portalId: site.portalId });
      const portals = await portalsFor(database, operator);
      const [own] = site.portalId === 0 ? [] : await namedSites(database, { siteKeys: [portalKey], kind: 'portal' });
      return {
        data: {
          portal: own ?? null,
          portals: portals.filter((one) => one.site !== siteNameOf(portalKey)),
          mayLeave: isOwnerOfNew(operator),
          isHeld: await isHeld(site),
        },
      };
    }),

    serveConsole(calls.moveToPortal, async ({ site, body, operator, context }) => {
      const { siteKey, eventId } = site;
      if (eventId === undefined) throw refuse('notFound');
      if (body.portal === undefined && !isOwnerOfNew(operator)) throw conflict('mayNotStandAlone');
      const portalId = body.portal === undefined ? 0 : await portalOf(database, operator, body.portal);
      if (portalId === site.portalId) return { data: { done: true } } as const;
      if (await isHeld(site)) throw conflict('isHeldByPortal');
      const keepsAccounts = portalId !== 0 && (await hasOwnMembers(siteKey));
      await inTransaction(database, async (tx) => {
        const row = await tx
          .selectFrom('site')
          .select(['portal_id', 'rehearsal_of'])
          .where('site_key', '=', siteKey)
          .forUpdate()
          .executeTakeFirst();
        if (row === undefined || row.rehearsal_of !== null) throw refuse('notFound');
        const from = row.portal_id;
        // Somebody has moved it since.
        if (from !== site.portalId) throw refuse('notFound');
        await moveEvent(tx, { siteKey, portalId, ...(keepsAccounts && { usePortal: false }) });
        await life.moveVisits(tx, { eventId, from, to: portalId });
        await life.moveConsoleKeys(tx, { eventId, portalId });
        // The rights that they had by the portal stay there.
        if (!rightsAt(operator.grants, { siteKey, portalKey: null }).has('govern'))
          await grant(tx, { operatorId: operator.operatorId, siteKey, role: 'owner' }, operator.operatorId);
        const details = { from: siteNameOf(keyOf({ portalId: from })), to: siteNameOf(keyOf({ portalId })) };
        const action = portalId === 0 ? 'site.leftPortal' : 'site.joinedPortal';
        await noteInLog(tx, context, { operator, siteKey, action, details });
      });
      // Whoever opens its new address finds the page there.
      await store.directory.refresh();
      return { data: { done: true } } as const;
    }),

    serveConsole(calls.readPortalEvents, async ({ site: { portalId, eventId }, operator }) => {
      if (eventId !== undefined || portalId === 0) throw refuse('notFound');
      const found = await listDrafts(database.kysely, {
        siteKeys: 'all',
        search: '',
        after: undefined,
        most: portalsMax + 1,
        kind: 'event',
        portalId,
      });
      const portalKey = keyOf({ portalId });
      const mayLeave = isOwnerOfNew(operator);
      return {
        data: {
          events: found.slice(0, portalsMax).flatMap(({ siteKey, document, isPublished }) =>
            document === undefined
              ? []
              : [
                  {
                    site: siteNameOf(siteKey),
                    title: document.webSetting.title,
                    isPublished,
                    mayMove: mayLeave && rightsAt(operator.grants, { siteKey, portalKey }).has('govern'),
                  },
                ],
          ),
          hasMore: found.length > portalsMax,
          candidates: await candidatesFor(database, operator),
        },
      };
    }),
  ];
}

function conflict(why: 'isHeldByPortal' | 'mayNotStandAlone'): Refusal {
  return new Refusal(status.conflict, (language) => editorTexts[language][why]);
}

/** The events that stand alone and are the operator's. */
async function candidatesFor(database: Database, operator: Operator): Promise<NamedSite[]> {
  const governed = operator.grants.filter(({ role }) => rightsAt([{ siteKey: '*', role }], alone).has('govern'));
  const keys = governed.map(({ siteKey }) => siteKey);
  return namedSites(database, { siteKeys: keys.includes('*') ? 'all' : keys, kind: 'event', portalId: 0 });
}

const alone = { siteKey: '*', portalKey: null };

interface NamedSite {
  site: string;
  title: LocalizedText;
}

async function namedSites(
  { kysely }: Database,
  wish: { siteKeys: string[] | 'all'; kind: 'portal' | 'event'; portalId?: number },
): Promise<NamedSite[]> {
  const found = await listDrafts(kysely, { search: '', after: undefined, most: portalsMax, ...wish });
  return found.flatMap(({ siteKey, document }) =>
    document === undefined ? [] : [{ site: siteNameOf(siteKey), title: document.webSetting.title }],
  );
}
