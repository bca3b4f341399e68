import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declaredQuery, keptFlags } from '#app/page-query.ts';
import { standsBeforeDoors } from '#app/page-facts.ts';
import { withdrawn } from '#app/web-pages.ts';
import type { SiteDocument } from '#features/site/documents.ts';
import { moduleCodesOf } from '#kernel/module-code.ts';
import { type PageDefinition, pages } from '#kernel/page.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { entryOf } from './parse-page.ts';
import { addressesOf, contentsOf, type Door, doors, noDoor, putDoor } from './site-doors.ts';

/**
 * Of each name that a page reads in its query: a value that the demo world has, one that it has not, and one that can
 * be no value.
 */
const queryValues: Record<string, readonly [known: string, unknown: string, garbage: string]> = {
  ticket: ['1', '987654', '1;--'],
  category: ['1', '987654', '-1'],
  categories: ['1,2', '987654', ',,'],
  venues: ['1', '987654', 'a,'],
  content: ['200', '987654', '\u{1f600}'],
  division: ['1', '987654', '1e9'],
  place: ['1', '987654', '0x1'],
  view: ['List', 'Card', '__proto__'],
  tab: ['news', 'shelf', '[]'],
  step: ['review', 'done', 'constructor'],
  cart: ['1', '0', '\u{1f600}'],
  order: ['K7Q2P9RWY5NEM4XD', 'ZZZZZZZZZZZZZZZZ', "'"],
  link: ['/', '/nowhere', '//elsewhere.example'],
  again: ['/web/', '/web/nowhere', 'https://elsewhere.example/'],
  date: ['2026-11-28', '1999-01-01', '2026-02-31'],
  start: ['2026-11-28', '1999-01-01', '2026-02-31'],
  end: ['2026-11-28', '1999-01-01', 'tomorrow'],
  month: ['2026-11', '1999-01', '2026-13'],
  day: ['2026-11-28', '1999-01-01', '2026-11-31'],
  page: ['1', '99', '1e400'],
  text: ['a', 'qqqqqq', '\u{1f600}'],
  keyword: ['a', 'qqqqqq', '%'],
  live: ['1', '0', 'x'],
  tag: ['IT', 'qqqqqq', '\u{1f600}'],
  fee: ['free', 'paid', 'x'],
};
/** Every page sees these, whatever it declares. `isDraft` is a door, and a page in the app has no login. */
const flags = { consoleUser: '', isApplication: 'x', exhibitor_account: '\u{1f600}' };

/** A page that declares no query answers the same to all of them; any other is asked with known, unknown and wrong ones. */
function queriesFor(names: readonly string[]): string[] {
  if (names.length === 0) return [''];
  const query = (which: 0 | 1 | 2, leaving?: string): string =>
    new URLSearchParams([
      ...names.filter((name) => name !== leaving).map((name) => [name, queryValues[name]?.[which] ?? '']),
      ...(which === 2 ? Object.entries(flags) : []),
    ]).toString();
  // The steps of a purchase stand in the place of a ticket.
  return [query(0, names.includes('ticket') ? 'step' : undefined), query(1), query(2)].map((one) => `?${one}`);
}

const sites = [
  { siteKey: 'event/11', path: '/web/portal/1/event/11', scope: 'event' },
  { siteKey: 'portal/1', path: '/web/portal/1', scope: 'portal' },
] as const;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test('every name that a page or a module declares to read in its query has values to be asked with', () => {
  const all: readonly PageDefinition[] = pages;
  const codes = [undefined, ...Object.values(moduleCodesOf).flat()];
  const declared = all.flatMap((definition) =>
    codes.flatMap((moduleCode) => declaredQuery(definition, moduleCode === undefined ? {} : { moduleCode })),
  );
  expect([...new Set(declared)].sort()).toEqual(Object.keys(queryValues).sort());
  expect(keptFlags.filter((flag) => flag !== 'isDraft').sort()).toEqual(Object.keys(flags).sort());
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
      const contents = await contentsOf(site, siteKey);
      await putDoor(site, siteKey, door, plain, contents);
      const wrong: unknown[] = [];
      for (const definition of pages) {
        if ((definition as PageDefinition).notInScopes?.includes(scope)) continue;
        for (const rest of addressesOf(definition, contents, queriesFor)) {
          const flag = door.isDraft ? `${rest.includes('?') ? '&' : '?'}isDraft=true` : '';
          const address = `${path}${/^(\?|$)/.test(rest) ? '' : '/'}${rest}${flag}`;
          const response = await site.get(address);
          const html = await response.text();
          const fault = faultOf(door, definition, response.status, html);
          if (fault !== undefined) wrong.push([address, response.status, fault]);
        }
      }
      await putDoor(site, siteKey, noDoor, plain, contents);
      expect(wrong.slice(0, 20)).toEqual([]);
      expect(site.logged.splice(0)).toEqual([]);
    },
    120_000,
  );
});

/** What is wrong with an answer. */
function faultOf(
  { closes }: Door,
  { name, path, behindDoors }: PageDefinition,
  status: number,
  html: string,
): string | undefined {
  // The error page answers with the status of the failure that it tells of.
  if (status >= 500 && name !== 'error') return 'a failure';
  if (status >= 300 && status < 400) return undefined;
  const { page } = entryOf(html);
  if (closes === 'withdrawn')
    return (status === 410) === (page.screen === withdrawn) ? undefined : `answers ${status} with ${page.screen}`;
  const isBehind = closes === 'site' || (path.includes(':contentId') && behindDoors === undefined);
  return isBehind && page.screen !== undefined && !standsBeforeDoors(page.name) ? `shows ${page.screen}` : undefined;
}
