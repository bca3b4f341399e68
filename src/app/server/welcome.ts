import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteServer } from '#features/site/server.ts';
import type { ServerSettings } from '#server/http/settings.ts';
import { version } from '../version.ts';
import type { DemoTools } from './load-demo.ts';

/** The terminal's welcome once visitors may come: the address, and in demo mode how to log in. */
export async function welcome(
  server: Server,
  settings: ServerSettings,
  site: SiteServer,
  demo: DemoTools | undefined,
  say: (line: string) => void,
): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(settings.host) ? 'localhost' : settings.host;
  say('');
  say(`  広場 Hiroba ${version}   http://${host}:${port}/web/`);
  const place = { host, port, hasMailbox: settings.mail.smtp === undefined };
  for (const line of (await demo?.demoLines(site, place)) ?? []) say(`  ${line}`);
  say('');
}
