/** What other features and the demo ask about the members who run booths. */
export { boothsOfExhibitor, type BoothPlace, exhibitorsOf, tieExhibitor } from './server/detail/exhibitors.ts';
