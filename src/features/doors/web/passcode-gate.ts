import { status } from '#kernel/status.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import type { Api } from '#web/api/api.ts';
import { isStatus } from '#web/api/call-error.ts';
import type { LocalStorage } from '#web/storage/safe-storage.ts';
import { passcodeKey } from '../rules/passcode.ts';
import { decideAfterCheck, decideEntry, type PasscodeOutcome, type PasscodeState } from '../rules/passcode-entry.ts';
import type { checkPasscode } from '../contract.ts';

export interface PasscodeGateFacts {
  api: Api;
  local: LocalStorage;
  site: SiteIdentity;
  /** What is known of this window's visitor. */
  state: PasscodeState;
  isVerifyPage: boolean;
}

/** Step 5 of the start-up: a stored code is checked with the server. */
export async function enterByPasscode(facts: PasscodeGateFacts): Promise<PasscodeOutcome> {
  const { api, local, site, state, isVerifyPage } = facts;
  const stored = local.get(passcodeKey(site));
  const decision = decideEntry({ state, stored, isVerifyPage });
  if (decision !== 'checkStored') return decision;
  const isRight = await isRightPasscode(api, site, stored!).catch(unlessRefused);
  return decideAfterCheck(isRight, isVerifyPage);
}

/** After too many wrong codes, the verify page says so when the visitor tries again. */
function unlessRefused(error: unknown): false {
  if (isStatus(error, status.tooMany, status.invalid)) return false;
  throw error;
}

/** Whether the server accepts the code; throws a CallError, 429 after too many wrong ones. */
export async function isRightPasscode(api: Api, site: SiteIdentity, passcode: string): Promise<boolean> {
  const { data } = await api.get<typeof checkPasscode>('passcode_check/{portalId}[/{eventId}]', {
    params: site,
    query: { passcode },
  });
  return data.passcodeCheck;
}
