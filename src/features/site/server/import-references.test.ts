import { expect, test } from 'vitest';
import { problemsOf, withModules } from '../../../../test/read-site.ts';

const categories = [{ id: 1, name: { jpn: '機械' } }];
const booth = (ids: unknown[], schedule: unknown[] = []) => ({
  detailId: 1,
  items: { title: { value: { jpn: '一' } }, booth_category: { ids } },
  schedule,
});
const booths = (item: object, serverContent: object = {}, contentId = 70) => ({
  moduleCode: 'booth',
  contentId,
  serverContent: { categories, ...serverContent },
  items: [item],
});
const schedule = {
  moduleCode: 'schedule',
  contentId: 80,
  items: [
    {
      detailId: 3,
      title: { value: { jpn: '講演' } },
      createdAt: '2026-11-01 10:00',
      held_datetime: { startDate: '2026-11-20 10:00', endDate: '2026-11-20 11:00' },
    },
  ],
};
const search = (...boothContentIds: unknown[]) => ({
  moduleCode: 'booth_cross_search',
  contentId: 79,
  content: { boothContentIds },
});
const sessions = { scheduleContentId: 80 };
const isNoSchedule = (found: number) => [
  `modules[0].serverContent.scheduleContentId: expected the contentId of a schedule of this site, found ${found}`,
];

test.each<[string, object[], string[]]>([
  ['what is there', [booths(booth(['1'], [3]), sessions), schedule, search(70)], []],
  ['no ids', [booths(booth([]), { categories: [] }), search()], []],
  [
    'a category of another content',
    [booths(booth([1, 2])), booths(booth([2]), { categories: [{ id: 2, name: { jpn: '素材' } }] }, 71)],
    [
      'modules[0].items[0].items.booth_category.ids[1]: expected the id of one of the categories in serverContent, found 2',
    ],
  ],
  [
    'a session that the schedule does not have',
    [booths(booth([], [3, 4]), sessions), schedule],
    ['modules[0].items[0].schedule[1]: expected the detailId of a session of schedule 80, found 4'],
  ],
  [
    'sessions of no schedule',
    [booths(booth([], [3])), schedule],
    [
      'modules[0].serverContent.scheduleContentId: expected the schedule content whose sessions the booths name, found nothing',
    ],
  ],
  ['a schedule that is not there', [booths(booth([], [3]), sessions)], isNoSchedule(80)],
  ['a schedule that is another module', [booths(booth([]), { scheduleContentId: 79 }), search()], isNoSchedule(79)],
  [
    'a search in a schedule',
    [search(70, 80), booths(booth([])), schedule],
    ['modules[0].content.boothContentIds[1]: expected the contentId of a booth module of this site, found 80'],
  ],
])('the import looks up ids: %s', async (_, modules, problems) => {
  expect(await problemsOf(withModules(...modules))).toEqual(problems);
});

const session = (more: object) => ({
  detailId: 1,
  title: { value: { jpn: '講演' } },
  createdAt: '2026-11-01 10:00',
  held_datetime: { startDate: '2026-11-20 10:00', endDate: '2026-11-20 11:00' },
  ...more,
});
const sessionsOf = (more: object, content: object = {}) => ({
  moduleCode: 'schedule',
  contentId: 80,
  content,
  items: [session(more)],
});
const places = (contentId: number, ...ids: number[]) => ({
  moduleCode: 'place',
  contentId,
  items: ids.map((detailId) => ({ detailId, name: { jpn: '広場' } })),
});

test.each<[string, object[], string[]]>([
  ['items of the first content of their kind', [sessionsOf({ place: { ids: [1] } }), places(52, 1)], []],
  [
    'an item of the first content that it does not have',
    [sessionsOf({ place: { ids: [1, 2] } }), places(52, 1), places(53, 2)],
    ['modules[0].items[0].place.ids[1]: expected the detailId of an item of place 52, found 2'],
  ],
  [
    'items of the content that is named',
    [sessionsOf({ place: { ids: [2] } }, { placeContentId: 53 }), places(52, 1), places(53, 2)],
    [],
  ],
  [
    'a content that is another module, once',
    [sessionsOf({ place: { ids: [2] } }, { placeContentId: 80 }), places(52, 1)],
    ['modules[0].content.placeContentId: expected the contentId of place on this site, found 80'],
  ],
  [
    'items of a kind that the site does not have',
    [sessionsOf({ category: { ids: [1] } })],
    [
      'modules[0].items[0].category.ids[0]: expected the detailId of an item of category, of which this site has none, found 1',
    ],
  ],
  [
    'the categories of a widget',
    [
      { ...sessionsOf({}), widget: { categoryIds: [7] } },
      { ...places(50, 1), moduleCode: 'category' },
    ],
    ['modules[0].widget.categoryIds[0]: expected the detailId of an item of category 50, found 7'],
  ],
  [
    'venues, categories, tickets and entries of a timetable',
    [
      {
        moduleCode: 'timetable',
        contentId: 90,
        list: { timetableSlots: [{ timetableTimeSlots: [{ timetableIds: [1, 9] }] }] },
        content: { venues: [{ id: 1, name: { jpn: '会議室' } }] },
        items: [
          {
            detailId: 1,
            title: { jpn: '開会' },
            startAt: '2026-11-20 10:00',
            endAt: '2026-11-20 11:00',
            venueId: 2,
            categoryId: 3,
            ticketId: 4,
          },
        ],
      },
    ],
    [
      'modules[0].list.timetableSlots[0].timetableTimeSlots[0].timetableIds[1]: expected the detailId of an item of timetable 90, found 9',
      'modules[0].items[0].venueId: expected the id of one of the venues of this module, found 2',
      'modules[0].items[0].categoryId: expected the id of one of the categories of this module, found 3',
      'modules[0].items[0].ticketId: expected the detailId of an item of ticket, of which this site has none, found 4',
    ],
  ],
])('the import looks up what a field means: %s', async (_, modules, problems) => {
  expect(await problemsOf(withModules(...modules))).toEqual(problems);
});
