import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** The tables that a publication copies, with the key of the site and what it copies of a row. */
export const copied = [
  ['site_document', 'site_key', 'document'],
  ['content_document', 'site_key', 'module_code, content_id, sort, document'],
  ['content_item', 'site_key', 'content_id, detail_id, position, document'],
  ['site_secret', 'site_key', 'passcode'],
  ['identity_provider', 'realm_key', 'method, issuer, client_id, client_secret, trusts_mail'],
] as const;

const differences = copied.map(([table, key, columns]) => {
  const rows = (version: string): string =>
    `select ${columns} from ${table} where ${key} = site.site_key and version = '${version}'`;
  const only = (one: string, other: string): string => `exists (${rows(one)} except ${rows(other)})`;
  return `${only('draft', 'published')} or ${only('published', 'draft')}`;
});

/** Guests who were invited by hand are not of the file. */
const guestDifferences = `
  exists (select mail_key from draft_invitation where site_key = site.site_key
          except select mail_key from invitation where site_key = site.site_key)
  or exists (select mail_key from invitation where site_key = site.site_key and is_of_file
             except select mail_key from draft_invitation where site_key = site.site_key)`;

/** So many take a few milliseconds: a server with the embedded database has no other for its visitors. */
const comparedAtOnce = 50;

/** Those of the sites whose publication would change anything, in their order. */
export async function changedDrafts({ kysely }: Database, siteKeys: readonly string[]): Promise<string[]> {
  const changed = new Set<string>();
  for (let start = 0; start < siteKeys.length; start += comparedAtOnce) {
    const { rows } = await sql<{ siteKey: string }>`
      select site_key as "siteKey" from site
      where site_key = any(${siteKeys.slice(start, start + comparedAtOnce)}::text[])
        and (revision is null or ${sql.raw([...differences, guestDifferences].join(' or '))})`.execute(kysely);
    for (const { siteKey } of rows) changed.add(siteKey);
  }
  return siteKeys.filter((siteKey) => changed.has(siteKey));
}
