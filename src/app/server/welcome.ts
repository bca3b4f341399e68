import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteServer } from '#features/site/server.ts';
import type { ServerSettings } from '#server/http/settings.ts';
import { demoMembers, demoPassword } from '../demo-members.ts';

/** What the terminal says once visitors may come: where, and the codes of the demo. */
export async function welcome(
  server: Server,
  settings: ServerSettings,
  site: SiteServer,
  say: (line: string) => void,
): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(settings.host) ? 'localhost' : settings.host;
  say('');
  say(`  広場 Hiroba   http://${host}:${port}/web/`);
  if (settings.demo) for (const line of await demoLines(site, host, port)) say(`  ${line}`);
  if (settings.demo) say(`  app           http://${host}:${port}/dev/app`);
  if (settings.demo && settings.mail.smtp === undefined) say(`  mailbox       http://${host}:${port}/dev/mailbox`);
  say('');
}

async function demoLines(site: SiteServer, host: string, port: number): Promise<string[]> {
  const sites = await Promise.all(
    site.directory.all().map((record) => site.store.site({ portalId: record.portalId, eventId: record.eventId })),
  );
  const lines = sites.flatMap((one) => {
    if (one === undefined) return [];
    const address = one.ownDomain ? `http://${one.ownDomain}:${port}/` : `http://${host}:${port}/web/${one.siteKey}`;
    if (one.passcode !== undefined) return [`passcode      ${address}  ${one.passcode}`];
    return one.ownDomain !== undefined ? [`own domain    ${address}`] : [];
  });
  const [member] = demoMembers;
  const login = `login         http://${host}:${port}/web/portal/1/users/login  ${member?.loginId} ${demoPassword}`;
  return [...lines, login];
}
