import type { SiteServer } from '#features/site/server.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import { checkPasscode } from './contract.ts';
import type { PasscodeGuard } from './server/passcode-guard.ts';

export { createPasscodeGuard, type PasscodeGuard } from './server/passcode-guard.ts';

/** The passcode's call; the guard's door stands before the calls of all features. */
export function createPasscodeServer(site: SiteServer, guard: PasscodeGuard): { endpoints: ServedEndpoint[] } {
  return {
    endpoints: [
      serve(checkPasscode, async ({ params, query }, context) => {
        const published = await site.doors.look(params, context);
        return { data: { passcodeCheck: guard.check(published, query.passcode, context) } };
      }),
    ],
  };
}
