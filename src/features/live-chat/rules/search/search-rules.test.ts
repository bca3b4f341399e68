import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findsNobody,
  isFindable,
  type SearchSettings,
  searchQuery,
  searchWords,
  strictSettings,
} from './search-rules.ts';

const open: SearchSettings = { directSearch: false, target: 'All', priority: false, priorityAccount: [] };

describe('the query of a search', () => {
  test('has the words and the tags [CHAT-010]', () => {
    expect(searchQuery({ text: ' 花子 ', tagIds: [2, 1, 2] }, open)).toMatchObject({ text: '花子', tag_ids: '2,1' });
    expect(searchQuery({ text: '', tagIds: [3] }, open)).toMatchObject({ text: '', tag_ids: '3' });
  });

  test('does not exist for a direct search without words [CHAT-034]', () => {
    const settings = { ...open, directSearch: true };
    expect(searchQuery({ text: '  ', tagIds: [1] }, settings)).toBeUndefined();
    expect(searchQuery({ text: 'hanako', tagIds: [] }, settings)).toMatchObject({ direct_search: true });
  });

  test('does not exist if nobody may be found, but does if priority accounts may [CHAT-035]', () => {
    const settings: SearchSettings = { ...open, target: 'None' };
    expect(searchQuery({ text: 'a', tagIds: [] }, settings)).toBeUndefined();
    expect(searchQuery({ text: 'a', tagIds: [] }, { ...settings, priorityAccount: ['desk', 'help'] })).toMatchObject({
      target: 'None',
      priority_account: 'desk,help',
    });
  });
});

const settings = fc.record<SearchSettings>({
  directSearch: fc.boolean(),
  target: fc.constantFrom('All', 'None'),
  priority: fc.boolean(),
  priorityAccount: fc.uniqueArray(fc.constantFrom('desk', 'Help', 'info')),
});

test('a call never finds more people than the organiser allows', () => {
  fc.assert(
    fc.property(settings, settings, fc.constantFrom('', 'desk'), (own, asked, text) => {
      const strict = strictSettings(own, asked);
      expect(strict.priorityAccount.filter((id) => !own.priorityAccount.includes(id))).toEqual([]);
      expect(strict.directSearch).toBe(own.directSearch || asked.directSearch);
      if (own.target === 'None') expect(strict.target).toBe('None');
      if (findsNobody(text, own)) expect(findsNobody(text, strict)).toBe(true);
    }),
  );
});

test.each([
  ['anybody, by a number alone', {}, undefined, true],
  ['nobody without the id where only ids find somebody', { directSearch: true }, undefined, false],
  ['nobody by a part of the id', { directSearch: true }, 'den', false],
  ['who has the id, in any case', { directSearch: true }, ' DENISE ', true],
  ['nobody but priority accounts', { target: 'None' }, 'denise', false],
  ['a priority account', { target: 'None', priorityAccount: ['Denise'] }, undefined, true],
  [
    'no priority account without its id',
    { target: 'None', priorityAccount: ['denise'], directSearch: true },
    '',
    false,
  ],
] as const)('the search shows %s', (_, own, typed, isShown) => {
  expect(isFindable('denise', typed, { ...open, ...own })).toBe(isShown);
});

test('words match in any width and case, and old and new forms of a kanji', () => {
  expect(searchWords(' Ｈanako　山田  ')).toEqual(['hanako', '山田']);
  expect(searchWords('髙橋 齋藤')).toEqual(searchWords('高橋 斉藤'));
  expect(searchWords('　')).toEqual([]);
});
