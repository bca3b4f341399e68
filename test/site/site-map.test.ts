import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../../src/app/modules.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { publishFixtures } from './fixture-sites.ts';
import { mappedAddresses, siteMapFiles } from './mapped-addresses.ts';
import { metaOf, parsePage } from './parse-page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await publishFixtures(site);
});
afterAll(() => site.close());

const expo = 'http://hiroba.test/web/portal/1/event/11';
/** The kind of page behind an address: a home, or a module with or without a detail. */
const kindOf = (loc: string): string => {
  const [, code, detail] = /\/module\/(\w+)(?:\/\d+)?(\/\d+$|\/detail\?|)/.exec(loc) ?? [];
  return code === undefined ? 'home' : `${code}${detail ? ' detail' : ''}`;
};

describe('the map of a host', () => {
  test('names pages that are there, each by its own canonical address, and none that search engines may not show', async () => {
    const locs = await mappedAddresses(site, 'hiroba.test', '/web');
    expect(new Set(locs).size).toBe(locs.length);
    expect(locs).toEqual(expect.arrayContaining([expo, 'http://hiroba.test/web/portal/1']));
    // Two of each kind are as good as all.
    const some = [...Map.groupBy(locs, kindOf).values()].flatMap((all) => [all[0]!, all.at(-1)!]);
    expect(some.length).toBeGreaterThan(25);
    for (const loc of new Set(some)) {
      const { pathname, search } = new URL(loc);
      const document = parsePage(await site.page(pathname + search));
      const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
      expect([loc, canonical, metaOf(document, 'robots')]).toEqual([loc, loc, undefined]);
    }
  });

  test('has the details of every module that has pages of them', async () => {
    const kinds = new Set((await mappedAddresses(site, 'hiroba.test', '/web')).map(kindOf));
    const withDetails = Object.entries(modules)
      .filter(([, row]) => 'detail' in row || 'hasOwnDetail' in row)
      .map(([code]) => code);
    expect(withDetails.length).toBeGreaterThan(6);
    const missing = withDetails.filter((code) => !kinds.has(`${code} detail`));
    expect(missing).toEqual([]);
  });

  test('leaves out what is not for everybody', async () => {
    const locs = await mappedAddresses(site, 'hiroba.test', '/web');
    for (const closed of ['event/14', 'event/21', 'event/32', 'event/902', 'event/905', 'portal/90/event/906']) {
      expect(locs.filter((loc) => `${loc}/`.includes(`/${closed}/`))).toEqual([]);
    }
    const { directory, store } = site.hiroba.features.site;
    const sites = await Promise.all(directory.all().map((record) => store.site(record)));
    let checked = 0;
    for (const one of sites) {
      const { isEnabled = false, lock = [] } = one?.document.login ?? {};
      if (!isEnabled || one?.ownDomain !== undefined) continue;
      for (const { contentId, detailIds, isEnabled: isLocked = true } of lock) {
        const own = locs.filter((loc) => `${loc}/`.includes(`/event/${one?.eventId}/`));
        const behind = (detailIds ?? ['']).map((detailId) => new RegExp(`/module/\\w+/${contentId}(/|$)${detailId}`));
        if (isLocked) for (const path of behind) expect(own.filter((loc) => path.test(loc))).toEqual([]);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(0);
  });

  test('is well formed, and says of a ticket which other languages its address has', async () => {
    const files = await siteMapFiles(site, 'hiroba.test', '/web');
    for (const file of files) {
      expect(file).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^]*<\/urlset>\n$/);
      expect(file.replace(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&');
    }
    const ticket = `${expo}/module/ticket/60/detail?ticket=`;
    const line = files
      .join('\n')
      .split('\n')
      .find((one) => one.includes(`<loc>${ticket}`));
    expect(line).toContain('hreflang="ja" href="' + ticket);
    expect(line).toMatch(/hreflang="en" href="[^"]*\?ticket=\d+&amp;language=eng"/);
  });
});

describe('a host of its own', () => {
  test('lists its own site', async () => {
    const locs = await mappedAddresses(site, 'square.test', '');
    expect(locs).toEqual(
      expect.arrayContaining([
        'http://square.test/',
        'http://square.test/event/901/module/information/3',
        'http://square.test/event/901/module/ticket/20',
      ]),
    );
    expect(locs.filter((loc) => !loc.startsWith('http://square.test/'))).toEqual([]);
    expect(await mappedAddresses(site, 'locked.test', '')).toEqual([]);
  });

  test('alone names its site', async () => {
    const shared = await mappedAddresses(site, 'hiroba.test', '/web');
    expect(shared.filter((loc) => /\/(portal\/90|event\/904)(\/module|$)/.test(loc))).toEqual([]);
    expect(await mappedAddresses(site, 'solo.test', '')).toContain('http://solo.test/module/information/3');
  });
});
