import type { OriginTexts } from './jpn.ts';

const texts: OriginTexts = {
  other: 'Or begin with',
  copyChoice: {
    title: 'One of your events',
    text: 'Everything in it is copied, and every date moves to the new ones.',
    lead: 'Choose the event to copy. The original stays as it is.',
    back: 'Back to the templates',
    none: 'There is no event to copy yet',
    noneText: 'Once you have made an event, you can choose it here.',
  },
  copy: {
    title: (name) => `A new event from “${name}”`,
    link: 'Make a new event from this one',
    linkText: 'Prepare the next edition with everything you have here.',
    lead: 'Give the new event its name and dates. Nothing becomes public yet.',
    name: (language) => `New name (${language})`,
    what: 'What is copied',
    kept: [
      'Pages, tickets, timetable, booths and everything else in it, with pictures and look',
      'Periods and dates, all moved by the same time to fit the new start',
      'Discount codes and how buyers pay',
    ],
    notKept: 'What is not',
    left: [
      'Everything about visitors: applications, purchases, attendees, chats',
      'The passcode: the event stays locked, with a new one',
      'Invited people, those under “People”, how members log in, and the event’s own domain',
    ],
    button: 'Copy and make a draft',
    noRight: 'You may not make events in this portal. Ask an owner of the portal.',
    otherLanguages: 'Where you leave a language empty, visitors see the name in the first language.',
  },
};

export default texts;
