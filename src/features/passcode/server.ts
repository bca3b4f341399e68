import { serve } from '#features/site/server.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { checkPasscode } from './contract.ts';
import type { PasscodeGuard } from './server/passcode-guard.ts';

export { createPasscodeGuard, type PasscodeGuard } from './server/passcode-guard.ts';

/** The call of the passcode. The guard's door stands before the calls of all features. */
export function createPasscodeServer(guard: PasscodeGuard): { endpoints: ServedEndpoint[] } {
  return {
    endpoints: [
      serve(checkPasscode, async ({ site, query, context }) => ({
        data: { passcodeCheck: await guard.check(site, query.passcode, context) },
      })),
    ],
  };
}
