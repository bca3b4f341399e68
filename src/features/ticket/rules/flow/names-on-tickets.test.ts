import { expect, test } from 'vitest';
import type { FormAnswer } from './uses-partner-form.ts';
import { namesOnTickets } from './names-on-tickets.ts';

const named = (family: string, given: string): FormAnswer[] => [
  {
    entryFormKey: 'name',
    answerMethod: 'NAME',
    textValue: '',
    selectorValue: [
      { key: 'last_name', value: family },
      { key: 'first_name', value: given },
    ],
  },
];
const nobody: FormAnswer[] = [];
const buyer = named('汐見', '花子');

test.each([
  ['one ticket is the buyer’s own', [{ ticketId: 1, checkinUserInfo: nobody }], ['汐見 花子']],
  [
    'a companion has the name of their form',
    [
      { ticketId: 1, checkinUserInfo: nobody },
      { ticketId: 1, checkinUserInfo: named('森', '太郎') },
    ],
    ['汐見 花子', '森 太郎'],
  ],
  [
    'the first ticket of each kind is the buyer’s, and nobody has a name where nobody asked',
    [
      { ticketId: 1, checkinUserInfo: nobody },
      { ticketId: 1, checkinUserInfo: nobody },
      { ticketId: 2, checkinUserInfo: nobody },
    ],
    ['汐見 花子', '', '汐見 花子'],
  ],
])('%s', (_, list, names) => {
  expect(namesOnTickets(list, buyer, 'jpn')).toEqual(names);
});

test('a buyer who was not asked for a name leaves their tickets without one', () => {
  expect(namesOnTickets([{ ticketId: 1, checkinUserInfo: nobody }], [], 'eng')).toEqual(['']);
});
