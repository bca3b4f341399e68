import type { Database } from '#server/database/database.ts';
import * as calls from '../contract/api-keys.ts';
import { endApiKey, keysOfSite, makeApiKey } from './api-keys.ts';
import { type ServedConsoleCall, serveConsole } from './serve-console.ts';

const done = { data: { done: true } } as const;

/** The keys by which programs make the calls of an organiser. */
export function apiKeyCalls(database: Database): ServedConsoleCall[] {
  return [
    serveConsole(calls.listApiKeys, async ({ site, context }) => ({
      data: await keysOfSite(database, site.siteKey, context.now),
    })),
    serveConsole(calls.makeApiKey, async ({ body, ...call }) => ({ data: await makeApiKey(database, call, body) })),
    serveConsole(calls.endApiKey, async ({ params: { keyId }, ...call }) => {
      await endApiKey(database, call, keyId);
      return done;
    }),
  ];
}
