import { expect, test } from 'vitest';
import type { SiteOutline } from '../contract.ts';
import { saidPlace, saidValue } from './said-place.ts';
import eng from './texts/eng.ts';

const contents: SiteOutline['contents'] = [
  { contentId: 10, moduleCode: 'ticket', isVisible: true, items: 1 },
  { contentId: 20, moduleCode: 'information', title: { eng: 'Today' }, isVisible: true, items: 2 },
];

test.each([
  ['webSetting.title.eng', 'Name'],
  ['overview.startDate', 'Starts'],
  ['overview.unknown.more', 'overview.unknown.more'],
  ['passcode', 'passcode'],
  ['ticket 10, item 3, price', 'Tickets › #3 › Price'],
  ['ticket 10, item 3', 'Tickets › #3'],
  ['information 20', 'Today'],
  ['information 20, item 1, body.eng', 'Today › #1 › body'],
  ['booth 30, widget', 'Booths › widget'],
])('the place %s is called %s', (place, said) => {
  expect(saidPlace(place, { contents, languages: ['eng'] }, eng, 'eng')).toBe(said);
});

test('where a site has several languages, the one of the text is named', () => {
  expect(saidPlace('webSetting.title.kor', { contents, languages: ['jpn', 'kor'] }, eng, 'eng')).toBe('Name (한국어)');
});

test('a value is shown without the quotes of the terminal', () => {
  expect(['"Harbour hall"', '"A long…', 'nothing', '1200'].map((value) => saidValue(value, eng))).toEqual([
    'Harbour hall',
    'A long…',
    '(empty)',
    '1200',
  ]);
});
