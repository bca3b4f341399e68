import type { ProfilePageTexts } from './jpn.ts';

export default {
  page: {
    title: 'Profile',
    shared: 'About you',
    sharedLead: (portal) => `Used for all events of ${portal}`,
    own: 'For this event',
    ownLead: (event) => `Shared with the organiser of ${event}`,
    incomplete: 'Fill in the required fields to continue.',
    missing: (count) =>
      count === 1 ? 'One required question has no answer yet.' : `${count} required questions have no answer yet.`,
    empty: 'Fill in at least one field to continue.',
    nothingTitle: 'Nothing to fill in',
    nothingText: 'The organiser’s questions will appear here.',
    back: 'My page',
  },
  unsaved: {
    title: 'Your changes are not saved',
    text: 'If you leave this page, what you entered will be lost.',
    leave: 'Leave without saving',
    stay: 'Keep editing',
    restored: 'We have kept what you entered before. It is not saved yet.',
  },
} satisfies ProfilePageTexts;
