import type { ReportScreenTexts } from './jpn.ts';

const texts: ReportScreenTexts = {
  title: 'Chat reports',
  lead: 'What participants of the chat reported. You see the reported message and up to five around it.',
  one: 'Report',
  state: 'State',
  states: { open: 'Open', closed: 'Closed' },
  none: 'No open reports',
  noneText: 'When somebody reports something, you also get an email.',
  noneFound: 'No closed reports',
  noneFoundText: 'Reports that are dealt with are listed here.',
  clear: 'Show open reports',
  more: 'Show more',
  erased: 'An erased account',
  message: (who) => `A message of ${who}`,
  person: (who) => `${who} (as a person)`,
  reports: (count) => (count === 1 ? '1 report' : `${count} reports`),
  reasons: {
    spam: 'Spam',
    harassment: 'Harassment',
    fraud: 'Fraud',
    sexual: 'Sexual content',
    impersonation: 'Impersonation',
    other: 'Something else',
  },
  counted: (reason, count) => (count === 1 ? reason : `${reason} ×${count}`),
  suspended: 'Cannot write',
  did: {
    remove: 'Removed',
    warn: 'Warned',
    suspend: 'Stopped from writing',
    readmit: 'May write again',
    close: 'Closed',
  },
  lastAt: (when) => `Last report ${when}`,
  messages: 'The reported message',
  messagesNote: 'As it was when it was reported. Nothing else of the conversation can be seen.',
  reported: 'Reported',
  removed: 'The people in the room no longer see this message.',
  empty: '(erased)',
  picture: 'The picture that was sent',
  meeting: 'Meeting',
  about: 'Reported person',
  by: 'Reported by',
  memberPage: 'Member page',
  earlier: 'Before',
  earlierText: (cases, remove, warn, suspend) =>
    cases === 0
      ? 'No other reports.'
      : `Other reports: ${cases} (removed: ${remove}, warned: ${warn}, stopped from writing: ${suspend})`,
  made: (count) => `Reports by this person in all: ${count}`,
  suspension: 'Cannot write',
  suspendedSince: (since, until) => (until === null ? `since ${since}, for good` : `since ${since}, until ${until}`),
  language: 'Language',
  answer: (text) => `Answer: ${text}`,
  acts: {
    remove: 'Remove the message',
    warn: 'Send a warning',
    suspend: 'Stop from writing',
    readmit: 'Let them write again',
    close: 'Close the report',
  },
  texts: {
    remove: 'The message disappears for everybody in the room. Its author gets the words below by email.',
    warn: 'The reported person gets the words below by email. Nothing else changes.',
    suspend:
      'The reported person can read the chat of this site but not write. They see the words below, and get them by email.',
    readmit: 'The reported person can write again. They get the words below by email.',
    close:
      'Closes the report. Everybody who reported it gets the words below as an answer by email. The reported person is not told.',
  },
  dones: {
    remove: 'Message removed.',
    warn: 'Warning sent.',
    suspend: 'Stopped from writing.',
    readmit: 'They can write again.',
    close: 'Report closed.',
  },
  howLong: 'How long',
  forever: 'For good',
  hours: (hours) => {
    const days = hours / 24;
    if (Number.isInteger(days)) return days === 1 ? '1 day' : `${days} days`;
    return hours === 1 ? '1 hour' : `${hours} hours`;
  },
  words: 'What they are told',
  wordsOfAnswer: 'Your answer',
  wordsHint: (language) => `It goes into the email as it is. Their language: ${language}.`,
  wordsMissing: 'Write what they are told.',
  wordsLong: (most) => `Too long: the limit is ${most}.`,
  close: 'Close',
  history: 'What was done',
  told: (when, who, what) => `${when}: ${who} – ${what}`,
  until: (when) => ` (until ${when})`,
  closed: 'This report is closed.',
};
export default texts;
