import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConsoleRoutes } from './console-routes.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hiroba-console-'));
  mkdirSync(join(folder, '.vite'));
  const manifest = { 'entry-console.tsx': { file: 'assets/entry.js', isEntry: true, css: ['assets/entry.css'] } };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rmSync(folder, { recursive: true }));

const answerTo = async (path: string): Promise<Response> => {
  const routes = createConsoleRoutes({
    api: { fetch: () => Promise.reject(new Error('no call')) },
    folder,
    contextOf: (() => ({ hostSite: { kind: 'shared' }, language: 'jpn' })) as never,
    isDevelopment: false,
  });
  return routes.fetch(new Request(`http://hiroba.test${path}`));
};

const elsewhere = [
  '',
  '//evil.example',
  '/%2F%2Fevil.example',
  '/https://evil.example',
  '/sites/..%2f..%2fevil.example',
];
const asking = ['', '?next=https://evil.example', '?redirect=//evil.example', '?return_to=https:evil.example'];

test.each(elsewhere.flatMap((path) => asking.map((query) => `/console${path}${query}`)))(
  'the console leads out of itself by no address: %s',
  async (address) => {
    const answer = await answerTo(address);
    const html = await answer.text();
    if (answer.headers.get('location') !== null) {
      expect([answer.status, answer.headers.get('location'), html]).toEqual([302, '/console/', '']);
      return;
    }
    expect([answer.status, html.includes('id="root"'), html.includes('evil')]).toEqual([200, true, false]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);

test('the page of the console lets no script but its own run, and stands in no frame of another page', async () => {
  const policy = (await answerTo('/console/')).headers.get('content-security-policy') ?? '';
  const rules = new Map(policy.split(';').map((rule) => [rule.trim().split(' ')[0], rule.trim()]));
  expect(rules.get('script-src') ?? rules.get('default-src')).toMatch(/'self'/);
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(rules.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(rules.get('base-uri')).toBe("base-uri 'none'");
});
