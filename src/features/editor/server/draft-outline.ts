import type { EnteredSite } from '#features/operator/server.ts';
import { draftState, moduleCodeOfDraft, outlineContents, readSettings } from '#features/site/server.ts';
import type { ServerLack } from '#kernel/console/server-lack.ts';
import type { Instant } from '#kernel/clock.ts';
import { siteNameOf } from '#kernel/console/console-endpoint.ts';
import { formatInstant } from '#kernel/period.ts';
import { canonicalAddress, formatSitePath, sharedHost } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { SiteHead, SiteOutline } from '../contract.ts';
import { pathOfContent } from '../rules/home-parts.ts';
import { whoEnters } from '../rules/who-enters.ts';

/** The draft of a site in outline. */
export async function draftOutline(
  database: Database,
  site: EnteredSite,
  { plannedAt, mayMake, lacks }: { plannedAt: Instant | undefined; mayMake: boolean; lacks: readonly ServerLack[] },
): Promise<Omit<SiteOutline, 'needsFactor'>> {
  const { kysely } = database;
  const { siteKey, rights } = site;
  const [settings] = await readSettings(kysely, { siteKeys: [siteKey], version: 'draft' });
  if (settings?.document === undefined) throw refuse('notFound');
  const { kind, languages, webSetting, overview } = settings.document;
  const { publishedAt, isWithdrawn, hasChanges } = await draftState(database, siteKey);
  return {
    site: siteNameOf(siteKey),
    kind,
    title: webSetting.title,
    startDate: overview.startDate,
    endDate: overview.endDate,
    isPublished: publishedAt !== null,
    isWithdrawn,
    languages,
    contents: await outlineContents(kysely, siteKey),
    enters: whoEnters(settings.document),
    rights: [...rights],
    hasChanges,
    publishedAt: publishedAt === null ? null : formatInstant(publishedAt.getTime()),
    plannedAt: plannedAt === undefined ? null : formatInstant(plannedAt),
    path: publicPath(site),
    lacks: [...lacks],
    mayCopy: mayMake && kind === 'event' && rights.has('edit'),
  };
}

/** What every role sees of a site. */
export async function siteHead(
  database: Database,
  { siteKey, rights }: EnteredSite,
): Promise<Omit<SiteHead, 'hasLotteries'>> {
  const { kysely } = database;
  const [settings] = await readSettings(kysely, { siteKeys: [siteKey], version: 'draft' });
  if (settings?.document === undefined) throw refuse('notFound');
  const { languages, webSetting } = settings.document;
  const contents = await outlineContents(kysely, siteKey);
  const { publishedAt, isWithdrawn, hasChanges } = await draftState(database, siteKey);
  return {
    title: webSetting.title,
    languages,
    isPublished: publishedAt !== null,
    isWithdrawn,
    hasChanges,
    rights: [...rights],
    modules: [...new Set(contents.map(({ moduleCode }) => moduleCode))],
  };
}

/** The path of a site, or of a page of it, on the host of the console. */
export function publicPath({ portalId, eventId }: Pick<EnteredSite, 'portalId' | 'eventId'>, page = ''): string {
  const address = canonicalAddress(sharedHost, { portalId, eventId }, page);
  return formatSitePath(sharedHost, address ?? { rest: '' });
}

/** The page of a content below the path of its site; 404 where it has none. */
export async function pageOfContent({ kysely }: Database, siteKey: string, contentId: number): Promise<string> {
  const moduleCode = await moduleCodeOfDraft(kysely, siteKey, contentId);
  const path = moduleCode && pathOfContent({ moduleCode, contentId });
  if (path === undefined) throw refuse('notFound');
  return path.slice(1);
}
