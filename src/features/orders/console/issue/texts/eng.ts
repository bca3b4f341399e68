import issue from '#features/ticket/texts/issue/eng.ts';
import type { IssueWords } from './jpn.ts';

const texts: IssueWords = {
  title: 'Issue tickets',
  lead: 'Give complimentary tickets, or sell at the door. They come out of the same number as those on sale.',
  back: 'All orders',
  none: issue.none,
  noneText: issue.noneText,
  ticket: 'Ticket',
  left: (count) => `${count} left`,
  soldOut: 'sold out',
  price: 'Price',
  way: 'Payment',
  ways: issue.ways,
  note: 'Note',
  noteHint: 'It is kept with the order and in the log, and not sent to the buyer.',
  noteLong: 'Too long: the limit is 500.',
  language: 'Language of the email',
  languages: { jpn: '日本語', eng: 'English', chi: '简体中文', zhtw: '繁體中文', kor: '한국어' },
  whom: 'For whom',
  one: 'One person',
  list: 'A list',
  lastName: 'Family name',
  firstName: 'Given name',
  mail: 'Email address',
  mailHint: 'Leave it empty to send no email and show the QR codes here.',
  wrongMail: 'This is not an email address. Check it for mistakes.',
  number: 'Number of tickets',
  wrongNumber: (max) => `Enter a number from 1 to ${max}.`,
  pasted: 'List',
  pastedHint:
    'Paste one person a line: name, email address, number of tickets. Rows of a spreadsheet can be pasted as they are.',
  file: 'Read a CSV file',
  read: (people, tickets) =>
    `${people === 1 ? '1 person' : `${people} people`}, ${tickets === 1 ? '1 ticket' : `${tickets} tickets`}`,
  faults: 'Some lines need to be corrected. Nothing is issued until all of them are right.',
  line: (line) => `Line ${line}`,
  problems: {
    mailMissing: 'has no email address',
    wrongMail: 'has no valid email address',
    twice: 'has an email address that came before',
    wrongNumber: 'needs a whole number of tickets from 1 to 100',
    tooMany: 'is more than the 2,000 people that can get tickets at once',
  },
  moreFaults: (count) => `And ${count} more.`,
  noList: 'Enter at least one person.',
  sum: (tickets, amount) => `${tickets === 1 ? '1 ticket' : `${tickets} tickets`}, ${amount}`,
  press: 'Issue',
  sending: (tickets) =>
    `${tickets === 1 ? '1 ticket is' : `${tickets} tickets are`} being issued. Please keep this page open.`,
  issued: (orders, tickets) =>
    `${tickets === 1 ? '1 ticket' : `${tickets} tickets`} issued, in ${orders === 1 ? '1 order' : `${orders} orders`}.`,
  repeated: (orders, tickets) =>
    `These were issued before (${orders === 1 ? '1 order' : `${orders} orders`}, ${tickets === 1 ? '1 ticket' : `${tickets} tickets`}). Nothing was issued twice.`,
  mailed: 'The emails are sent shortly, one after the other.',
  qr: (code) => `QR code of ticket ${code}`,
  toOrder: 'See the order',
  next: 'Issue more',
};
export default texts;
