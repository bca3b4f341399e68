import type { Instant } from '#kernel/clock.ts';
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
  /** Undefined: never. */
  publishedAt?: Instant | undefined;
  /** Closed to visitors; its orders, its tickets and the gate still work. */
  isWithdrawn: boolean;
  /** The event does not take place: nothing is sold, and its pages say so. */
  isCalledOff?: true | undefined;
  /** Portals that the event was in before, the last first. */
  formerPortals?: readonly number[] | undefined;
  /** Of a hidden copy of a draft, at which its maker tries a purchase: no list has it. */
  rehearsal?: Rehearsal | undefined;
}

export interface Rehearsal {
  /** The key of the event. */
  of: string;
  /** Of its maker, who gets all of its mails. */
  mail: string;
}

/** What was published, withdrawn or deleted; the one that is missing came or went. */
interface SiteChange {
  before: SiteRecord | undefined;
  after: SiteRecord | undefined;
}

export interface SiteDirectory {
  /** How many reads have begun. */
  reads(): number;
  /** Reads what was published since the last time. A call while a read is under way waits for the read after it. */
  refresh(): Promise<void>;
  /** `hear` gets what a refresh changed. */
  listen(hear: (changes: readonly SiteChange[]) => void): void;
  /**
   * `read` is given what will change in lists; what it answers is done together with the change, so that nobody waits
   * for the read.
   */
  prepare(read: (changes: readonly SiteChange[]) => Promise<() => void>): void;
  hostSite(host: string): HostSite;
  /**
   * The site of an address, also a rehearsal; a portal that does not hold the event is no site. Portal 0 with an event
   * means: portal not given.
   */
  find(site: SiteIdentity): SiteRecord | undefined;
  /** By its key, `portal/1` or `event/11`. */
  named(siteKey: string): SiteRecord | undefined;
  /** Every portal; not the operator's own, portal 0. */
  portals(): SiteRecord[];
  /** The events of a portal that are not withdrawn. */
  eventsOf(portalId: number): SiteRecord[];
  /** With those that are withdrawn, whose tickets stay good. */
  everyEventOf(portalId: number): SiteRecord[];
  /** Without rehearsals, as all lists. */
  all(): SiteRecord[];
  /** Whether anything is published. */
  isEmpty(): boolean;
  /** The newest revision of all sites: the key of data that depend on several of them. */
  newestRevision(): number;
  /** Changes with what a page of the site shows: an event with its portal, or a portal. */
  stampOf(site: SiteIdentity): number;
  /** Changes also with every event that lists of the site show: those of a portal, and at portal 0 all. */
  stampOfLists(site: SiteIdentity): number;
}

export const recordColumns = [
  'site_key',
  'portal_id',
  'event_id',
  'own_domain',
  'revision',
  'withdrawn_at',
  'called_off_at',
  'rehearsal_of',
  'rehearsal_mail',
  'former_portals',
  'published_at',
] as const;

type SiteRow = Pick<Selectable<SiteTable>, (typeof recordColumns)[number]>;

/** A site that was never published has revision 0. */
export function recordOf(row: SiteRow): SiteRecord {
  return {
    siteKey: row.site_key,
    portalId: row.portal_id,
    eventId: row.event_id ?? undefined,
    ownDomain: row.own_domain ?? undefined,
    revision: Number(row.revision),
    publishedAt: row.published_at?.getTime(),
    isWithdrawn: row.withdrawn_at !== null,
    isCalledOff: row.called_off_at === null ? undefined : true,
    formerPortals: row.former_portals.length === 0 ? undefined : row.former_portals,
    rehearsal: row.rehearsal_of === null ? undefined : { of: row.rehearsal_of, mail: row.rehearsal_mail ?? '' },
  };
}

/** The newest number stands beside every row, and alone where nothing is new. */
type ChangeRow = (SiteRow | { site_key: null }) & { is_removed: boolean; newest: number };

/** Sites that were deleted are remembered for a day; a server that has heard nothing for so long reads all. */
const removedSitesForMs = 24 * 60 * 60 * 1000;
const readAllAfterMs = 60 * 60 * 1000;

/** Revisions become visible in their order, so what has a higher one than the newest known is all that is new. */
const changesSql = `
  with newest as (
    select greatest(
      (select coalesce(max(revision), 0) from site), (select coalesce(max(number), 0) from removed_site)
    ) as newest
  )
  select ${recordColumns.join(', ')}, false as is_removed, newest
    from newest left join site on revision > case when newest < $1 then 0 else $1 end
  union all
  select site_key, 0, null, null, number, ${recordColumns
    .slice(5)
    .map(() => 'null')
    .join(', ')}, true, newest
    from newest, removed_site where number > $1 and newest >= $1`;

export function createSiteDirectory(
  database: Pick<Database, 'aside'>,
  sinceStart: () => number = () => performance.now(),
): SiteDirectory {
  const records = new Map<string, SiteRecord>();
  /** Found by their addresses alone. */
  const rehearsals = new Map<string, SiteRecord>();
  const events = new Map<number, Map<string, SiteRecord>>();
  const portals = new Map<number, SiteRecord>();
  const domains = new Map<string, HostSite>();
  const stamps = new Map<number, number>();
  const listeners: ((changes: readonly SiteChange[]) => void)[] = [];
  const readers: ((changes: readonly SiteChange[]) => Promise<() => void>)[] = [];
  let newest = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let begun = 0;

  const forget = ({ siteKey: key, portalId, eventId, ownDomain }: SiteRecord): void => {
    records.delete(key);
    rehearsals.delete(key);
    if (eventId === undefined) portals.delete(portalId);
    else events.get(portalId)?.delete(key);
    if (ownDomain !== undefined) domains.delete(ownDomain);
  };
  const known = (key: string): SiteRecord | undefined => records.get(key) ?? rehearsals.get(key);
  const keep = (record: SiteRecord): void => {
    const { siteKey: key, portalId, eventId, ownDomain } = record;
    if (record.rehearsal !== undefined) return void rehearsals.set(key, record);
    records.set(key, record);
    if (eventId === undefined) portals.set(portalId, record);
    else {
      const own = events.get(portalId) ?? new Map<string, SiteRecord>();
      events.set(portalId, own.set(key, record));
    }
    if (ownDomain !== undefined)
      domains.set(
        ownDomain,
        eventId === undefined ? { kind: 'portal', portalId } : { kind: 'event', portalId, eventId },
      );
  };
  const take = (changes: readonly SiteChange[], upTo: number): void => {
    // First all that go: a domain may have moved from one site to another.
    for (const { before } of changes) if (before !== undefined) forget(before);
    for (const { before, after } of changes) {
      if (after !== undefined) keep(after);
      for (const one of [before, after]) if (one !== undefined && isInLists(one)) stamps.set(one.portalId, upTo);
    }
    newest = upTo;
  };
  const readChanges = async (): Promise<void> => {
    begun += 1;
    const now = sinceStart();
    const since = now - readAt > readAllAfterMs ? -1 : newest;
    const { rows } = await database.aside.query<ChangeRow>(changesSql, [since]);
    const upTo = rows[0]?.newest ?? newest;
    // The database is an older one than before, or nobody has asked for long: what is not named is gone.
    const isAll = since < 0 || upTo < newest;
    const changes = new Map<string, SiteChange>();
    if (isAll)
      for (const before of [...records.values(), ...rehearsals.values()])
        changes.set(before.siteKey, { before, after: undefined });
    const named = rows.filter((row): row is SiteRow & ChangeRow => row.site_key !== null);
    for (const row of named.sort((one, other) => Number(one.revision) - Number(other.revision))) {
      const before = known(row.site_key);
      changes.set(row.site_key, { before, after: row.is_removed ? undefined : recordOf(row) });
    }
    const differing = [...changes.values()].filter(({ before, after }) => before?.revision !== after?.revision);
    const inLists = differing.filter(({ before, after }) => isInLists((after ?? before)!));
    const follow = inLists.length === 0 ? [] : await Promise.all(readers.map((read) => read(inLists)));
    take(differing, upTo);
    readAt = now;
    for (const doIt of follow) doIt();
    if (differing.length > 0) for (const hear of listeners) hear(differing);
  };
  const refresh = (): Promise<void> => {
    if (reading === undefined) {
      reading = readChanges().finally(() => {
        reading = undefined;
      });
      return reading;
    }
    next ??= reading
      .catch(() => {})
      .then(() => {
        next = undefined;
        return refresh();
      });
    return next;
  };
  const stampOf: SiteDirectory['stampOf'] = (site) => {
    const own = known(siteKey(site));
    const portal = portals.get(own?.portalId ?? site.portalId);
    return Math.max(own?.revision ?? 0, portal?.revision ?? 0);
  };
  const everyEventOf: SiteDirectory['everyEventOf'] = (portalId) => [...(events.get(portalId)?.values() ?? [])];

  return {
    reads: () => begun,
    refresh,
    listen: (hear) => void listeners.push(hear),
    prepare: (read) => void readers.push(read),
    hostSite: (host) => domains.get(host.replace(/:\d+$/, '').toLowerCase()) ?? sharedHost,
    find(site) {
      const record = known(siteKey(site));
      if (record === undefined || site.eventId === undefined) return record;
      return site.portalId === 0 || record.portalId === site.portalId ? record : undefined;
    },
    named: known,
    portals: () => [...portals.values()].filter(({ portalId }) => portalId !== 0),
    eventsOf: (portalId) => everyEventOf(portalId).filter(({ isWithdrawn }) => !isWithdrawn),
    everyEventOf,
    all: () => [...records.values()],
    isEmpty: () => records.size === 0,
    newestRevision: () => newest,
    stampOf,
    stampOfLists: (site) =>
      site.eventId !== undefined
        ? stampOf(site)
        : site.portalId === 0
          ? newest
          : Math.max(stamps.get(site.portalId) ?? 0, stampOf(site)),
  };
}

function isInLists({ rehearsal }: SiteRecord): boolean {
  return rehearsal === undefined;
}

/** Removes the notes of sites that every server has forgotten. */
export async function forgetRemovedSites({ kysely }: Pick<Database, 'kysely'>, now: Instant): Promise<void> {
  await kysely
    .deleteFrom('removed_site')
    .where('removed_at', '<', new Date(now - removedSitesForMs))
    .execute();
}
