import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LocalizedText } from '#kernel/localized-text.ts';
import { isModuleCode, type ModuleCode } from '#kernel/module-code.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { SiteDocument } from '../../documents.ts';
import { changedDrafts } from '../changed-drafts.ts';
import { readSettings } from '../document-rows.ts';
import type { DocumentVersion } from '../site-tables.ts';
import type { StoredItem } from '../stored-documents.ts';

export interface ListedSite {
  siteKey: string;
  /** The portal of an event, whose grants count for it; null: it has none. */
  portalKey: string | null;
  isPublished: boolean;
  isWithdrawn: boolean;
  /** When its draft was changed last, to the microsecond: what the next page begins after. */
  changedAt: string;
  /** Its place by the date of the event: what the next page of such a list begins after. */
  dateRank: string;
  /** Undefined: it cannot be read. */
  document: SiteDocument | undefined;
}

/** Which sites: all, or those with these keys and the events of those portals. */
export interface SiteWish {
  siteKeys: readonly string[] | 'all';
  /** A part of the title, in any language. */
  search: string;
  /** Behind this one. */
  after: Pick<ListedSite, 'siteKey' | 'changedAt'> | undefined;
  /** In place of the order of changes: events by their dates, `now` as twelve digits, and which of them is the last seen. */
  byDate?: { now: string; after: Pick<ListedSite, 'siteKey' | 'dateRank'> | undefined } | undefined;
  most: number;
  /** Portals alone, or events. */
  kind?: SiteDocument['kind'] | undefined;
  /** Of this portal, or of this event. */
  portalId?: number;
  eventId?: number | undefined;
}

/** What has no date comes first, then what is to come, the next first, then what is over, the last first; each as digits. */
function dateRank(now: string): RawBuilder<string> {
  const digits = (field: string, rest: string) =>
    sql`rpad(left(regexp_replace(d.document #>> ${`{overview,${field}}`}::text[], '\\D', '', 'g'), 12), 12, ${rest})`;
  const start = digits('startDate', '0');
  return sql`case
    when s.event_id is null or ${start} is null or ${start} !~ '^[0-9]{12}$' then '0'
    when coalesce(${digits('endDate', '9')}, ${start}) >= ${now} then '1' || ${start}
    else '2' || lpad((999999999999 - ${start}::bigint)::text, 12, '0') end`;
}

/** Sites that have a draft, the one that was changed last first; without rehearsals. */
export async function listDrafts(
  kysely: Kysely<Tables>,
  { siteKeys, search, after, most, kind, portalId, eventId, byDate }: SiteWish,
): Promise<ListedSite[]> {
  const keys = siteKeys === 'all' ? null : siteKeys;
  const like = search === '' ? null : `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const rank = dateRank(byDate?.now ?? '');
  const order = byDate === undefined ? sql`s.changed_at desc, s.site_key desc` : sql`${rank}, s.site_key`;
  const last = byDate?.after;
  const { rows } = await sql<Omit<ListedSite, 'document'>>`
    select s.site_key as "siteKey", s.portal_key as "portalKey", s.revision is not null as "isPublished",
      s.withdrawn_at is not null as "isWithdrawn",
      to_char(s.changed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US') as "changedAt",
      ${rank} as "dateRank"
    from site s join site_document d on d.site_key = s.site_key and d.version = 'draft'
    where s.rehearsal_of is null
      and (${keys}::text[] is null or s.site_key = any(${keys}::text[]) or s.portal_key = any(${keys}::text[]))
      and (${kind ?? null}::text is null or (s.event_id is null) = (${kind ?? null}::text = 'portal'))
      and (${portalId ?? null}::int is null or s.portal_id = ${portalId ?? null}::int)
      and (${eventId ?? null}::int is null or s.event_id = ${eventId ?? null}::int)
      and (${like}::text is null or d.document #>> '{webSetting,title}' ilike ${like})
      and (${after?.changedAt ?? null}::text is null or (s.changed_at at time zone 'utc', s.site_key)
        < (${after?.changedAt ?? null}::timestamp, ${after?.siteKey ?? null}::text))
      and (${last?.dateRank ?? null}::text is null
        or (${rank}, s.site_key) > (${last?.dateRank ?? null}::text, ${last?.siteKey ?? null}::text))
    order by ${order}
    limit ${most}`.execute(kysely);
  const settings = await readSettings(kysely, { siteKeys: rows.map(({ siteKey }) => siteKey), version: 'draft' });
  const documents = new Map(settings.map(({ siteKey, document }) => [siteKey, document]));
  return rows.map((row) => ({ ...row, document: documents.get(row.siteKey) }));
}

export interface OutlinedContent {
  contentId: number;
  moduleCode: ModuleCode;
  title: LocalizedText | undefined;
  isVisible: boolean;
  items: number;
}

/** The contents of a draft in their order, with how many items each has. */
export async function outlineContents(kysely: Kysely<Tables>, siteKey: string): Promise<OutlinedContent[]> {
  const { rows } = await sql<{
    contentId: number;
    moduleCode: string;
    title: string;
    isVisible: boolean;
    areSpeakers: boolean;
    items: number;
  }>`
    select c.content_id as "contentId", c.module_code as "moduleCode",
      coalesce(c.document ->> 'title', '') as title,
      coalesce(c.document -> 'visible', 'true') = 'true' as "isVisible",
      coalesce(c.document #>> '{content,kind}', '') = 'speaker' as "areSpeakers",
      (select count(*)::int from content_item i
        where i.site_key = c.site_key and i.version = c.version and i.content_id = c.content_id) as items
    from content_document c where c.site_key = ${siteKey} and c.version = 'draft'
    order by c.sort, c.content_id`.execute(kysely);
  return rows.flatMap(({ moduleCode, title, areSpeakers, ...rest }) =>
    isModuleCode(moduleCode)
      ? [{ ...rest, moduleCode, title: readTitle(title), ...(areSpeakers && { areSpeakers }) }]
      : [],
  );
}

export interface DraftContent {
  contentId: number;
  moduleCode: ModuleCode;
  document: StoredJson;
  edition: number;
  /** How many items it has, and how many of them are picked out. */
  items: number;
  picked: number;
}

/** The contents of a draft in their order, as they are stored. */
export async function listDraftContents(kysely: Kysely<Tables>, siteKey: string): Promise<DraftContent[]> {
  const { rows } = await sql<Omit<DraftContent, 'moduleCode'> & { moduleCode: string }>`
    select c.content_id as "contentId", c.module_code as "moduleCode", c.document, c.edition,
      (select count(*)::int from content_item i
        where i.site_key = c.site_key and i.version = c.version and i.content_id = c.content_id) as items,
      (select count(*)::int from content_item i
        where i.site_key = c.site_key and i.version = c.version and i.content_id = c.content_id
          and i.document #>> '{pickup,adoption}' = 'true') as picked
    from content_document c where c.site_key = ${siteKey} and c.version = 'draft'
    order by c.sort, c.content_id`.execute(kysely);
  return rows.flatMap(({ moduleCode, ...rest }) => (isModuleCode(moduleCode) ? [{ ...rest, moduleCode }] : []));
}

/** Where a site has modules of a code: in its draft, and as it is public. */
export async function contentsOfModule(
  kysely: Kysely<Tables>,
  siteKey: string,
  moduleCode: ModuleCode,
): Promise<{ contentId: number; version: DocumentVersion }[]> {
  const rows = await kysely
    .selectFrom('content_document')
    .select(['content_id', 'version'])
    .where('site_key', '=', siteKey)
    .where('module_code', '=', moduleCode)
    .orderBy('version')
    .orderBy('content_id')
    .execute();
  return rows.map(({ content_id: contentId, version }) => ({ contentId, version }));
}

function readTitle(text: string): LocalizedText | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A title that was stored is a text in some languages.
  return text === '' ? undefined : (JSON.parse(text) as LocalizedText);
}

export async function moduleCodeOfDraft(
  kysely: Kysely<Tables>,
  siteKey: string,
  contentId: number,
): Promise<ModuleCode | undefined> {
  const row = await kysely
    .selectFrom('content_document')
    .select('module_code')
    .where('site_key', '=', siteKey)
    .where('version', '=', 'draft')
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  return isModuleCode(row?.module_code) ? row.module_code : undefined;
}

/** The items of a content of a draft behind a position, in their order, and how many there are in all. */
export async function pageOfItems(
  kysely: Kysely<Tables>,
  { siteKey, contentId }: { siteKey: string; contentId: number },
  { after, most }: { after: number; most: number },
): Promise<{ items: (StoredItem & { position: number })[]; total: number }> {
  const { rows } = await sql<{ detailId: number; position: number; document: StoredJson; total: number }>`
    select detail_id as "detailId", position, document, (
      select count(*)::int from content_item t
      where t.site_key = ${siteKey} and t.version = 'draft' and t.content_id = ${contentId}
    ) as total
    from content_item
    where site_key = ${siteKey} and version = 'draft' and content_id = ${contentId} and position > ${after}
    order by position limit ${most}`.execute(kysely);
  return { items: rows, total: rows[0]?.total ?? 0 };
}

/** When a site was published last, and whether a publication would change something. */
export async function draftState(
  database: Database,
  siteKey: string,
): Promise<{ publishedAt: Date | null; isWithdrawn: boolean; hasChanges: boolean }> {
  const state = await publicState(database, siteKey);
  const changed = await changedDrafts(database, [siteKey]);
  return { ...state, hasChanges: changed.length > 0 };
}

/** When a site was published last, and whether it was withdrawn since. */
export async function publicState(
  { kysely }: Pick<Database, 'kysely'>,
  siteKey: string,
): Promise<{ publishedAt: Date | null; isWithdrawn: boolean }> {
  const row = await kysely
    .selectFrom('site')
    .select(['published_at', 'withdrawn_at'])
    .where('site_key', '=', siteKey)
    .executeTakeFirst();
  const { published_at: publishedAt = null, withdrawn_at: withdrawnAt = null } = row ?? {};
  return { publishedAt, isWithdrawn: withdrawnAt !== null };
}
