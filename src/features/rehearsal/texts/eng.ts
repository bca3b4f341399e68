import type { RehearsalTexts } from './jpn.ts';

export default {
  noTicket: 'A test purchase needs at least one ticket that the pages show.',
  tooMany: 'Many test purchases are under way. Try again in a few minutes.',
  firstName: 'Test',
  strip: {
    title: 'Test purchase',
    text: 'No stock, no money, no statistics. Its emails go to you alone.',
    opened: 'Tickets outside of their sales period can be bought here, and only here.',
    later:
      'A number for a store or a transfer counts as paid after about 20 seconds; open the page anew to see the ticket.',
    back: 'Back to the console',
  },
} satisfies RehearsalTexts;
