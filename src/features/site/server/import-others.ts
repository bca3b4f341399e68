import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { SiteDocument } from '../documents.ts';
import { readOwnDomains } from './document-rows.ts';
import type { PlacedProblem } from './import-problem.ts';

/** What the rules between sites look at. */
export interface SiteOutline extends Pick<SiteDocument, 'kind' | 'portalId' | 'eventId'> {
  folder: string;
  siteKey: string;
  ownDomain: string | undefined;
}

/** The rules between sites: those of this import and those already stored. */
export async function checkAgainstOthers(
  database: Database,
  sites: readonly SiteOutline[],
): Promise<{ folder: string; problem: PlacedProblem }[]> {
  const keys = new Set(sites.map(({ siteKey }) => siteKey));
  const stored = await readStoredSites(database, sites, keys);
  const problems: { folder: string; problem: PlacedProblem }[] = [];
  const seen = new Set<string>();
  const owners = new Map(stored.owners);

  for (const { folder, siteKey, kind, portalId, eventId, ownDomain } of sites) {
    const report = (place: string[], expected: string, found: string) =>
      problems.push({ folder, problem: { place, expected, found } });
    if (seen.has(siteKey)) {
      const idField = kind === 'event' ? 'eventId' : 'portalId';
      report([idField], `a site of its own`, `${siteKey}, which another folder of this import has`);
    }
    seen.add(siteKey);
    const portalBefore = stored.portalOf.get(siteKey);
    if (kind === 'event' && portalBefore !== undefined && portalBefore !== portalId) {
      report(
        ['eventId'],
        'the id of a new event or of one of this portal',
        `${eventId}, an event of portal ${portalBefore}`,
      );
    }
    const portalKey = portalKeyOf(portalId);
    if (kind === 'event' && portalId !== 0 && !keys.has(portalKey) && !stored.portalOf.has(portalKey)) {
      report(['portalId'], 'a portal that was imported before or is imported together with this event', portalKey);
    }
    if (ownDomain === undefined) continue;
    const owner = owners.get(ownDomain) ?? siteKey;
    owners.set(ownDomain, owner);
    if (owner === siteKey) continue;
    report(['webSetting', 'ownDomain'], 'a domain of this site alone', `"${ownDomain}", the domain of ${owner}`);
  }
  return problems;
}

const portalKeyOf = (portalId: number): string => `portal/${portalId}`;

interface StoredSites {
  /** The portals of the sites that were stored before, among those of the import and their portals. */
  portalOf: Map<string, number>;
  /** Who has the domains of this import, as a draft or in public, and is not imported itself. */
  owners: Map<string, string>;
}

async function readStoredSites(
  { kysely }: Database,
  sites: readonly SiteOutline[],
  keys: ReadonlySet<string>,
): Promise<StoredSites> {
  const named = new Set([...keys, ...sites.map(({ portalId }) => portalKeyOf(portalId))]);
  const rows = await kysely
    .selectFrom('site')
    .select(['site_key', 'portal_id'])
    .where('site_key', '=', sql<string>`any(${[...named]}::text[])`)
    .execute();
  const domains = [...new Set(sites.flatMap(({ ownDomain }) => ownDomain ?? []))];
  const owners = (await readOwnDomains(kysely, domains)).filter(({ siteKey }) => !keys.has(siteKey));
  return {
    portalOf: new Map(rows.map(({ site_key, portal_id }) => [site_key, portal_id])),
    owners: new Map(owners.map(({ siteKey, domain }) => [domain, siteKey])),
  };
}
