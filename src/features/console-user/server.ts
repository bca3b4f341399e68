import { serve } from '#features/site/server.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { readConsoleUser } from './contract.ts';
import type { ConsoleUsers } from './server/console-users.ts';

export { type ConsoleUsers, createConsoleUsers } from './server/console-users.ts';

/** The call that checks console user keys; `users.guardContent` stands before the calls of limited contents. */
export function createConsoleUserServer(users: ConsoleUsers): { endpoints: ServedEndpoint[] } {
  return {
    endpoints: [
      serve(readConsoleUser, async ({ site, params, context }) => ({
        data: { exists: await users.exists(site, params.consoleUser, context) },
      })),
    ],
  };
}
