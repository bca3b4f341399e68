import { serve } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { createAppKey, exchangeAppKey } from './contract.ts';
import { appKeyLifeMs, makeAppKey, spendAppKey } from './server/app-keys.ts';

export { sweepAppKeys } from './server/app-keys.ts';

/** The calls with which the native app and its pages share a session. */
export function createAppBridgeServer(database: Database): { endpoints: ServedEndpoint[] } {
  return {
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
