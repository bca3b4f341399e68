import type { ProgrammeTexts } from './jpn.ts';

export default {
  freeUntil: (from, until) => `${from}～${until} 沒有場次`,
  until: (start, end) => `${start}至${end}`,
  nowAt: (time) => `現在 ${time}`,
  nothingFoundText: '請更換關鍵字或清除條件後再試。',
  emptyText: '確定後將在此公布。',
} satisfies ProgrammeTexts;
