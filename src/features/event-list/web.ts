export { EventEntryCard } from './web/event-entry-card.tsx';
export { eventListTexts } from './web/event-list-texts.ts';
