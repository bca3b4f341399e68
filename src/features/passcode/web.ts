export { createPasscodeGate, type PasscodeGate } from './web/passcode-gate.ts';
export type { PasscodeOutcome } from './rules/passcode-entry.ts';
