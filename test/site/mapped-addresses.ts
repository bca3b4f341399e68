import { expect } from 'vitest';
import type { TestSite } from '../start-test-site.ts';

/** The texts of the site map of a host and of its parts. */
export async function siteMapFiles(site: TestSite, host: string, base: string): Promise<string[]> {
  const read = async (path: string): Promise<string> => {
    const response = await site.get(path, { host });
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      200,
      'application/xml; charset=utf-8',
    ]);
    return response.text();
  };
  const whole = await read(`${base}/sitemap.xml`);
  if (!whole.includes('<sitemapindex')) return [whole];
  return Promise.all(locsIn(whole).map((loc) => read(new URL(loc).pathname)));
}

function locsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
}

/** The addresses that search engines are told of at a host. */
export async function mappedAddresses(site: TestSite, host: string, base: string): Promise<string[]> {
  return (await siteMapFiles(site, host, base)).flatMap(locsIn);
}
