import type { BoothTexts } from './jpn.ts';

const texts: BoothTexts = {
  nav: 'Booth',
  title: 'Your booths',
  lead: 'Choose the booth that you edit.',
  untitled: 'Untitled booth',
  live: 'Public',
  changed: 'Changes not public yet',
  draft: 'Not public yet',
  publish: 'Publish',
  published: 'The booth is public.',
  open: 'Public page',
  organiserPublishes: 'The organiser looks at your changes and publishes them.',
  eventWaits: 'Visitors see the booth once the event is public.',
  none: 'You have no booth here',
  noneText: 'It appears here once the organiser gives you one.',
  stand: (stand: string) => `Stand ${stand}`,
};
export default texts;
