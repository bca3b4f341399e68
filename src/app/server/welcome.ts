import type { Server } from 'node:http';

import type { SiteServer } from '#features/site/server.ts';
import type { DemoChoice } from '#server/http/demo-choice.ts';
import type { ServerSettings } from '#server/http/settings.ts';
import { beginPath } from '#kernel/console/console-endpoint.ts';
import { version } from '../version.ts';
import { listensAt } from './http-server.ts';
import type { DemoTools } from './load-demo.ts';

/** How the first site comes to an empty server without the console. */
const firstSteps = ['npx hiroba new my-site', 'npx hiroba import my-site', 'npx hiroba publish --all'];

/** The terminal's welcome once visitors may come: the address, and how to log in to the demo or what comes next without it. */
/** `firstLink`: the secret of a link that makes the first operator of the console; undefined where there is one. */
export async function welcome(
  server: Server,
  settings: ServerSettings,
  site: SiteServer,
  demo: DemoTools | undefined,
  say: (line: string) => void,
  firstLink: () => Promise<string | undefined> = () => Promise.resolve(undefined),
): Promise<void> {
  const { port } = listensAt(server);
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(settings.host) ? 'localhost' : settings.host;
  say('');
  say(`  ひろば Hiroba ${version}   http://${host}:${port}/web/`);
  const place = { host, port, hasMailbox: settings.mail.smtp === undefined };
  for (const line of (await demo?.demoLines(site, place)) ?? []) say(`  ${line}`);
  if (demo === undefined) {
    for (const line of nextLines(settings.demo, site)) say(`  ${line}`);
    const origin = settings.publicUrl ?? `http://${host}:${port}`;
    const token = await firstLink();
    if (token !== undefined) {
      say('  Nobody can sign in to the console yet. This link makes its first operator, once, within 72 hours:');
      say(`    ${origin}${beginPath(token)}`);
    }
  }
  say('');
}

function nextLines({ isAsked, because }: DemoChoice, site: SiteServer): string[] {
  const isEmpty = site.directory.isEmpty();
  const why = because === undefined ? 'the database has sites of your own' : `${because} is set`;
  return [
    ...(isAsked
      ? []
      : [`Without the demo, because ${why}. HIROBA_DEMO=1 asks for it, and HIROBA_DEMO=0 hides this line.`]),
    ...(isEmpty
      ? [
          'Nobody has published a site here. With the settings of this server:',
          ...firstSteps.map((step) => `    ${step}`),
        ]
      : []),
  ];
}
