import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standsBeforeDoors } from '#app/page-facts.ts';
import { withdrawn } from '#app/web-pages.ts';
import type { SiteDocument } from '#features/site/documents.ts';
import { publishSite } from '#features/site/server/publish.ts';
import { setWithdrawn } from '#features/site/server/site-life.ts';
import { type PageDefinition, pages } from '#kernel/page.ts';
import { startTestSite, type TestSite, testNow } from '../start-test-site.ts';
import { entryOf } from './parse-page.ts';

interface Content {
  moduleCode: string;
  contentId: number;
  /** Of its first item; 1 for a content without items. */
  detailId: number;
}

interface Door {
  name: string;
  /** The site as its organiser writes it, with this door. */
  write?: (document: SiteDocument, contents: readonly Content[]) => object;
  passcode?: string;
  ticketLock?: boolean;
  isWithdrawn?: boolean;
  isDraft?: boolean;
  /** What stands behind the door. */
  closes: 'site' | 'contents' | 'withdrawn';
}

const noDoor: Door = { name: 'without a door', closes: 'contents' };
const login = { isEnabled: true, isEnabledSkipAtStartup: false, lock: [] };
const doors: readonly Door[] = [
  { name: 'that is a draft', isDraft: true, closes: 'site' },
  { name: 'with a passcode', passcode: '135792', write: () => ({ usePasscodeLock: true }), closes: 'site' },
  { name: 'by invitation', write: () => ({ isInvitingEvent: true }), closes: 'site' },
  {
    name: 'with a login at its start',
    write: () => ({ login: { ...login, isRequiredAtStartup: true } }),
    closes: 'site',
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

/** A right and a wrong value of each name that a page reads in its query. */
const queries: Record<string, readonly [right: string, wrong: string]> = {
  ticket: ['1', '987654'],
  category: ['1', 'x'],
  view: ['List', 'x'],
  page: ['1', '99'],
  step: ['review', 'x'],
  cart: ['1', 'x'],
  order: ['K7Q2P9RWY5NEM4XD', 'x'],
  link: ['/', '//elsewhere.example'],
  date: ['2026-11-28', '2026-02-31'],
  text: ['a', '\u{1f600}'],
  keyword: ['a', '\u{1f600}'],
  categories: ['1', 'x'],
  venues: ['1', 'x'],
  again: ['/web/', 'https://elsewhere.example/'],
  code: ['a', ''],
  consoleUser: ['a', ''],
  isApplication: ['true', 'x'],
};
const together = (which: 0 | 1, leaving: readonly string[] = []): string =>
  `?${new URLSearchParams(
    Object.entries(queries).flatMap(([name, values]) => (leaving.includes(name) ? [] : [[name, values[which]]])),
  ).toString()}`;
/** The steps of a purchase stand in the place of a ticket, and an app has no login. */
const asked = [together(0, ['step', 'isApplication']), together(1)];

const sites = [
  { siteKey: 'event/11', path: '/web/portal/1/event/11', scope: 'event' },
  { siteKey: 'portal/1', path: '/web/portal/1', scope: 'portal' },
] as const;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

async function contentsOf(siteKey: string): Promise<Content[]> {
  const { rows } = await site.database.pool.query(
    `select distinct on (module_code) module_code as "moduleCode", content_id as "contentId",
      coalesce((select detail_id from content_item i where i.site_key = c.site_key and i.version = 'draft'
        and i.content_id = c.content_id order by position limit 1), 1) as "detailId"
     from content_document c where site_key = $1 and version = 'draft' order by module_code, sort`,
    [siteKey],
  );
  return rows as Content[];
}

/** The addresses of a page: with each content that it may be about. */
function addressesOf({ path }: PageDefinition, contents: readonly Content[]): string[] {
  if (!path.includes(':')) return [path];
  const single = path.startsWith('users/my-ticket/') ? 'ticket' : /^module\/(\w+)/.exec(path)?.[1];
  const about = contents.filter(({ moduleCode }) => single === undefined || moduleCode === single);
  const given = about.map((content) =>
    path.replace(/:(\w+)\??/g, (_, name: string) => {
      const known: Record<string, string | number> = { ...content, token: 'a-token', type: 'person', typeId: 1 };
      return String(known[name]);
    }),
  );
  return path.includes('?') ? [...given, path.replace(/\/?:\w+\?/g, '')] : given;
}

async function put(siteKey: string, door: Door, plain: SiteDocument, contents: readonly Content[]): Promise<void> {
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

test('every name that a page reads in its query is asked for', () => {
  const read = pages.flatMap((definition: PageDefinition) => definition.query ?? []);
  expect([...new Set(read)].filter((name) => !(name in queries))).toEqual([]);
});

describe.each(sites)('$siteKey', ({ siteKey, path, scope }) => {
  test.each(doors.filter(({ name }) => scope === 'event' || /draft|passcode|withdrawn/.test(name)))(
    '$name answers at every address, for whoever comes plainly, with its door and never with a failure',
    async (door) => {
      const { rows } = await site.database.pool.query(
        `select document from site_document where site_key = $1 and version = 'draft'`,
        [siteKey],
      );
      const plain = rows[0].document as SiteDocument;
      const contents = await contentsOf(siteKey);
      await put(siteKey, door, plain, contents);
      const wrong: unknown[] = [];
      for (const definition of pages) {
        if ((definition as PageDefinition).notInScopes?.includes(scope)) continue;
        for (const rest of addressesOf(definition, contents)) {
          for (const query of asked) {
            const flag = door.isDraft ? `${query === '' ? '?' : '&'}isDraft=true` : '';
            const address = `${path}${rest === '' ? '' : `/${rest}`}${query}${flag}`;
            const response = await site.get(address);
            const html = await response.text();
            const fault = faultOf(door, definition, response.status, html);
            if (fault !== undefined) wrong.push([address, response.status, fault]);
          }
        }
      }
      await put(siteKey, noDoor, plain, contents);
      expect(wrong.slice(0, 20)).toEqual([]);
      expect(site.logged.splice(0)).toEqual([]);
    },
    120_000,
  );
});

/** What is wrong with an answer. */
function faultOf(
  { closes }: Door,
  { path, behindDoors }: PageDefinition,
  status: number,
  html: string,
): string | undefined {
  if (status >= 500) return 'a failure';
  if (status >= 300 && status < 400) return undefined;
  const { page } = entryOf(html);
  if (closes === 'withdrawn')
    return (status === 410) === (page.screen === withdrawn) ? undefined : `answers ${status} with ${page.screen}`;
  const isBehind = closes === 'site' || (path.includes(':contentId') && behindDoors === undefined);
  return isBehind && page.screen !== undefined && !standsBeforeDoors(page.name) ? `shows ${page.screen}` : undefined;
}
