import { afterAll, beforeAll, expect, test } from 'vitest';
import { isForMembers, standsBeforeDoors } from '#app/page-facts.ts';
import { pageScreens } from '#app/web-pages.ts';
import { passedCookie, skippedCookie } from '#features/account/rules/passed-doors.ts';
import type { SiteDocument } from '#features/site/documents.ts';
import { type PageDefinition, pages } from '#kernel/page.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { entryOf, parsePage } from './parse-page.ts';
import { addressesOf, contentsOf, type Door, doors, noDoor, putDoor } from './site-doors.ts';

/** What a browser says of itself; none of it is proved. */
interface Visitor {
  name: string;
  isMember?: true;
  hasCode?: true;
  hasSkipped?: true;
}
const visitors: readonly Visitor[] = [
  { name: 'nobody' },
  { name: 'who says to be a member', isMember: true },
  { name: 'who says to have a code', hasCode: true },
  { name: 'who says to be a member with a code', isMember: true, hasCode: true },
  { name: 'who has skipped the login', hasSkipped: true },
];
const madeUp = `${passedCookie}=admin; ${skippedCookie}=event-12; accessToken=x`;

function cookieOf({ isMember, hasCode, hasSkipped }: Visitor): string {
  const passed = [isMember && 'member', hasCode && 'event'].filter(Boolean).join('.');
  return `${passedCookie}=${passed}${hasSkipped ? `; ${skippedCookie}=event-11` : ''}`;
}

/** Those with a page of their own, and some of each kind of the others; `every-door` goes to all of them. */
const codes = [
  'information',
  'web_page',
  'booth',
  'schedule',
  'ticket',
  'timetable',
  'live_chat',
  'live_stream',
  'text',
];
const siteKey = 'event/11';
const base = '/web/portal/1/event/11';
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const doorScreens: readonly string[] = [pageScreens.login, pageScreens.verify];

/** What an answer does that it must not. */
function faultOf(door: Door, definition: PageDefinition, visitor: Visitor, html: string): string | undefined {
  const { page } = entryOf(html);
  const isAboutContent = definition.path.includes(':contentId') && definition.behindDoors === undefined;
  const isOwn = isForMembers(definition, {}, { login: { isEnabled: true, lock: [] } });
  const isBehind = door.closes === 'site' || isOwn || (door.closes === 'contents' && isAboutContent);
  if (isBehind && page.screen !== undefined && !standsBeforeDoors(page.name)) return `shows ${page.screen}`;
  if (page.screen === undefined) {
    const hasPassed = door.passcode === undefined ? visitor.isMember : visitor.hasCode;
    return hasPassed ? undefined : 'is a shell, and not the door';
  }
  if (!doorScreens.includes(page.screen)) return undefined;
  const main = parsePage(html).querySelector('main');
  if (!main?.querySelector('h1')?.textContent?.trim()) return 'has no heading';
  return main.querySelector('form[method=post] input') ? undefined : 'has no form';
}

test.each(
  [{ ...noDoor, closes: 'start' } as const, ...doors].filter(({ isDraft, isWithdrawn }) => !isDraft && !isWithdrawn),
)(
  'an event $name has its door in the HTML of each page for who has not passed it, and nothing behind it for anybody [ACCESS-001]',
  async (door) => {
    const { rows } = await site.database.pool.query(
      `select document from site_document where site_key = $1 and version = 'draft'`,
      [siteKey],
    );
    const plain = rows[0].document as SiteDocument;
    const contents = await contentsOf(site, siteKey);
    const looked = contents.filter(({ moduleCode }) => codes.includes(moduleCode));
    await putDoor(site, siteKey, door, plain, contents);
    const wrong: unknown[] = [];
    const seen = new Set<string>();
    for (const definition of pages as readonly PageDefinition[]) {
      if (definition.notInScopes?.includes('event')) continue;
      for (const rest of addressesOf(definition, looked)) {
        const address = `${base}${rest === '' ? '' : '/'}${rest}`;
        const htmlFor = async (cookie: string): Promise<string | undefined> => {
          const answer = await site.get(address, { cookie });
          return answer.status >= 300 && answer.status < 400 ? undefined : answer.text();
        };
        const plainly = await htmlFor('');
        if (plainly !== (await htmlFor(madeUp))) wrong.push([address, 'is another page for made-up cookies']);
        for (const visitor of visitors) {
          const html = await htmlFor(cookieOf(visitor));
          if (html === undefined) continue;
          const fault = faultOf(door, definition, visitor, html);
          if (fault !== undefined) wrong.push([visitor.name, address, fault]);
          seen.add(entryOf(html).page.name);
        }
      }
    }
    await putDoor(site, siteKey, noDoor, plain, contents);
    expect(wrong.slice(0, 20)).toEqual([]);
    // So it was looked at doors and at what is before them.
    expect(seen.has(door.passcode === undefined ? 'login' : 'verify')).toBe(true);
    expect(seen.size).toBeGreaterThan(3);
  },
  120_000,
);
