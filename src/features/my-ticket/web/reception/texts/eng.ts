import { said } from '../../texts/eng.ts';
import type { ReceptionTexts } from './jpn.ts';

export default {
  content: 'Tickets to check in',
  field: 'Ticket number',
  fieldHint: 'Type the number, or use a handheld scanner.',
  look: 'Look up',
  looking: 'Looking up',
  signal: 'Sound and vibration',
  result: {
    open: 'Valid ticket',
    done: said.checkedIn,
    closed: 'No entry',
    refused: 'Not checked in yet',
    unknown: said.notFound,
    failed: 'Could not check',
    holder: 'Name',
    ticket: 'Ticket',
    kind: 'Type',
    slot: 'Slot',
    number: 'Ticket number',
    count: 'Checked in',
    times: (count) => (count === 1 ? 'once' : `${count} times`),
    last: (time) => `last ${time}`,
    collect: (amount) => `Collect ${amount}`,
    collectAndCheckIn: (amount) => `Collect ${amount} and check in`,
    checkIn: 'Check in',
    working: 'Checking in',
    again: 'Try again',
    next: 'Next',
  },
  today: (count) => `${count} checked in on this device`,
} satisfies ReceptionTexts;
