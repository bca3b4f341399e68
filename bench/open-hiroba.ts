import { join } from 'node:path';
import { createHiroba, type Hiroba } from '#app/server/create-hiroba.ts';
import { loadRenderer } from '#app/server/page-renderer.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { readMailSettings } from '#server/mail/mail-settings.ts';
import { createLog } from '#server/log/log.ts';

const buildFolder = join(import.meta.dirname, '../build');

/** The server in this process, without a socket: `fetch` renders, behind the page cache. */
export async function openHiroba(database: Database, dataFolder: string, clock: Clock = Date.now): Promise<Hiroba> {
  return createHiroba({
    database,
    dataFolder,
    buildFolder,
    clock,
    random: Math.random,
    log: createLog('warn', (line) => process.stderr.write(`${line}\n`), Date.now),
    trustProxy: false,
    logHost: '',
    isDevelopment: false,
    isDemo: true,
    mail: readMailSettings({}),
    renderer: await loadRenderer(buildFolder),
  });
}

/** A home of every open site that the shared host serves. */
export function homesOf({ features }: Hiroba): string[] {
  return features.site.directory
    .all()
    .filter(({ ownDomain }) => ownDomain === undefined)
    .map(({ portalId, eventId }) => {
      const portal = portalId === 0 ? '' : `portal/${portalId}`;
      return ['/web', portal, eventId === undefined ? '' : `event/${eventId}`].filter(Boolean).join('/');
    })
    .map((path) => (path === '/web' ? '/web/' : path));
}

export function requestOf(path: string): Request {
  const headers = { host: 'hiroba.test', 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'ja' };
  return new Request(`http://hiroba.test${path}`, { headers });
}
