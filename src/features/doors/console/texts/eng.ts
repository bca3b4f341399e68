import type { GuestTexts } from './jpn.ts';

const number = (count: number): string => new Intl.NumberFormat('en').format(count);

const texts: GuestTexts = {
  title: 'Invited people',
  lead: 'Only members with these email addresses enter. What you add or withdraw counts at once, without a publication.',
  back: 'Who can enter',
  label: 'Email addresses',
  hint: 'Paste one on each line, or with commas between. Up to 2,000 at a time. Invitations by email can be sent from the list.',
  add: 'Invite',
  added: (count) => (count === 1 ? '1 address invited' : `${count} addresses invited`),
  known: 'All of them are invited already',
  wrong: (list) => `Not an email address: ${list}`,
  empty: 'Enter email addresses.',
  tooMany: 'Invite at most 2,000 at a time.',
  found: (count) => `${number(count)} invited`,
  foundMany: (most) => `${number(most)}+ invited`,
  clear: 'Clear search',
  more: 'Show more',
  search: 'Search email addresses',
  none: 'Nobody is invited yet',
  noneText: 'While only invited members enter, nobody does.',
  noneFound: 'No address matches',
  noneFoundText: 'Search with any part of an address. A single letter finds addresses that begin with it.',
  send: 'Send invitation',
  sendAgain: 'Send again',
  sendLabel: (mail) => `Send the invitation to ${mail}`,
  sendAgainLabel: (mail) => `Send the invitation to ${mail} again`,
  sendAll: (count) => (count === 1 ? 'Send 1 invitation' : `Send ${number(count)} invitations`),
  sendAllMany: (most) => `Send ${number(most)}+ invitations`,
  notMailed: 'No email yet',
  mailedAt: (when) => `Email sent ${when}`,
  mailed: (count) => (count === 1 ? '1 invitation sent' : `${count} invitations sent`),
  mailedBefore: 'An invitation went out within the last hour. Send it again later.',
  remove: 'Withdraw',
  removeLabel: (mail) => `Withdraw the invitation of ${mail}`,
  removed: (mail) => `The invitation of ${mail} is withdrawn`,
};

export default texts;
