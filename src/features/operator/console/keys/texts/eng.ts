import nav from '../../nav/texts/eng.ts';
import type { KeyTexts } from './jpn.ts';

const texts: KeyTexts = {
  title: nav.keys,
  lead: 'By a key, a program reads and changes this site: your accounting software, or a system of your own.',
  make: 'Make an API key',
  list: 'Your API keys',
  none: 'No API keys yet',
  noneText: 'Make one when you connect a program. With one key for each program, you can end one alone.',
  name: 'Name',
  nameHint: 'Say what the key is for. The activity names it.',
  role: 'What it may do',
  isProven: 'Personal data and money, too',
  provenHint: 'Reading orders and attendees, refunds, publishing an event that sells. Allow it only if needed.',
  life: 'Works for',
  days: (days: number) => (days === 365 ? 'a year' : days === 1 ? 'a day' : `${days} days`),
  madeText: 'The key is shown only now. Paste it into the settings of your program.',
  states: { works: 'Works', ended: 'Ended', expired: 'Expired', makerLeft: 'Stopped' },
  makerLeftText: 'Whoever made it is no longer an owner, so it does not work.',
  until: (date: string) => `until ${date}`,
  used: (date: string) => `last used ${date}`,
  neverUsed: 'never used',
  madeBy: (name: string) => `made by ${name}`,
  withProof: 'with personal data and money',
  end: 'End it',
  endOf: (name: string) => `End the API key “${name}”`,
  reallyEnd: 'Really end it',
  ended: 'The API key is ended. It no longer works.',
};
export default texts;
