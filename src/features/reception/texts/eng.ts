import type { ReceptionMessages } from './jpn.ts';

export default {
  mayNotFind: 'This link does not find visitors by name. Ask the organiser.',
  tooManyTickets: (most) => `Too many tickets for an offline list, which has room for ${most}.`,
  period: 'The end has to be after the beginning, and after now.',
  notPublic: 'The board opens once the event is published.',
} satisfies ReceptionMessages;
