import type { HostSite, SiteIdentity } from '#kernel/site-path.ts';
import { sharedHost } from '#kernel/site-path.ts';
import type { Selectable } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { siteKey } from '../rules/site-key.ts';
import type { SiteTable } from './site-tables.ts';

/** The facts of every published site that are known without opening its documents. */
export interface SiteRecord {
  siteKey: string;
  portalId: number;
  eventId: number | undefined;
  ownDomain: string | undefined;
  revision: number;
  /** Closed to visitors; its orders, its tickets and the gate still work. */
  isWithdrawn: boolean;
}

export interface SiteDirectory {
  /** Looks whether anything was published since; every process does so each second. */
  refresh(): Promise<void>;
  hostSite(host: string): HostSite;
  /** The site of an address; a portal that does not hold the event is no site. Portal 0 with an event means: portal not given. */
  find(site: SiteIdentity): SiteRecord | undefined;
  /** The events of a portal that are not withdrawn. */
  eventsOf(portalId: number): SiteRecord[];
  /** With those that are withdrawn, whose tickets stay good. */
  everyEventOf(portalId: number): SiteRecord[];
  all(): SiteRecord[];
  /** The newest revision of all sites: the key of data that depend on several of them. */
  newestRevision(): number;
}

export const recordColumns = ['site_key', 'portal_id', 'event_id', 'own_domain', 'revision', 'withdrawn_at'] as const;

type SiteRow = Pick<Selectable<SiteTable>, (typeof recordColumns)[number]>;

/** A site that was never published has revision 0. */
export function recordOf(row: SiteRow): SiteRecord {
  return {
    siteKey: row.site_key,
    portalId: row.portal_id,
    eventId: row.event_id ?? undefined,
    ownDomain: row.own_domain ?? undefined,
    revision: Number(row.revision),
    isWithdrawn: row.withdrawn_at !== null,
  };
}

export function createSiteDirectory(database: Database): SiteDirectory {
  let records = new Map<string, SiteRecord>();
  let domains = new Map<string, HostSite>();
  let newest = 0;
  const everyEventOf: SiteDirectory['everyEventOf'] = (portalId) =>
    [...records.values()].filter((record) => record.eventId !== undefined && record.portalId === portalId);

  return {
    async refresh() {
      const rows = await database.kysely
        .selectFrom('site')
        .select(recordColumns)
        .where('revision', 'is not', null)
        .execute();
      records = new Map(rows.map((row) => [row.site_key, recordOf(row)]));
      domains = new Map();
      for (const { ownDomain, portalId, eventId } of records.values()) {
        if (ownDomain === undefined) continue;
        domains.set(
          ownDomain,
          eventId === undefined ? { kind: 'portal', portalId } : { kind: 'event', portalId, eventId },
        );
      }
      newest = Math.max(0, ...[...records.values()].map(({ revision }) => revision));
    },
    hostSite: (host) => domains.get(host.replace(/:\d+$/, '').toLowerCase()) ?? sharedHost,
    find(site) {
      const record = records.get(siteKey(site));
      if (record === undefined || site.eventId === undefined) return record;
      return site.portalId === 0 || record.portalId === site.portalId ? record : undefined;
    },
    eventsOf: (portalId) => everyEventOf(portalId).filter(({ isWithdrawn }) => !isWithdrawn),
    everyEventOf,
    all: () => [...records.values()],
    newestRevision: () => newest,
  };
}
