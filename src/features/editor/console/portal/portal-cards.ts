export { PortalCard } from './portal-card.tsx';
export { PortalEventsCard } from './portal-events-card.tsx';
