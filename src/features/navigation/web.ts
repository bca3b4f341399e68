export { eventDates } from './web/event-dates.ts';
export { eventPhase } from './web/event-phase.ts';
export { EventAtDoors, eventAtDoors } from './web/event-at-doors.tsx';
export {
  accountLink,
  footerLinks,
  footerOrganiser,
  menuGroups,
  portalLink,
  siteLogo,
  tabLinks,
  ticketsLink,
  topLink,
} from './web/navigation-model.tsx';
export { navigationTexts } from './web/navigation-texts.ts';
export { useBackToMypage } from './web/use-back-to-mypage.ts';
