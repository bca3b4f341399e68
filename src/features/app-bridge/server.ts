import type { Members } from '#features/account/server.ts';
import type { SiteServer } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import { createAppKey, exchangeAppKey } from './contract.ts';
import { appKeyLifeMs, makeAppKey, spendAppKey } from './server/app-keys.ts';

/** The calls with which the native app and its pages share a session. */
export function createAppBridgeServer(
  database: Database,
  site: SiteServer,
  members: Members,
): { endpoints: ServedEndpoint[] } {
  return {
    endpoints: [
      serve(exchangeAppKey, async ({ query }, context) => ({
        data: await spendAppKey(database, query.key, context.now),
      })),
      serve(createAppKey, async ({ params }, context) => {
        const member = await members.require(context, await site.doors.lookPublished(params));
        const key = await makeAppKey(database, member.memberId, context.now);
        return { data: { key, expiresIn: appKeyLifeMs / 1000 } };
      }),
    ],
  };
}
