import type { SiteInit } from '#features/site/web.ts';
import { status } from '#kernel/status.ts';
import { isCallError, isStatus } from '#web/api/call-error.ts';
import type { PageContext } from '#web/site/page-context.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { register, type RegistrationBody } from './account-calls.ts';
import { finishRegistration, type LoginEnd } from './finish-login.ts';
import { keptPcodes } from './kept-pcodes.ts';

export type RegistrationDetails = Omit<RegistrationBody, 'registration_token'>;

/** Makes the account and goes on. Storage marks it while its answer is open (AUTH-017). */
export async function registerMember(
  context: PageContext<SiteInit>,
  token: string,
  details: RegistrationDetails,
  end: LoginEnd,
): Promise<void> {
  const { local } = browserStorage();
  local.set('register', '1');
  try {
    const session = await register(context, { registration_token: token, ...details }, keptPcodes(local));
    finishRegistration(context, session, end);
  } catch (error) {
    if (isRefusal(error)) local.remove('register');
    throw error;
  }
}

/** The server has refused. After a lost connection the browser cannot know whether the account was made. */
function isRefusal(error: unknown): boolean {
  return isCallError(error) && !isStatus(error, status.networkError, status.timeout, status.failed, status.unavailable);
}
