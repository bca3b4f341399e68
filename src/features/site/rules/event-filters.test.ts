import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceValue, facetsOf, feesOf, fees, filterEvents, onlinePlace } from './event-filters.ts';

describe('what an organiser wrote of the price', () => {
  test.each([
    ['無料（事前登録制）', ['free']],
    ['Free admission', ['free']],
    ['免费入场', ['free']],
    ['무료입장', ['free']],
    ['1日券 8,800円 / 小学生以下無料', ['paid']],
    ['小学生以下無料 / 大人 500円', ['paid']],
    ['Under 13 free, adults ¥500', ['paid']],
    ['会員無料・一般 1,000円', ['paid']],
    ['見物無料 / 灯篭 1基 1,200円', ['free', 'paid']],
    ['Free to watch / a lantern ¥1,200', ['free', 'paid']],
    ['観覧無料（ドリンク 600円）', ['free', 'paid']],
    ['一般 ６，５００円', ['paid']],
    ['ご招待', []],
    ['', []],
  ])('%s is %j [SITE-029]', (text, fee) => expect(feesOf({ jpn: text })).toEqual(fee));

  test('is read in every language, and may be missing', () => {
    expect(feesOf({ jpn: '入場料あり', eng: '¥1,000' })).toEqual(['paid']);
    expect(feesOf(undefined)).toEqual([]);
  });
});

test('a choice has one name in addresses in all languages, that of the first language', () => {
  expect(choiceValue({ jpn: ' 音楽 ', eng: 'Music' }, ['jpn', 'eng'])).toBe('音楽');
  expect(choiceValue({ eng: 'Music' }, ['jpn', 'eng'])).toBe('Music');
  expect(choiceValue(undefined, ['jpn'])).toBe('');
  expect(choiceValue({ jpn: '@online' }, ['jpn'])).toBe('online');
});

test('an event has its tags, its venue, and "online" where it is', () => {
  const event = {
    fee: { jpn: '無料' },
    isOnline: true,
    placeName: { jpn: '港' },
    tags: [{ jpn: '音楽' }, { jpn: '' }],
  };
  expect(facetsOf(event, ['jpn'])).toEqual({ tag: ['音楽'], place: ['港', onlinePlace], fee: ['free'] });
  expect(facetsOf({}, ['jpn'])).toEqual({ tag: [], place: [], fee: [] });
});

test('each choice tells how many events it finds under the other filters [SITE-026]', () => {
  const names = fc.constantFrom('a', 'b', 'c');
  const event = fc.record({
    facts: fc.record({
      facets: fc.record({ tag: fc.uniqueArray(names), place: fc.uniqueArray(names), fee: fc.subarray([...fees]) }),
    }),
  });
  const wanted = fc.record({ tag: fc.option(names, { nil: undefined }), place: fc.option(names, { nil: undefined }) });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), wanted, names, (events, wish, tag) => {
      const counted = filterEvents(events, wish).countOf('tag', tag);
      expect(counted).toBe(filterEvents(events, { ...wish, tag }).found.length);
    }),
  );
});
