import type { SiteServer } from '#features/site/server.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import { readConsoleUser } from './contract.ts';
import type { ConsoleUsers } from './server/console-users.ts';

export { type ConsoleUsers, createConsoleUsers } from './server/console-users.ts';

/** The call about console user keys; `users.guardContent` stands before the calls of limited contents. */
export function createConsoleUserServer(site: SiteServer, users: ConsoleUsers): { endpoints: ServedEndpoint[] } {
  return {
    endpoints: [
      serve(readConsoleUser, async ({ params }, context) => {
        const published = await site.doors.look(params, context);
        return { data: { exists: await users.exists(published, params.consoleUser, context) } };
      }),
    ],
  };
}
