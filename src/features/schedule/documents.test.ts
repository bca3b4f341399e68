import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { scheduleDocuments, type ScheduleItem } from './documents.ts';

const documents = scheduleDocuments[0];
const read = (item: object): ScheduleItem => v.parse(documents.item, item);
const held = { startDate: '2026-11-20 10:00', endDate: '2026-11-20 11:00' };
const least = { detailId: 1, title: { value: { jpn: '講演' } }, held_datetime: held, createdAt: '2026-11-01' };
const problemOf = (item: object): string => {
  const { issues = [] } = v.safeParse(documents.item, item);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join();
};

describe('a session as an organiser writes it', () => {
  test('has the items of the spec [SCHEDULE-001]', () => {
    const whole: ScheduleItem = {
      detailId: 1,
      title: { value: { jpn: '講演' }, phonetic: { jpn: 'コウエン' } },
      category: { ids: [1] },
      division: { ids: [2] },
      speaker: { ids: [] },
      live_stream: { ids: [] },
      place: { ids: [3, 4] },
      main_image: { path: '/media/a.webp', width: 1600, height: 900 },
      keyword: { jpn: '海' },
      description: { jpn: '<p>本文</p>' },
      held_datetime: held,
      release_period: { visiblePeriod: true, visibleStartDate: '2026-11-01', visibleEndDate: '2026-11-30' },
      pickup: { adoption: true, priority: 2 },
      createdAt: '2026-11-01 09:00',
    };
    expect(read(whole)).toEqual(whole);
  });

  test('needs a title, its times and the time it was written, and nothing else [SCHEDULE-001]', () => {
    expect(read(least)).toEqual({
      ...least,
      category: { ids: [] },
      division: { ids: [] },
      place: { ids: [] },
      speaker: { ids: [] },
      live_stream: { ids: [] },
      release_period: { visiblePeriod: false },
      pickup: { adoption: false, priority: 0 },
    });
    expect(problemOf({ ...least, spoken: 'x' })).toContain('spoken');
  });

  test.each([
    [{ ...held, startDate: '2026-11-20' }, 'held_datetime.startDate: a day and a time'],
    [{ ...held, endDate: '2026-11-20 10:00' }, 'held_datetime.endDate: later than startDate, by 24 hours at most'],
    [{ ...held, endDate: '2026-11-21 10:01' }, 'held_datetime.endDate: later than startDate, by 24 hours at most'],
  ])('is refused with the times %j', (held_datetime, problem) => {
    expect(problemOf({ ...least, held_datetime })).toContain(problem);
  });

  test('may end after midnight', () => {
    const late = { startDate: '2026-11-20 23:00', endDate: '2026-11-21 01:00' };
    expect(read({ ...least, held_datetime: late }).held_datetime).toEqual(late);
  });
});

test('a widget shows six of the newest with all their parts unless the organiser says otherwise', () => {
  expect(v.parse(documents.widget, {})).toEqual({
    filterType: 'NewArrival',
    displayType: 'List',
    numberOfDisplay: 6,
    categoryIds: [],
    dateVisible: true,
    titleVisible: true,
    remainingVisible: true,
    imageVisible: true,
  });
  expect(v.safeParse(documents.widget, { filterType: 'Newest' }).success).toBe(false);
});
