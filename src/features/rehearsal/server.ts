import { Hono } from 'hono';
import { serveConsole } from '#features/operator/server.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { beginRehearsal } from './contract.ts';
import { sweepRehearsals } from './server/end-rehearsals.ts';
import { makeRehearsal, type RehearsalServices } from './server/make-rehearsal.ts';
import { stripSheet, stripSheetPath } from './server/rehearsal-strip.ts';

export { createMayRehearse, passIn } from './server/rehearsal-pass.ts';
export { rehearsalStrip, stripSheetPath } from './server/rehearsal-strip.ts';

/** Test purchases: an organiser buys at a hidden copy of a draft, and nothing of it counts. */
export function createRehearsalServer(services: RehearsalServices): ServerFeature {
  return {
    endpoints: [],
    sweep: (now) => sweepRehearsals(services.database, services.erasers(), now),
    routes: () =>
      new Hono().get(
        stripSheetPath,
        () =>
          new Response(stripSheet, {
            headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
          }),
      ),
    consoleCalls: [
      serveConsole(beginRehearsal, ({ site, operator, context }) =>
        makeRehearsal(services, site, { operator, context }),
      ),
    ],
  };
}
