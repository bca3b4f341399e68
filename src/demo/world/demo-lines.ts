import type { SiteServer } from '#features/site/server.ts';
import { consolePath } from '#kernel/console/console-endpoint.ts';
import { demoMembers, demoPassword } from './demo-members.ts';

export interface DemoPlace {
  host: string;
  port: number;
  /** False when a mail server sends the mails. */
  hasMailbox: boolean;
}

/** The lines that the terminal shows about the demo: its console, passcodes, logins, and where the tools are. */
export async function demoLines(site: SiteServer, { host, port, hasMailbox }: DemoPlace): Promise<string[]> {
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
  const tools = [
    'test card     4242 4242 4242 4242, and one for every outcome in docs/payments.md',
    `till          http://${host}:${port}/dev/pay/till`,
    `app           http://${host}:${port}/dev/app`,
    ...(hasMailbox ? [`mailbox       http://${host}:${port}/dev/mailbox`] : []),
  ];
  return [
    `console       http://${host}:${port}${consolePath}  for organisers: one press there enters`,
    ...lines,
    ...accounts,
    `password      ${demoPassword}, for all of them`,
    `login         ${loginOf('event/13')}  with an identity provider of the demo`,
    ...tools,
  ];
}
