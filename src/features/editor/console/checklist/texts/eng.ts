import type { ChecklistTexts } from './jpn.ts';

const texts: ChecklistTexts = {
  faults: 'Fix before publishing',
  stray: {
    title: (count: number) => `${count === 1 ? 'One date is' : `${count} dates are`} not on a day of the event`,
    move: (count: number) => `Move ${count === 1 ? 'it' : `all ${count}`} with the event`,
    moved: (count: number) => `${count === 1 ? 'One date' : `${count} dates`} moved`,
  },
  open: (count: number) => `${count === 1 ? 'One thing' : `${count} things`} to look at before you publish`,
  confirm: {
    title: 'Some things still need your attention',
    text: 'If you publish now, what is not done yet goes out as it is. You may do so if that is what you want.',
    textAt: (date) =>
      `What you have not dealt with by ${date} goes out as it is at that time. You may plan it if that is what you want.`,
    back: 'Go back',
    anyway: (button) => `${button} anyway`,
  },
  left: 'Still to do',
  needed: 'Needed',
  places: 'Show the places',
  putAway: 'Hide this list',
  isPutAway: 'The list is hidden. It comes back when there is something new to do.',
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
};
export default texts;
