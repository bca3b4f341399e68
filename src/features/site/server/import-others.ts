import type { Database } from '#server/database/database.ts';
import { readSettings } from './document-rows.ts';
import type { SiteFileProblem } from './import-problem.ts';
import type { ParsedSite } from './read-site-folder.ts';

interface KnownSite {
  siteKey: string;
  portalId: number;
  /** The domains of the published version and of the draft. */
  ownDomains: string[];
}

/** The rules between sites: those of this import and those already stored. */
export async function checkAgainstOthers(database: Database, sites: readonly ParsedSite[]): Promise<SiteFileProblem[]> {
  const importing = sites.map(({ siteKey, site }) => ({
    siteKey,
    portalId: site.portalId,
    ownDomains: site.webSetting.ownDomain === undefined ? [] : [site.webSetting.ownDomain],
  }));
  const keys = new Set(importing.map(({ siteKey }) => siteKey));
  const present = await readKnownSites(database);
  const others = present.filter(({ siteKey }) => !keys.has(siteKey));

  return sites.flatMap((parsed, index) => {
    const { siteKey, site } = parsed;
    const problems: SiteFileProblem[] = [];
    const report = (place: string[], expected: string, found: string) =>
      problems.push(parsed.locate({ place, expected, found }));
    const earlier = importing.slice(0, index);

    const idField = site.kind === 'event' ? 'eventId' : 'portalId';
    if (earlier.some((other) => other.siteKey === siteKey)) {
      report([idField], `a site of its own`, `${siteKey}, which another folder of this import has`);
    }
    const before = present.find((other) => other.siteKey === siteKey);
    if (site.kind === 'event' && before !== undefined && before.portalId !== site.portalId) {
      report(
        ['eventId'],
        'the id of a new event or of one of this portal',
        `${site.eventId}, an event of portal ${before.portalId}`,
      );
    }
    const portalKey = `portal/${site.portalId}`;
    if (
      site.kind === 'event' &&
      site.portalId !== 0 &&
      ![...importing, ...others].some((other) => other.siteKey === portalKey)
    ) {
      report(['portalId'], 'a portal that was imported before or is imported together with this event', portalKey);
    }
    const { ownDomain } = site.webSetting;
    if (ownDomain === undefined) return problems;
    const owner = [...others, ...earlier].find(
      (other) => other.ownDomains.includes(ownDomain) && other.siteKey !== siteKey,
    );
    if (owner !== undefined)
      report(
        ['webSetting', 'ownDomain'],
        'a domain of this site alone',
        `"${ownDomain}", the domain of ${owner.siteKey}`,
      );
    return problems;
  });
}

async function readKnownSites({ kysely }: Database): Promise<KnownSite[]> {
  const rows = await kysely.selectFrom('site').select(['site_key', 'portal_id', 'own_domain']).execute();
  const settings = Map.groupBy(await readSettings(kysely), ({ siteKey }) => siteKey);
  return rows.map(({ site_key: siteKey, portal_id: portalId, own_domain }) => {
    const written = (settings.get(siteKey) ?? []).map(({ document }) => document?.webSetting.ownDomain);
    return { siteKey, portalId, ownDomains: [own_domain, ...written].filter((domain) => typeof domain === 'string') };
  });
}
