import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { mappedAddresses } from './mapped-addresses.ts';
import { metaOf, parsePage } from './parse-page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test.each(['jpn', 'eng'])('each page of a module is described by itself, in %s', async (language) => {
  const locs = await mappedAddresses(site, 'hiroba.test', '/web');
  const lists = locs.filter((loc) => /\/event\/1[1-3]\/module\/\w+\/\d+$/.test(loc));
  expect(lists.length).toBeGreaterThan(12);
  const said = new Map<string, string[]>();
  for (const loc of lists) {
    const [home = ''] = loc.split('/module/');
    for (const address of [loc, home]) {
      const page = parsePage(await site.page(`${new URL(address).pathname}?language=${language}`));
      const description = metaOf(page, 'description') ?? '';
      expect([address, description.length > 8]).toEqual([address, true]);
      const pages = said.get(description) ?? [];
      if (!pages.includes(address)) said.set(description, [...pages, address]);
    }
  }
  expect([...said].filter(([, pages]) => pages.length > 1)).toEqual([]);
});
