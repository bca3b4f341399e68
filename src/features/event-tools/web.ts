export { type EventTools, useEventTools } from './web/event-tools.tsx';
