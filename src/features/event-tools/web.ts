export { type EventTools, useEventTools } from './web/event-tools.tsx';
export { ShareButton, shareTexts } from './web/share-button.tsx';
