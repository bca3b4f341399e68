import type { CheckWords } from '#kernel/console/draft-check-item.ts';
import type { WarningWords } from '#kernel/console/warning-words.ts';
import { isLanguageCode, languageName as namesOfLanguages } from '#kernel/language.ts';

const languageName = (code: string): string => (isLanguageCode(code) ? namesOfLanguages[code] : code);

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  eventMoved: ({ bought }: { bought: number }) => [
    bought === 1
      ? '1 ticket went out before this change. Its holder is not notified automatically.'
      : `${bought} tickets went out before this change. Their holders are not notified automatically.`,
    'Tell them before you publish, and say whether they may give tickets back.',
  ],
  domainGone: ({ domain }: { domain: string }) => [
    `Addresses at ${domain} no longer lead here: links in emails, printed codes and bookmarks stop working.`,
    'Keep the domain until the event is over, or redirect it to the new address.',
  ],
  languageGone: ({ language, first }: { language: string; first: string }) => [
    `Who reads the site in ${languageName(language)} gets it in ${languageName(first)}, and emails about purchases too.`,
    'Keep the language and leave out what is not translated: the first language stands in for it.',
  ],
  doorOpened: () => [
    'Everybody sees what only people with the passcode could see.',
    'Keep a passcode if the site is still for guests.',
  ],
  passcodeChanged: () => [
    'Whoever has entered the old passcode is asked for the new one.',
    'Send the new one to your guests first.',
  ],
  doorClosed: ({ bought }: { bought: number }) => [
    `${bought === 1 ? 'The holder of 1 ticket stands' : `The holders of ${bought} tickets stand`} before a door that was not there at the time of the order.`,
    'Send them the passcode, or invite them, before you publish.',
  ],
  accountsMoved: ({ isOwn }: { isOwn: boolean }) => [
    `Members log in with ${isOwn ? 'accounts of this event alone' : 'the accounts of the portal'} from now on. Who has the other kind does not find their tickets.`,
    'Leave it as it is until the event is over.',
  ],
  unread: ({ isLeftOut }: { isLeftOut: boolean }) => [
    `This release cannot read what stands there. ${isLeftOut ? 'This part is not shown' : 'The rest is shown without it'}.`,
    'Enter this field again.',
  ],
} satisfies WarningWords;

/** What is left to do before a publication. */
const checks = {
  basics: { open: () => 'Choose a name and dates', done: () => 'Name and dates are set' },
  place: { open: () => 'Enter the venue', done: () => 'Venue' },
  organizer: { open: () => 'Enter the organiser', done: () => 'Organiser' },
  cover: { open: () => 'Add a cover picture of your own', done: () => 'Cover picture' },
  headings: {
    open: (count) => `Translate the headings that show in the first language on every page (${count})`,
    done: () => 'Headings translated',
  },
  languages: {
    open: (count) => (count === 1 ? 'Translate one text' : `Translate ${count} texts`),
    done: () => 'Every text is there in every language',
  },
  outdated: {
    open: (count) =>
      count === 1
        ? 'Check a translation: its original has changed'
        : `Check ${count} translations: their originals have changed`,
    done: () => 'Translations checked',
  },
  tickets: {
    open: (count) =>
      count === 0 ? 'Add tickets' : 'Make the tickets of the template your own: names, prices, how many',
    done: (count) => `${count} ${count === 1 ? 'kind' : 'kinds'} of tickets`,
  },
  samples: {
    open: (count) => `Replace what is marked [Sample] (${count} ${count === 1 ? 'place' : 'places'})`,
    done: () => 'Samples replaced',
  },
  examples: {
    open: (count) =>
      count === 1
        ? 'Write over the text of the template that is left'
        : `Write over the texts of the template that are left (${count} places)`,
    done: () => 'Your own texts',
  },
  names: {
    open: (count) =>
      count === 1
        ? 'Check a name that is still the template’s'
        : `Check the names that are still the template’s (${count} places)`,
    done: () => 'Names checked',
  },
  pictures: {
    open: (count) =>
      count === 1
        ? 'Replace the picture of the template that is left'
        : `Replace the pictures of the template that are left (${count} places)`,
    done: () => 'Your own pictures',
  },
  privacy: { open: () => 'Add your privacy policy', done: () => 'Privacy policy' },
  factor: {
    open: () => 'Set up a second factor: publishing paid tickets asks for it',
    done: () => 'Second factor',
  },
} satisfies CheckWords;

export default { warnings, checks };
