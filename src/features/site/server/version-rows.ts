import { type RawBuilder, sql } from 'kysely';
import type { DocumentVersion } from './site-tables.ts';

/** A version of a site that is kept: what was public once, or a draft that something else took the place of. */
export type OldVersion = { revision: number } | { keptId: number };

export type SiteVersion = DocumentVersion | OldVersion;

/** The rows of a version of a site, as tables for a statement. */
export interface VersionRows {
  /** One row `document`; none: there is no such version. */
  site: RawBuilder<unknown>;
  /** One row `passcode`, or none. */
  passcode: RawBuilder<unknown>;
  /** `module_code`, `content_id`, `sort`, `document` */
  contents: RawBuilder<unknown>;
  /** `content_id`, `detail_id`, `position`, `document` */
  items: RawBuilder<unknown>;
}

export function versionRows(siteKey: string, version: SiteVersion): VersionRows {
  if (typeof version === 'object') return keptRows(siteKey, version);
  const isOfVersion = sql`site_key = ${siteKey} and version = ${version}`;
  return {
    site: sql`(select document from site_document where ${isOfVersion})`,
    passcode: sql`(select passcode from site_secret where ${isOfVersion})`,
    contents: sql`(select module_code, content_id, sort, document from content_document where ${isOfVersion})`,
    items: sql`(select content_id, detail_id, position, document from content_item where ${isOfVersion})`,
  };
}

function keptRows(siteKey: string, version: OldVersion): VersionRows {
  const kept =
    'revision' in version
      ? sql`(select content from site_publication where site_key = ${siteKey} and revision = ${version.revision})`
      : sql`(select content from kept_draft where site_key = ${siteKey} and kept_id = ${version.keptId})`;
  return {
    site: sql`(select k.content -> 'site' as document from ${kept} k)`,
    passcode: sql`(select k.content ->> 'passcode' as passcode from ${kept} k where k.content ->> 'passcode' is not null)`,
    contents: sql`(
      select c.module_code, c.content_id, c.sort, c.document
      from ${kept} k, jsonb_to_recordset(k.content -> 'contents')
        as c (module_code text, content_id integer, sort integer, document jsonb)
    )`,
    items: sql`(
      select i.content_id, i.detail_id, i.position, i.document
      from ${kept} k, jsonb_to_recordset(k.content -> 'items')
        as i (content_id integer, detail_id integer, position integer, document jsonb)
    )`,
  };
}
