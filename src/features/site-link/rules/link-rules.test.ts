import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Instant } from '#kernel/clock.ts';
import { parseInstant, stateWithin } from '#kernel/period.ts';
import {
  linkBounds,
  type LinkVisibility,
  isShownWhole,
  linkForms,
  listPageSize,
  picturePlaces,
  shownCount,
  shownForms,
  shownParts,
} from './link-rules.ts';

const at = (text: string): number => parseInstant(text) as number;

const isVisible = (link: LinkVisibility, now: Instant): boolean => {
  const bounds = linkBounds(link);
  return bounds !== undefined && stateWithin(bounds, now) === 'within';
};

describe('a link is visible', () => {
  const always = { visible: true, visiblePeriod: false };
  const limited = {
    visible: true,
    visiblePeriod: true,
    visibleStartDate: '2026-11-10 10:00',
    visibleEndDate: '2026-11-20',
  };

  test('only when its organiser shows it [LINK-002]', () => {
    expect(isVisible(always, 0)).toBe(true);
    expect(isVisible({ ...always, visible: false }, 0)).toBe(false);
    expect(isVisible({ ...limited, visible: false }, at('2026-11-15 00:00'))).toBe(false);
  });

  test.each([
    ['2026-11-10 09:59', false],
    ['2026-11-10 10:00', true],
    ['2026-11-20 23:59', true],
    ['2026-11-21 00:00', false],
  ])('only inside its period when it has one: at %s %s [LINK-003]', (now, expected) => {
    expect(isVisible(limited, at(now))).toBe(expected);
    expect(isVisible({ ...limited, visiblePeriod: false }, at(now))).toBe(true);
  });
});

describe('the forms of a link widget', () => {
  test('are those that are set to show; without any, cards are shown [LINK-005]', () => {
    expect(shownForms({ bannerVisible: true, panelVisible: false, cardVisible: false })).toEqual(['banner']);
    expect(shownForms({ bannerVisible: false, panelVisible: true, cardVisible: false })).toEqual(['panel']);
    expect(shownForms({ cardVisible: true, bannerVisible: true })).toEqual(['banner', 'card']);
    expect(shownForms({})).toEqual(['card']);
    expect(shownForms({ bannerVisible: false, panelVisible: false, cardVisible: false })).toEqual([]);
  });

  test('show numberOfDisplay links [LINK-004]', () => {
    expect(linkForms.map((form) => shownCount(form, 3, 60))).toEqual([3, 3, 3]);
    expect(linkForms.map((form) => shownCount(form, undefined, 60))).toEqual([5, 6, 6]);
  });

  test('show at most five banners [LINK-009]', () => {
    expect(shownCount('banner', 7, 7)).toBe(5);
    expect(shownCount('banner', 0, 7)).toBe(5);
    expect(shownCount('banner', 2, 7)).toBe(2);
  });

  test('show at most 48 cards [LINK-010]', () => {
    expect(shownCount('card', 60, 60)).toBe(48);
    expect(shownCount('card', 48, 60)).toBe(48);
    expect(shownCount('card', 47, 60)).toBe(47);
  });

  test('show all cards when the number is 0, however many there are [LINK-011]', () => {
    expect(shownCount('card', 0, 60)).toBe(60);
    expect(shownCount('card', 0, 0)).toBe(0);
  });

  test('never show more links than there are', () => {
    const count = fc.option(fc.nat(200), { nil: undefined });
    fc.assert(
      fc.property(fc.constantFrom(...linkForms), count, fc.nat(500), (form, number, total) => {
        const shown = shownCount(form, number, total);
        expect(shown).toBeLessThanOrEqual(total);
        expect(shown).toBeGreaterThanOrEqual(Math.min(total, 1));
      }),
    );
  });
});

describe('the page of a link list', () => {
  test('is as long as the organiser says [LINK-007]', () => {
    expect(listPageSize({ numberOfDisplayWeb: 8 })).toBe(8);
  });

  test('has 20 links without a setting [LINK-008]', () => {
    expect(listPageSize({})).toBe(20);
  });
});

describe('the pictures of links side by side', () => {
  const wide = { width: 1200, height: 400 };
  const tall = { width: 800, height: 600 };

  test('keep their shape where it is much the same, and get a common one where it is not', () => {
    expect(picturePlaces([wide, { width: 1000, height: 350 }, null])).toEqual({ hasPictures: true, isMixed: false });
    expect(picturePlaces([wide, tall])).toEqual({ hasPictures: true, isMixed: true });
    expect(picturePlaces([null])).toEqual({ hasPictures: false, isMixed: false });
    expect(picturePlaces([])).toEqual({ hasPictures: false, isMixed: false });
  });

  test('are shown whole when they are wide, as a banner with words is', () => {
    expect([isShownWhole(wide), isShownWhole(tall)]).toEqual([true, false]);
  });
});

describe('the shown parts of a link', () => {
  const whole = { thumbnail: {}, description: '海辺の案内' };

  test('follow the three flags, each of which may be on or off [LINK-006]', () => {
    const flag = fc.boolean();
    fc.assert(
      fc.property(flag, flag, flag, (nameVisible, thumbnailVisible, descriptionVisible) => {
        const parts = shownParts(whole, { nameVisible, thumbnailVisible, descriptionVisible });
        expect(parts.thumbnail).toBe(thumbnailVisible);
        expect(parts.description).toBe(descriptionVisible);
        expect(parts.name).toBe(nameVisible || (!thumbnailVisible && !descriptionVisible));
      }),
    );
  });

  test('are its name when no other part can be shown [LINK-006]', () => {
    const bare = { thumbnail: null, description: '' };
    expect(shownParts(bare, { nameVisible: false })).toEqual({ name: true, thumbnail: false, description: false });
  });
});
