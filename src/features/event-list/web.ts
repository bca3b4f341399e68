export { eventPhase } from './rules/event-phase.ts';
export { EventEntryCard } from './web/event-entry-card.tsx';
export { eventListTexts } from './web/event-list-texts.ts';
export { useEventHref } from './web/use-event-href.ts';
