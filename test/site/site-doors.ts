import { declaredQuery } from '#app/page-query.ts';
import type { SiteDocument } from '#features/site/documents.ts';
import { publishSite } from '#features/site/server/publish.ts';
import { setWithdrawn } from '#features/site/server/site-life.ts';
import type { PageDefinition, PageParams } from '#kernel/page.ts';
import { type TestSite, testNow } from '../start-test-site.ts';

export interface Content {
  moduleCode: string;
  contentId: number;
  /** Of its first item; 1 for a content without items. */
  detailId: number;
}

export interface Door {
  name: string;
  /** The site as its organiser writes it, with this door. */
  write?: (document: SiteDocument, contents: readonly Content[]) => object;
  passcode?: string;
  ticketLock?: boolean;
  isWithdrawn?: boolean;
  isDraft?: boolean;
  /** What stands behind the door; one at the start alone closes nothing. */
  closes: 'site' | 'start' | 'contents' | 'withdrawn';
}

export const noDoor: Door = { name: 'without a door', closes: 'contents' };
const login = { isEnabled: true, isEnabledSkipAtStartup: false, lock: [] };
export const doors: readonly Door[] = [
  { name: 'that is a draft', isDraft: true, closes: 'site' },
  { name: 'with a passcode', passcode: '135792', write: () => ({ usePasscodeLock: true }), closes: 'site' },
  { name: 'by invitation', write: () => ({ isInvitingEvent: true }), closes: 'site' },
  {
    name: 'with a login at its start',
    write: () => ({ login: { ...login, isRequiredAtStartup: true } }),
    closes: 'site',
  },
  {
    name: 'with a login at its start that may be skipped',
    write: () => ({ login: { ...login, isRequiredAtStartup: true, isEnabledSkipAtStartup: true } }),
    closes: 'start',
  },
  {
    name: 'with all contents for members',
    write: (_, contents) => ({
      login: { ...login, lock: contents.map(({ contentId }) => ({ contentId, isEnabled: true })) },
    }),
    closes: 'contents',
  },
  { name: 'with all contents for ticket holders', ticketLock: true, closes: 'contents' },
  { name: 'that is withdrawn', isWithdrawn: true, closes: 'withdrawn' },
];

export async function contentsOf(site: TestSite, siteKey: string): Promise<Content[]> {
  const { rows } = await site.database.pool.query(
    `select distinct on (module_code) module_code as "moduleCode", content_id as "contentId",
      coalesce((select detail_id from content_item i where i.site_key = c.site_key and i.version = 'draft'
        and i.content_id = c.content_id order by position limit 1), 1) as "detailId"
     from content_document c where site_key = $1 and version = 'draft' order by module_code, sort`,
    [siteKey],
  );
  return rows as Content[];
}

/** Publishes a site with one door, and all else as it was. */
export async function putDoor(
  site: TestSite,
  siteKey: string,
  door: Door,
  plain: SiteDocument,
  contents: readonly Content[],
): Promise<void> {
  const { pool } = site.database;
  const document = { ...plain, ...door.write?.(plain, contents) };
  await pool.query(`update site_document set document = $2 where site_key = $1 and version = 'draft'`, [
    siteKey,
    document,
  ]);
  await pool.query(`delete from site_secret where site_key = $1`, [siteKey]);
  if (door.passcode !== undefined)
    await pool.query(`insert into site_secret (site_key, version, passcode) values ($1, 'draft', $2)`, [
      siteKey,
      door.passcode,
    ]);
  const lists = [
    {
      contentIds: contents.map(({ contentId }) => contentId),
      tickets: [{ contentId: 60, ticketId: 1, name: { jpn: '券' } }],
      isAnd: false,
    },
  ];
  await pool.query(
    `update content_document set document = jsonb_set(document, '{content,lists}', $2::jsonb)
     where site_key = $1 and version = 'draft' and module_code = 'ticket_limited'`,
    [siteKey, JSON.stringify(door.ticketLock ? lists : [])],
  );
  await publishSite(site.database, siteKey);
  await setWithdrawn(site.database, siteKey, door.isWithdrawn ? testNow : null);
  await site.hiroba.features.site.directory.refresh();
}

/** The addresses of a page, with each content that it may be about, and with queries for the names that it declares there. */
export function addressesOf(
  definition: PageDefinition,
  contents: readonly Content[],
  queriesFor: (names: readonly string[]) => string[] = () => [''],
): string[] {
  const { path } = definition;
  const asked = (rest: string, params: PageParams = {}): string[] =>
    queriesFor(declaredQuery(definition, params)).map((query) => rest + query);
  if (!path.includes(':')) return asked(path);
  const single = path.startsWith('users/my-ticket/') ? 'ticket' : /^module\/(\w+)/.exec(path)?.[1];
  const about = contents.filter(({ moduleCode }) => single === undefined || moduleCode === single);
  const given = about.flatMap((content) => {
    const known: Record<string, string | number> = { ...content, token: 'a-token', type: 'person', typeId: 1 };
    const rest = path.replace(/:(\w+)\??/g, (_, name: string) => String(known[name]));
    return asked(rest, path.includes(':moduleCode') ? { moduleCode: content.moduleCode } : {});
  });
  return path.includes('?') ? [...given, ...asked(path.replace(/\/?:\w+\?/g, ''))] : given;
}
