export { createPasscodeGate, type PasscodeGate } from './web/passcode-gate.ts';
export type { PasscodeOutcome } from './rules/passcode-entry.ts';
export { passWebAccess, type WebAccessFacts } from './web/pass-web-access.ts';
export { previewApi } from './web/preview-api.ts';
export { type Draft, readDraft } from './web/read-draft.ts';
export { showDraftStyle } from './web/draft-style.ts';
export { takeAccessToken } from './web/take-access-token.ts';
