export { eventPhase } from './rules/event-phase.ts';
export { EventEntryCard } from './web/entry/event-entry-card.tsx';
export { eventListTexts } from './web/entry/event-list-texts.ts';
