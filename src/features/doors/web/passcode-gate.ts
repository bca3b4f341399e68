import { status } from '#kernel/status.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import type { Api } from '#web/api/api.ts';
import { isStatus } from '#web/api/call-error.ts';
import type { LocalStorage } from '#web/storage/safe-storage.ts';
import { passcodeKey } from '../rules/passcode.ts';
import {
  decideAfterCheck,
  decideEntry,
  initialPasscodeState,
  type PasscodeOutcome,
  type PasscodeState,
} from '../rules/passcode-entry.ts';
import { isRightPasscode } from './ask-server.ts';

export interface PasscodeGate {
  state(): PasscodeState;
  /** Step 5 of the start-up. */
  enter(isVerifyPage: boolean): Promise<PasscodeOutcome>;
  /** A call was answered with status 461. */
  close(): void;
}

export interface PasscodeGateSettings {
  api: Api;
  local: LocalStorage;
  site: SiteIdentity;
  usePasscodeLock: boolean;
}

/** The passcode of the site this window shows. */
export function createPasscodeGate({ api, local, site, usePasscodeLock }: PasscodeGateSettings): PasscodeGate {
  let state = initialPasscodeState(usePasscodeLock);
  return {
    state: () => state,
    async enter(isVerifyPage) {
      const stored = local.get(passcodeKey(site));
      const decision = decideEntry({ state, stored, isVerifyPage });
      if (decision !== 'checkStored') return decision;
      const isRight = await isRightPasscode(api, site, stored as string).catch(unlessRefused);
      if (isRight) state = 'verified';
      return decideAfterCheck(isRight, isVerifyPage);
    },
    close() {
      state = 'notVerified';
    },
  };
}

/** After too many wrong codes, the verify page says so when the visitor tries again. */
function unlessRefused(error: unknown): false {
  if (isStatus(error, status.tooMany, status.invalid)) return false;
  throw error;
}
