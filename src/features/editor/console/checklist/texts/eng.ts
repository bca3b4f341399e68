import type { ChecklistTexts } from './jpn.ts';

const texts: ChecklistTexts = {
  faults: 'Fix before publishing',
  good: 'Good to have',
  more: (count: number) => `${count} more.`,
  codes: {
    lostReference: 'What was chosen is no longer there. Choose again.',
    deadLink: 'A link leads to a page that is not there.',
    domainTaken: 'Another site has this domain.',
    endBeforeStart: 'It ends before it starts.',
    untitled: 'Enter the name in the first language of the site.',
    passcode: 'The passcode is not set up right.',
    noProvider:
      'This way to log in has no provider yet. Take it away, or ask the operator of the server to connect one.',
    other: 'What is entered does not fit together.',
  },
  place: { open: 'Enter the venue', done: 'Venue' },
  organizer: { open: 'Enter the organiser', done: 'Organiser' },
  cover: { open: 'Add a cover picture', done: 'Cover picture' },
  languages: { open: (count: number) => `${count} languages have no name yet`, done: 'Every language has a name' },
};
export default texts;
