import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../start-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const linkOf = (html: string, rel: string): string | undefined =>
  new RegExp(`<link rel="${rel}" href="([^"]+)">`).exec(html)?.[1];
const manifestOf = async (page: string, headers?: Record<string, string>) => {
  const address = linkOf(await site.page(page, headers), 'manifest') as string;
  const response = await site.get(address, headers);
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  return (await response.json()) as Record<string, unknown> & { icons: { src: string; sizes: string; type: string }[] };
};

test('a site with a chat can be put on a home screen: under its name, within its addresses, with its icons', async () => {
  const home = '/web/portal/1/event/11';
  const manifest = await manifestOf(`${home}?language=eng`);
  expect(manifest).toMatchObject({
    id: home,
    name: expect.stringMatching(/\S/),
    lang: 'en',
    start_url: `${home}?language=eng`,
    scope: home,
    display: 'standalone',
    theme_color: expect.stringMatching(/^#/),
  });
  expect((await manifestOf(`${home}?language=jpn`))['name']).not.toBe(manifest['name']);
  expect((await site.get(manifest['start_url'] as string)).status).toBe(200);
  const touch = linkOf(await site.page(home), 'apple-touch-icon') as string;
  const listed = manifest.icons.map(({ src, sizes }): [string, number] => [src, Number.parseInt(sizes, 10)]);
  const wanted: [string, number][] = [[touch, 180], ...listed];
  expect(wanted.map(([, side]) => side)).toEqual([180, 192, 512]);
  for (const [src, side] of wanted) {
    const response = await site.get(src);
    expect(response.headers.get('cache-control')).toContain('max-age=31536000');
    const facts = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(facts).toMatchObject({ format: 'png', width: side, height: side, hasAlpha: false });
  }
});

test('the portal of the chat has a manifest of its own', async () => {
  expect(await manifestOf('/web/portal/1')).toMatchObject({ scope: '/web/portal/1', id: '/web/portal/1' });
});

test('a site without a chat has none, nor has what is no site or is asked for in another way', async () => {
  expect(linkOf(await site.page('/web/portal/2'), 'manifest')).toBeUndefined();
  for (const path of [
    '/web/app/portal/2/jpn/manifest.webmanifest',
    '/web/app/portal/1/xyz/manifest.webmanifest',
    '/web/app/portal/4040/jpn/manifest.webmanifest',
    '/web/app/nothing/1/jpn/manifest.webmanifest',
    '/app/portal/1/jpn/manifest.webmanifest',
    '/web/app/portal/1/1/icon-64.png',
    '/web/app/portal/1/1/icon-99999999.png',
    '/web/app/portal/x/1/icon-180.png',
  ]) {
    expect([path, (await site.get(path)).status]).toEqual([path, 404]);
  }
  expect(site.logged).toEqual([]);
});
