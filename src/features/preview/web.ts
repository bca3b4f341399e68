export { previewTexts } from './web/preview-texts.ts';
export { previewApi } from './web/preview-api.ts';
export { type Draft, readDraft } from './web/read-draft.ts';
export { showDraftStyle } from './web/draft-style.ts';
export { takeAccessToken } from './web/take-access-token.ts';
