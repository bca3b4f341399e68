import type { GuestTexts } from './jpn.ts';

const texts: GuestTexts = {
  title: 'Invited people',
  lead: 'Only members with these email addresses enter. What you add or withdraw counts at once, without a publication.',
  back: 'Who can enter',
  label: 'Email addresses',
  hint: 'Paste one on each line, or with commas between. Up to 2,000 at a time. No email is sent to them.',
  add: 'Invite',
  added: (count) => (count === 1 ? '1 address invited' : `${count} addresses invited`),
  known: 'All of them are invited already',
  wrong: (list) => `Not an email address: ${list}`,
  empty: 'Enter email addresses.',
  tooMany: 'Invite at most 2,000 at a time.',
  total: (count) => `${count} invited`,
  more: 'Show more',
  search: 'Search email addresses',
  none: 'Nobody is invited yet',
  noneText: 'While only invited members enter, nobody does.',
  noMatch: 'No address fits',
  remove: 'Withdraw',
  removeLabel: (mail) => `Withdraw the invitation of ${mail}`,
  removed: (mail) => `The invitation of ${mail} is withdrawn`,
};

export default texts;
