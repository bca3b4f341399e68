import type { EndingTexts } from './jpn.ts';

export default {
  title: 'Close or delete',
  lead: 'Close the site to visitors, or remove it.',
  link: 'Close or delete',
  linkText: 'Close an event that is over, or remove a site that you do not use.',
  close: 'Close to visitors',
  closeText:
    'Visitors read that the site has closed, and nothing more can be ordered. You can open it again at any time.',
  tickets: (count) =>
    `${count === 1 ? '1 sold ticket stays' : `${count} sold tickets stay`} valid. My tickets, the orders and the reception still work.`,
  waiting: (count) =>
    `${count === 1 ? '1 order that waits' : `${count} orders that wait`} for a payment or a draw ${count === 1 ? 'stays' : 'stay'} valid too.`,
  closed: 'The site is closed to visitors.',
  open: 'Open again',
  isClosed: 'The site is closed to visitors now.',
  isOpen: 'The site is open to visitors again.',
  notPublic: 'It is not published yet.',
  callOff: 'Call the event off',
  callOffText: 'It does not take place: sales stop, and every order is cancelled and refunded.',
  toCallingOff: 'Go to calling off',
  remove: 'Delete the site',
  removeText:
    'Its draft, what was published, and what visitors saved and answered there are gone for good. Past orders stay for the books.',
  members: (count) =>
    `${count === 1 ? '1 account' : `${count} accounts`} of members of this site ${count === 1 ? 'goes' : 'go'} too.`,
  backup: 'If you may need it again, export it to a file first.',
  reasonsTitle: 'It cannot be deleted yet',
  reasons: {
    events: (count) =>
      `The portal has ${count === 1 ? 'an event' : `${count} events`}. Delete ${count === 1 ? 'it' : 'each of them'} first.`,
    tickets: (count) => `${count === 1 ? '1 ticket is' : `${count} tickets are`} sold for an event that is not over.`,
    waiting: (count) => `${count === 1 ? '1 order waits' : `${count} orders wait`} for a payment or a draw.`,
    refunds: (count) => `${count === 1 ? '1 refund has' : `${count} refunds have`} not been paid yet.`,
  },
  insteadClose: 'You can close it to visitors instead.',
  confirmTitle: (name) => `Delete ${name}?`,
  confirmLabel: 'To confirm, type the name of the site',
  confirmWrong: (name) => `Type “${name}”.`,
  removed: (name) => `${name} is deleted.`,
} satisfies EndingTexts;
