export { enterByPasscode } from './web/passcode-gate.ts';
export { initialPasscodeState, type PasscodeState } from './rules/passcode-entry.ts';
export { isForConsoleUsers } from './rules/web-access.ts';
export { previewApi } from './web/preview-api.ts';
export { type Draft, readDraft } from './web/draft.ts';
export { showDraftStyle } from './web/draft.ts';
