import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventFacts } from './event-facts.ts';
import { type EventSearch, findsAll, matchesSearch, readSearch } from './search-events.ts';

const event = {
  searchText: 'みなと花火まつり\nHarbour Fireworks Festival\n海辺のカフェ',
  startDate: '2026-11-20T10:00:00+09:00',
  endDate: '2026-11-22T18:00:00+09:00',
};
interface Searched {
  searchText: string;
  startDate: string | null;
  endDate: string | null;
}
const finds = (search: EventSearch, { searchText, startDate, endDate }: Searched = event): boolean => {
  const overview = {
    description: { jpn: searchText },
    startDate: startDate ?? undefined,
    endDate: endDate ?? undefined,
  };
  const found = matchesSearch(eventFacts({ languages: ['jpn'], webSetting: {}, overview }), readSearch(search));
  // A search that finds all need not look.
  if (findsAll(readSearch(search))) expect(found).toBe(true);
  return found;
};

describe('a keyword', () => {
  test.each([
    '花火',
    'harbour',
    'HARBOUR',
    'ｶﾌｪ',
    'かふぇ',
    'ハナビ'.replace('ハナビ', '花火まつり'),
    'festival 海辺',
    '  ',
    '',
  ])('"%s" finds the event, whatever its case, width and kana [SITE-026]', (keyword) =>
    expect(finds({ keyword })).toBe(true),
  );
  test.each(['商談会', 'harbour 商談会', 'harbour-fireworks'])(
    '"%s" does not: every word must be there [SITE-026]',
    (keyword) => {
      expect(finds({ keyword })).toBe(false);
    },
  );
  test('finds every text that contains it [SITE-026]', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), fc.string(), (word, before, after) => {
        expect(finds({ keyword: word }, { ...event, searchText: `${before}\n${word}\n${after}` })).toBe(true);
      }),
    );
  });
});

describe('a period', () => {
  test.each([
    [{ start: '2026-11-22', end: '2026-11-30' }, true],
    [{ start: '2026-11-01', end: '2026-11-20' }, true],
    [{ start: '2026-11-21', end: '2026-11-21' }, true],
    [{ start: '2026-11-01', end: '2026-11-30' }, true],
    [{ start: '2026-11-23' }, false],
    [{ end: '2026-11-19' }, false],
    [{ end: '2026-11-20 09:59' }, false],
    [{ start: '2026-11-22 18:00' }, true],
    [{ start: '2026-11-22 18:01' }, false],
    [{ start: 'soon', end: '20/11' }, true],
  ])('%o finds what touches it: %s [SITE-026]', (search, found) => expect(finds(search)).toBe(found));

  test('finds an event of one day by its only date [SITE-026]', () => {
    const day = { ...event, startDate: '2026-11-20', endDate: null };
    expect(finds({ start: '2026-11-20 17:00' }, day)).toBe(true);
    expect(finds({ start: '2026-11-21' }, day)).toBe(false);
    expect(finds({ end: '2026-11-19' }, day)).toBe(false);
  });

  test('never finds an event without a date [SITE-026]', () => {
    const undated = { ...event, startDate: null, endDate: null };
    expect(finds({}, undated)).toBe(true);
    expect(finds({ start: '2026-11-20' }, undated)).toBe(false);
    expect(finds({ end: '2026-11-20' }, undated)).toBe(false);
  });
});
