import { sql } from 'kysely';
import { type Operator } from '#features/operator/server.ts';
import { readSettings } from '#features/site/server.ts';
import { siteNameOf } from '#kernel/console/console-endpoint.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import type { listSites } from '../contract.ts';
import { sitesPerPage } from '../rules/site-basics.ts';

type Answer = Omit<AnswerOf<typeof listSites>, 'mayMake'>;

interface Row {
  siteKey: string;
  isPublished: boolean;
  changedAt: string;
}

/** A page of the sites at which an operator has a right, the one that was changed last first. */
export async function siteList(
  { kysely }: Database,
  { grants }: Operator,
  { search = '', after }: { search?: string | undefined; after?: string | undefined },
): Promise<Answer> {
  const keys = grants.map(({ siteKey }) => siteKey);
  const all = keys.includes('*');
  const [changedBefore, keyAfter] = after?.split(' ') ?? [];
  const like = search.trim() === '' ? null : `%${search.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<Row>`
    select s.site_key as "siteKey", s.revision is not null as "isPublished",
      to_char(s.changed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US') as "changedAt"
    from site s join site_document d on d.site_key = s.site_key and d.version = 'draft'
    where (${all} or s.site_key = any(${keys}::text[]) or s.portal_key = any(${keys}::text[]))
      and (${like}::text is null or d.document #>> '{webSetting,title}' ilike ${like})
      and (${changedBefore ?? null}::text is null
        or (s.changed_at at time zone 'utc', s.site_key) < (${changedBefore ?? null}::timestamp, ${keyAfter ?? ''}))
    order by s.changed_at desc, s.site_key desc
    limit ${sitesPerPage + 1}`.execute(kysely);
  const page = rows.slice(0, sitesPerPage);
  const settings = await readSettings(kysely, { siteKeys: page.map(({ siteKey }) => siteKey), version: 'draft' });
  const documents = new Map(settings.map(({ siteKey, document }) => [siteKey, document]));
  const last = page.at(-1);
  return {
    sites: page.map(({ siteKey, isPublished }) => {
      const document = documents.get(siteKey);
      return {
        site: siteNameOf(siteKey),
        kind: siteKey.startsWith('portal/') ? 'portal' : 'event',
        title: document?.webSetting.title ?? {},
        startDate: document?.overview.startDate,
        endDate: document?.overview.endDate,
        isPublished,
      };
    }),
    next: rows.length > page.length && last !== undefined ? `${last.changedAt} ${last.siteKey}` : null,
  };
}
