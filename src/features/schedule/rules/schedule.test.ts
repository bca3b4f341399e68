import { describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { isReleased } from './is-released.ts';
import { byTime, type SaidSchedule, scheduleOf } from './schedule.ts';

const at = (text: string): number => parseInstant(text) as number;
const image = { path: '/media/a.webp', width: 1600, height: 900, alt: '港' };
const content: SaidSchedule = {
  scheduleId: 7,
  createdAt: '2026-11-01T09:00:00+09:00',
  items: {
    title: { value: '基調講演', phonetic: 'キチョウコウエン' },
    category: { ids: [1, 2] },
    division: { ids: [3] },
    place: { ids: [4] },
    main_image: image,
    keyword: '港',
    description: '<p>本文</p>',
    held_datetime: { startDate: '2026-11-20T23:30:00+09:00', endDate: '2026-11-21T00:30:00+09:00' },
    pickup: { adoption: true, priority: 5 },
  },
};

describe('a session as screens use it', () => {
  test('is derived from its content [SCHEDULE-002]', () => {
    expect(scheduleOf(content)).toEqual({
      scheduleId: 7,
      title: '基調講演',
      titleKana: 'キチョウコウエン',
      categoryIds: [1, 2],
      divisionIds: [3],
      placeIds: [4],
      mainImage: image,
      keyword: '港',
      description: '<p>本文</p>',
      startDate: '2026-11-20T23:30:00+09:00',
      endDate: '2026-11-21T00:30:00+09:00',
      isPickup: true,
      priority: 5,
      isFavorite: false,
      date: '2026-11-20',
      createdAt: '2026-11-01T09:00:00+09:00',
    });
  });

  test('has the phonetic of its title as titleKana [SCHEDULE-003]', () => {
    const title = { value: '深海', phonetic: 'シンカイ' };
    expect(scheduleOf({ ...content, items: { ...content.items, title } })).toMatchObject({
      title: '深海',
      titleKana: 'シンカイ',
    });
  });

  test.each([
    [true, 1],
    [false, 9],
  ])('is a pickup by its adoption, %s, with its priority, %i [SCHEDULE-004]', (adoption, priority) => {
    const items = { ...content.items, pickup: { adoption, priority } };
    expect(scheduleOf({ ...content, items })).toMatchObject({ isPickup: adoption, priority });
  });

  test('is a favourite when its id is among those of the visitor [SCHEDULE-005]', () => {
    expect(scheduleOf(content, new Set([7, 8])).isFavorite).toBe(true);
    expect(scheduleOf(content, new Set([8])).isFavorite).toBe(false);
  });

  test('is sorted by time, and the shorter of two that begin together comes first', () => {
    const timed = (id: number, start: string, end: string) => ({
      id,
      startDate: `2026-11-20 ${start}`,
      endDate: `2026-11-20 ${end}`,
    });
    const sessions = [timed(1, '11:00', '12:00'), timed(2, '10:00', '12:00'), timed(3, '10:00', '11:00')];
    expect(byTime(sessions).map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});

describe('the release period of a session', () => {
  const release_period = {
    visiblePeriod: true,
    visibleStartDate: '2026-11-10 10:00',
    visibleEndDate: '2026-11-20',
  };

  test.each([
    ['2026-11-10 09:59', false],
    ['2026-11-10 10:00', true],
    ['2026-11-15 12:00', true],
    ['2026-11-20 23:59', true],
    ['2026-11-21 00:00', false],
  ])('shows it only within the period: at %s %s [SCHEDULE-016]', (now, expected) => {
    expect(isReleased({ release_period }, at(now))).toBe(expected);
  });

  test('limits nothing while it is switched off, and only one side without the other date [SCHEDULE-016]', () => {
    const off = { release_period: { ...release_period, visiblePeriod: false } };
    expect(isReleased(off, at('2030-01-01 00:00'))).toBe(true);
    const open = { release_period: { visiblePeriod: true, visibleStartDate: '2026-11-10' } };
    expect(isReleased(open, at('2026-11-09 23:59'))).toBe(false);
    expect(isReleased(open, at('2030-01-01 00:00'))).toBe(true);
  });
});
