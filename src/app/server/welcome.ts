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
  if (settings.demo) {
    say('  test card     4242 4242 4242 4242, and one for every outcome in docs/payments.md');
    say(`  till          http://${host}:${port}/dev/pay/till`);
    say(`  app           http://${host}:${port}/dev/app`);
  }
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
  const loginOf = (realmKey: string): string => {
    const [realm] = sites.filter((one) => one?.siteKey === realmKey);
    const own = realm?.ownDomain;
    return own ? `http://${own}:${port}/users/login` : `http://${host}:${port}/web/${realmKey}/users/login`;
  };
  const realms = [...new Set(demoMembers.map(({ realmKey }) => realmKey))];
  const accounts = realms.flatMap((realmKey) => [
    `login         ${loginOf(realmKey)}`,
    ...demoMembers
      .filter((member) => member.realmKey === realmKey)
      .map(({ loginId, what }) => `              ${loginId.padEnd(16)}${what}`),
  ]);
  const elsewhere = `login         ${loginOf('event/13')}  with an identity provider of the demo`;
  return [...lines, ...accounts, `password      ${demoPassword}, of them all`, elsewhere];
}
