/** A schedule for tests: one session to come, one with a wild title, one that is over, one not yet released. */
export const sampleImage = { path: `/media/${'a'.repeat(64)}.webp`, width: 1600, height: 900, alt: { jpn: '港' } };
export const held = (start: string, end: string, day = '2026-11-21') => ({
  startDate: `${day} ${start}`,
  endDate: `${day} ${end}`,
});
export const sampleSchedule = (contentId: number) => ({
  moduleCode: 'schedule',
  contentId,
  content: { categoryContentId: 50 },
  items: [
    {
      detailId: 1,
      title: { value: { jpn: '基調講演', eng: 'Plenary' }, phonetic: { jpn: 'キチョウコウエン' } },
      category: { ids: [2] },
      division: { ids: [1] },
      place: { ids: [1, 2] },
      main_image: sampleImage,
      keyword: { jpn: '海' },
      description: { jpn: '<p onclick="x()">本文<script>alert(1)</script></p>' },
      held_datetime: held('10:00', '11:00'),
      release_period: { visiblePeriod: true, visibleStartDate: '2026-11-01', visibleEndDate: '2026-11-30' },
      pickup: { adoption: true, priority: 3 },
      createdAt: '2026-11-01 09:00',
    },
    {
      detailId: 2,
      title: { value: { jpn: '夜の\r\nBEGIN:VALARM, 講座; 光', eng: 'Night class' } },
      place: { ids: [2] },
      held_datetime: held('09:00', '09:30'),
      createdAt: '2026-11-03 09:00',
    },
    {
      detailId: 3,
      title: { value: { jpn: '昨日の会' } },
      held_datetime: held('09:00', '10:00', '2026-11-19'),
      createdAt: '2026-11-02 09:00',
    },
    {
      detailId: 4,
      title: { value: { jpn: 'まだ秘密' } },
      held_datetime: held('13:00', '14:00'),
      release_period: { visiblePeriod: true, visibleStartDate: '2026-11-25' },
      createdAt: '2026-11-02 09:00',
    },
  ],
});
const names = (moduleCode: string, contentId: number, ...items: object[]) => ({ moduleCode, contentId, items });
export const sampleModules = [
  sampleSchedule(54),
  names('category', 49, { detailId: 2, name: { jpn: '別のもの' } }),
  names('category', 50, { detailId: 1, name: { jpn: '海' } }, { detailId: 2, parentId: 1, name: { jpn: '深海' } }),
  names('division', 51, { detailId: 1, name: { jpn: '講演' } }),
  names('place', 52, { detailId: 1, name: { jpn: '大講堂' } }, { detailId: 2, name: { jpn: '広場', eng: 'Square' } }),
];
export const favoritesOn = {
  login: { isEnabled: true },
  mypage: { favorite: { isEnable: true } },
  languages: ['jpn', 'eng'],
};
