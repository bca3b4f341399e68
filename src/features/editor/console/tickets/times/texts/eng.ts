import type { TimesTexts } from './jpn.ts';

const texts: TimesTexts = {
  notes: {
    title: 'For all tickets',
    asked: 'What buyers are asked',
    askedText: (asked: readonly string[]) =>
      asked.length === 0
        ? 'Their email address alone. Without a question for the name, the reception sees none.'
        : `Their email address, ${asked.join(', ')}`,
    askedLink: 'Change the questions',
    payment: 'Payment',
    paidBy: (methods: readonly string[]) => `Buyers pay by: ${methods.join(', ')}.`,
    online:
      'Cards and other payments online need a connected payment provider: ask the operator of the server to connect one, then add it here.',
    paymentLink: 'Change how they pay',
    shared: 'Shared places',
    sharedText:
      'Where only the price differs, as for adults and students, add prices to one ticket: they share its number.',
    sharedLink: 'Add prices',
    buyers: 'What buyers need',
    buyersText:
      'Paid tickets and lotteries need an account: buyers register and log in. Free tickets that are not drawn need none.',
    publishing: 'What publishing needs',
    publishingText: 'A site with paid tickets is published with a second factor.',
    publishingLink: 'Set it up in your account',
  },
  title: 'Sale and admission',
  lead: 'Choose a ticket to change its times and how it is sold. The ends of its bars can be moved, too.',
  event: 'Event',
  now: 'Now',
  spans: { shown: 'Listed', sale: 'Sale', draw: 'Draw', pay: 'Payment', admission: 'Admission' },
  applications: 'Applications',
  always: 'always',
  untilAlways: 'no start',
  fromAlways: 'no end',
  from: (name, span) => `${name}: start of ${span.toLowerCase()}`,
  to: (name, span) => `${name}: end of ${span.toLowerCase()}`,
  drawOf: (name) => `${name}: time of the draw`,
  lottery: 'Lottery',
  firstCome: 'First come',
  prices: (from, to) => `${from} to ${to}`,
  kinds: (count) => `${count} price${count === 1 ? '' : 's'}`,
  perPerson: (count) => `${count} a person`,
  faults: {
    endBeforeStart: (span) => `${span} ends before it starts.`,
    saleAfterEvent: (span) => `${span} goes on after the event has ended.`,
    saleBeforeShown: (span) => `${span} begins before the ticket is listed.`,
    lotteryWithoutEnd: () => 'A lottery needs an end of its applications.',
    lotteryWithoutDraw: () => 'Say when the lottery is drawn.',
    drawBeforeClosing: () => 'Draw at least an hour after applications end.',
    drawAfterStart: () => 'The draw is after the event has begun.',
    payAfterStart: () => 'The time to pay ends after the event has begun.',
    admissionBeforeEvent: () => 'Admission is over before the event begins.',
    admissionAfterEvent: () => 'Admission begins after the event has ended.',
  },
  sections: { sale: 'How it is sold', lottery: 'Lottery', price: 'Price', limit: 'How many', admission: 'Admission' },
  all: 'All fields',
  table: 'Show as a table',
  columns: { ticket: 'Ticket', kind: 'Kind' },
  keys: 'Left and right move by a day, with Shift by an hour.',
};
export default texts;
