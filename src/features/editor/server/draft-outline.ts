import { sql } from 'kysely';
import type { EnteredSite } from '#features/operator/server.ts';
import { readSettings } from '#features/site/server.ts';
import { siteNameOf } from '#kernel/console/console-endpoint.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import { isModuleCode, type ModuleCode } from '#kernel/module-code.ts';
import { formatInstant } from '#kernel/period.ts';
import { canonicalAddress, formatSitePath, sharedHost } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { SiteOutline } from '../contract.ts';

interface ContentRow {
  contentId: number;
  moduleCode: string;
  title: LocalizedText | null;
  isVisible: boolean;
  items: number;
}

/** The draft of a site in outline. */
export async function draftOutline(
  { kysely }: Database,
  { siteKey, portalId, eventId, rights }: EnteredSite,
): Promise<SiteOutline> {
  const [settings] = await readSettings(kysely, { siteKeys: [siteKey], version: 'draft' });
  if (settings?.document === undefined) throw refuse('notFound');
  const { document } = settings;
  const { rows: contents } = await sql<ContentRow>`
    select c.content_id as "contentId", c.module_code as "moduleCode", c.document -> 'title' as title,
      coalesce(c.document -> 'visible', 'true') = 'true' as "isVisible",
      (select count(*)::int from content_item i
        where i.site_key = c.site_key and i.version = c.version and i.content_id = c.content_id) as items
    from content_document c where c.site_key = ${siteKey} and c.version = 'draft'
    order by c.sort, c.content_id`.execute(kysely);
  const { rows: states } = await sql<{ publishedAt: Date | null; hasChanges: boolean }>`
    select s.published_at as "publishedAt", (
      exists (${differing('site_document', sql`document`, siteKey)})
      or exists (${differing('content_document', sql`content_id, module_code, sort, document`, siteKey)})
      or exists (${differing('content_item', sql`content_id, detail_id, position, document`, siteKey)})
      or exists (${differing('site_secret', sql`passcode`, siteKey)})
    ) as "hasChanges"
    from site s where s.site_key = ${siteKey}`.execute(kysely);
  const { publishedAt, hasChanges } = states[0]!;
  return {
    site: siteNameOf(siteKey),
    kind: document.kind,
    title: document.webSetting.title,
    startDate: document.overview.startDate,
    endDate: document.overview.endDate,
    isPublished: publishedAt !== null,
    languages: document.languages,
    contents: contents.flatMap(({ moduleCode, title, ...rest }) =>
      isModuleCode(moduleCode) ? [{ ...rest, moduleCode: moduleCode as ModuleCode, ...(title && { title }) }] : [],
    ),
    rights: [...rights],
    hasChanges,
    publishedAt: publishedAt === null ? null : formatInstant(publishedAt.getTime()),
    path: publicPath({ portalId, eventId }),
  };
}

/** The path of a site on the host of the console. */
export function publicPath({ portalId, eventId }: Pick<EnteredSite, 'portalId' | 'eventId'>): string {
  const address = canonicalAddress(sharedHost, { portalId, eventId }, '');
  return formatSitePath(sharedHost, address ?? { rest: '' });
}

/** Rows of the draft that are not public, and public ones that the draft does not have. */
function differing(table: string, columns: ReturnType<typeof sql>, siteKey: string) {
  const of = (version: string) =>
    sql`select ${columns} from ${sql.table(table)} where site_key = ${siteKey} and version = ${version}`;
  const [draft, published] = [of('draft'), of('published')];
  return sql`(${draft} except ${published}) union all (${published} except ${draft})`;
}
