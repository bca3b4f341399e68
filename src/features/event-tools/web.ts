export { type EventTools, useEventTools } from './web/event-tools.tsx';
export { loadEventShare } from './web/load-event-share.ts';
