import { screensOf } from '#app/modules.ts';
import { moduleCodes } from '#kernel/module-code.ts';
import type { PageDefinition } from '#kernel/page.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import type { TestSite } from '../start-test-site.ts';

const contentIds: Record<string, number> = { ticket: 20, timetable: 21, live_chat: 22, booth: 23 };

/** An address of a page with parameters that the site has. */
export function addressOf({ path }: PageDefinition, base: string): string {
  const code = /^module\/(\w+)/.exec(path)?.[1] ?? (path.includes('my-ticket/') ? 'ticket' : 'information');
  const values: Record<string, string | number> = {
    moduleCode: 'information',
    contentId: contentIds[code] ?? 3,
    detailId: 1,
    token: 'abc',
    type: 'category',
    typeId: 1,
  };
  const rest = path.replace(/:(\w+)\??/g, (_, name: string) => String(values[name]));
  return rest === '' && base === '/web' ? '/web/' : `${base}/${rest}`.replace(/(.)\/$/, '$1');
}

const bearers: readonly [string, SiteIdentity][] = [
  ['/web/event/901', { portalId: 0, eventId: 901 }],
  ['/web/portal/90', { portalId: 90 }],
  ['/web/portal/1/event/11', { portalId: 1, eventId: 11 }],
  ['/web/portal/1', { portalId: 1 }],
];

/** The list of a content of a code, at a site that has one: a fixture, or one of the demo. */
export async function listAddressOf({ hiroba }: TestSite, code: string): Promise<string> {
  for (const [base, identity] of bearers) {
    const found = await hiroba.features.site.store.site(identity);
    const content = found?.modules.find(({ moduleCode, visible }) => moduleCode === code && visible);
    if (content !== undefined) return `${base}/module/${code}/${content.contentId}`;
  }
  throw new Error(`No site has a ${code}.`);
}

/** The addresses of all lists and of a detail of each code that has one. */
export async function moduleAddresses(site: TestSite): Promise<string[]> {
  const addresses: string[] = [];
  for (const code of moduleCodes) {
    const { list, detail } = screensOf(code);
    if (list === undefined && detail === undefined) continue;
    const address = await listAddressOf(site, code);
    if (list !== undefined) addresses.push(address);
    if (detail !== undefined) addresses.push(`${address}/1`);
  }
  return addresses;
}
