import { expect, test } from 'vitest';
import type { SiteServer } from '#features/site/server.ts';
import { demoLines } from './demo-lines.ts';

test('the terminal of the demo names the console first, at the address of the server', async () => {
  const site = { directory: { all: () => [] } } as unknown as SiteServer;
  const [first] = await demoLines(site, { host: 'localhost', port: 3_000, hasMailbox: true });
  expect(first).toMatch(/^console {7}http:\/\/localhost:3000\/console\/ /);
});
