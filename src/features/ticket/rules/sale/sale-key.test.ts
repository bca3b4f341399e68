import { describe, expect, test } from 'vitest';
import { isKeptFor, saleKeyOf } from './sale-key.ts';

const here = saleKeyOf({ portalId: 1, eventId: 12 }, 80);

test('the key of a sale is the same at every address of its site', () => {
  expect(saleKeyOf({ portalId: 0, eventId: 12 }, 80)).toEqual(here);
  expect(here).toEqual({ siteKey: 'event/12', contentId: 80 });
});

describe('a kept entry of a sale', () => {
  test.each<[string, object]>([
    ['another content of the site', { ...here, contentId: 81 }],
    ['the content of that number at another site', { ...here, siteKey: 'event/13' }],
    ['a content of no site', { contentId: 80 }],
    ['a content that is no number', { ...here, contentId: '80' }],
  ])('of %s does not belong to the sale', (_, kept) => {
    expect(isKeptFor(here, kept)).toBe(false);
    expect(isKeptFor(here, { ...kept, ...here, step: 4 })).toBe(true);
  });

  test('of another buyer or way does not belong to this one', () => {
    const whose = { ...here, owner: 1, way: 'ticket' };
    expect(isKeptFor(whose, { ...whose, cart: '{}' })).toBe(true);
    expect(isKeptFor(whose, { ...whose, owner: 'visitor' })).toBe(false);
    expect(isKeptFor(whose, { ...whose, way: 'timetable' })).toBe(false);
  });
});
