import { onTestFinished, expect, test } from 'vitest';
import { readSite, webPage } from '../../../../test/read-site.ts';
import { eventFile } from '../../../../test/site-folders.ts';
import { openKeptSites } from './kept-sites.ts';

const pages = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ detailId: place + 1, title: { jpn: `第${place + 1}頁` } }));

test('sites come back as they were, long and short modules in their places, and no text has all of a large one', async () => {
  const kept = await openKeptSites();
  onTestFinished(() => kept.close());
  const most: number[] = [];
  const sites = [];
  const stringify = JSON.stringify;
  for (const count of [2_000, 8_000]) {
    const modules = [
      webPage({ items: pages(3) }),
      webPage({ contentId: 22, items: pages(count) }),
      webPage({ contentId: 23, items: pages(501) }),
    ];
    const { site } = await readSite(eventFile({ passcode: '407318', modules }));
    let longest = 0;
    JSON.stringify = (value: unknown) => {
      const text = stringify(value);
      longest = Math.max(longest, text.length);
      return text;
    };
    try {
      sites.push({ site, load: await kept.keep(site!) });
    } finally {
      JSON.stringify = stringify;
    }
    most.push(longest);
  }
  for (const { site, load } of sites) expect(await load()).toEqual(site);
  expect(Math.abs((most[1] ?? 0) - (most[0] ?? 0))).toBeLessThan(2_000);
});
