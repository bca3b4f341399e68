import type { SalesTexts } from './jpn.ts';

export default {
  title: 'Sales',
  day: 'Day',
  tickets: 'Tickets',
  price: 'Price',
  table: 'Show the days as a table',
  sold: 'Sold',
  paid: 'Received',
  wentBack: 'Of which refunded or charged back',
  lessWentBack: (amount) => `after ${amount} refunded or charged back`,
  owed: 'Not paid yet',
  checkedIn: 'Checked in',
  count: (tickets) => String(tickets),
  ofCapacity: (sold, capacity) => `${sold} / ${capacity}`,
  left: (tickets) => (tickets === 0 ? 'None left' : `${tickets} left`),
  waiting: (tickets) => `${tickets} waiting for a payment or a draw`,
  lottery: 'See the lottery',
  nothing: '¥0',
  noneYet: 'Sold tickets show up here.',
} satisfies SalesTexts;
