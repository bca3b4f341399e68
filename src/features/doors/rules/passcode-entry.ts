import { isPasscode } from './passcode.ts';

/** Whether the visitor has shown the passcode (core 4.2). */
export type PasscodeState = 'verified' | 'notVerified';

export function initialPasscodeState(usePasscodeLock: boolean): PasscodeState {
  return usePasscodeLock ? 'notVerified' : 'verified';
}

export interface EntryFacts {
  state: PasscodeState;
  stored: string | undefined;
  /** The visitor is at /verify. */
  isVerifyPage: boolean;
}

/**
 * - enter: go on;
 * - ask: the page at hand asks for the code;
 * - goToVerify: the start-up stops here;
 * - goToTop: nothing is asked for any more.
 */
export type PasscodeOutcome = 'enter' | 'ask' | 'goToVerify' | 'goToTop';

/** The next step at the door, or that the stored code must be checked first. An invalid stored code counts as none. */
export function decideEntry({ state, stored, isVerifyPage }: EntryFacts): PasscodeOutcome | 'checkStored' {
  if (state === 'verified') return isVerifyPage ? 'goToTop' : 'enter';
  if (isPasscode(stored)) return 'checkStored';
  return isVerifyPage ? 'ask' : 'goToVerify';
}

/** The next step after the stored code was checked. */
export function decideAfterCheck(isRight: boolean, isVerifyPage: boolean): PasscodeOutcome {
  if (isRight) return isVerifyPage ? 'goToTop' : 'enter';
  return isVerifyPage ? 'ask' : 'goToVerify';
}
