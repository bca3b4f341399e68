import { isOwnerOfNew, type Operator, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { rightsAt } from '#features/operator/rules/rights-at.ts';
import { listDrafts, type SiteStore, siteKey as keyOf } from '#features/site/server.ts';
import { siteNameOf } from '#kernel/console/console-endpoint.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import * as calls from '../contract/portal.ts';
import { portalsMax } from '../rules/site-basics.ts';
import type { LifePorts } from './life-calls.ts';
import { isHeld, moveRefusal, moveToPortal } from './move-to-portal.ts';
import { portalOf, portalsFor } from './portals-for.ts';

interface PortalServices {
  database: Database;
  store: SiteStore;
  life: LifePorts;
}

/** The calls that put an event into a portal, and take it out. */
export function portalCalls({ database, store, life }: PortalServices): ServedConsoleCall[] {
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
          isHeld: await isHeld(database, life, site),
        },
      };
    }),

    serveConsole(calls.moveToPortal, async ({ site, body, operator, context }) => {
      const { eventId } = site;
      if (eventId === undefined) throw refuse('notFound');
      if (body.portal === undefined && !isOwnerOfNew(operator)) throw moveRefusal('mayNotStandAlone');
      const portalId = body.portal === undefined ? 0 : await portalOf(database, operator, body.portal);
      if (portalId === site.portalId) return { data: { done: true } } as const;
      const move = { site: { ...site, eventId }, portalId, operator, context };
      await inTransaction(database, (tx) => moveToPortal(tx, life, move));
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
