import { serve } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { createAppKey, exchangeAppKey } from './contract.ts';
import { appKeyLifeMs, makeAppKey, spendAppKey, sweepAppKeys } from './server/app-keys.ts';

/** The calls with which the native app and its pages share a session. */
export function createAppBridgeServer(database: Database): ServerFeature {
  return {
    sweep: (now) => sweepAppKeys(database, now),
    endpoints: [
      serve(exchangeAppKey, async ({ query, context }) => ({
        data: await spendAppKey(database, query.key, context),
      })),
      serve(createAppKey, async ({ member, context }) => {
        const key = await makeAppKey(database, member.memberId, context.now);
        return { data: { key, expiresIn: appKeyLifeMs / 1000 } };
      }),
    ],
  };
}
