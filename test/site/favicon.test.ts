import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { publishFixtures } from './fixture-sites.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await publishFixtures(site);
});
afterAll(() => site.close());

const fileAt = async (host: string): Promise<Buffer> => {
  const response = await site.get('/favicon.ico', { host });
  expect([host, response.status, response.headers.get('content-type')]).toEqual([host, 200, 'image/x-icon']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  return Buffer.from(await response.arrayBuffer());
};

test('the root of every host has the icon of its own site, as a file that browsers read', async () => {
  const files = await Promise.all(['hiroba.test', 'square.test', 'unknown.test'].map(fileAt));
  for (const file of files) {
    // One icon of 48 by 48 pixels, whose picture fills the rest of the file.
    expect([file.readUInt16LE(2), file.readUInt16LE(4), file[6], file[7]]).toEqual([1, 1, 48, 48]);
    const [bytes, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
    expect(offset + bytes).toBe(file.length);
    expect(await sharp(file.subarray(offset)).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
  }
  expect(files[1]?.equals(files[0]!)).toBe(false);
  expect(files[2]?.equals(files[0]!)).toBe(true);
});

test('a browser that has it is told so, until its site is published again', async () => {
  const first = await site.get('/favicon.ico');
  const known = { 'if-none-match': first.headers.get('etag') ?? '' };
  const again = await site.get('/favicon.ico', known);
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await site.get('/favicon.ico', { 'if-none-match': '"portal/0-0"' })).status).toBe(200);
});
