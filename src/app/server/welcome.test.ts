import type { Server } from 'node:http';
import { expect, test } from 'vitest';
import type { SiteServer } from '#features/site/server.ts';
import { readSettings } from '#server/http/settings.ts';
import { welcome } from './welcome.ts';

async function linesOf(environment: Record<string, string>, sites: number): Promise<string[]> {
  const lines: string[] = [];
  const server = { address: () => ({ port: 3_000 }) } as unknown as Server;
  const site = { directory: { isEmpty: () => sites === 0 } } as unknown as SiteServer;
  await welcome(server, readSettings(environment), site, undefined, (line) => lines.push(line.trim()));
  return lines.filter((line) => line !== '').slice(1);
}
const next = [
  'Nobody has published a site here. With the settings of this server:',
  'npx hiroba new my-site',
  'npx hiroba import my-site',
  'npx hiroba publish --all',
];
const without = (why: string): string =>
  `Without the demo, because ${why}. HIROBA_DEMO=1 asks for it, and HIROBA_DEMO=0 hides this line.`;

test('a server without the demo says why, and what comes next while it is empty', async () => {
  expect(await linesOf({ HIROBA_TRUST_PROXY: '1' }, 0)).toEqual([without('HIROBA_TRUST_PROXY is set'), ...next]);
  expect(await linesOf({ HOST: '0.0.0.0' }, 1)).toEqual([without('HOST=0.0.0.0 is set')]);
  expect(await linesOf({}, 1)).toEqual([without('the database has sites of your own')]);
  expect(await linesOf({ HIROBA_DEMO: '0' }, 0)).toEqual(next);
  expect(await linesOf({ HIROBA_DEMO: '0' }, 1)).toEqual([]);
});
