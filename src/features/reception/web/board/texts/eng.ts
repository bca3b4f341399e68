import type { BoardTexts } from './jpn.ts';

export default {
  title: 'Visitor board',
  opening: 'Opening the board',
  closed: 'The board cannot be opened',
  again: 'Open the link of the board again.',
  arrived: 'Here now',
  of: (expected) => `of ${expected}`,
  perTicket: 'By ticket',
  perGate: 'By gate, today',
  noGate: 'Staff',
  quarters: 'Arrivals each 15 minutes',
  inQuarter: (from, count) => `${count} in the 15 minutes from ${from}`,
  next: 'Coming up',
  noNext: 'No more sessions today.',
  now: 'Now',
  late: (time) => `The connection is lost. These are the numbers of ${time}.`,
  fullScreen: 'Full screen',
} satisfies BoardTexts;
