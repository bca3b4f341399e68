import type { SiteIdentity } from '#kernel/site-path.ts';
import type { Api } from '#web/api/api.ts';
import type { checkPasscode } from '../contract.ts';

/** Whether the server accepts the code; throws a CallError, 429 after too many wrong ones. */
export async function isRightPasscode(api: Api, site: SiteIdentity, passcode: string): Promise<boolean> {
  const { data } = await api.get<typeof checkPasscode>('passcode_check/{portalId}[/{eventId}]', {
    params: site,
    query: { passcode },
  });
  return data.passcodeCheck;
}
