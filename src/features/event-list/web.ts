export { recordVisitedEvent } from './web/visited-events.ts';
