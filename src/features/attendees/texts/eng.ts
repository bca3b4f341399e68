import type { AttendeeTexts } from './jpn.ts';

export default {
  file: 'attendees',
  badges: 'badges',
  columns: {
    code: 'Ticket number',
    name: 'Name',
    kana: 'Name in kana',
    mail: 'Email',
    ticket: 'Ticket',
    priceName: 'Price name',
    slot: 'Slot',
    price: 'Price (yen)',
    owed: 'Unpaid (yen)',
    state: 'Status',
    checkedInAt: 'Checked in at',
    gate: 'Gate',
    orderNumber: 'Order number',
    orderedAt: 'Ordered at',
  },
  states: { notYet: 'Not checked in', entered: 'Checked in', canceled: 'Cancelled' },
  transferred: (state) => `${state}, transferred`,
  byBuyer: (question) => `Buyer: ${question}`,
  byCompanion: (question) => `Companion: ${question}`,
  refused: {
    none: 'No attendee matches. Try another filter.',
    tooManyRows: (most) => `The list is too long for one file (limit: ${most}). Narrow it down, for example by ticket.`,
    tooManyBadges: (most) =>
      `The list is too long for one print of badges (limit: ${most}). Narrow it down, for example by ticket.`,
    noColumns: 'There is no such column. Reload the page and choose the columns again.',
  },
} satisfies AttendeeTexts;
