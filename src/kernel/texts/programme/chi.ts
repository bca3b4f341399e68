import type { ProgrammeTexts } from './jpn.ts';

export default {
  freeUntil: (from, until) => `${from}～${until} 无安排`,
  until: (start, end) => `${start}至${end}`,
  nowAt: (time) => `现在 ${time}`,
  nothingFoundText: '请更换关键词或清除条件后再试。',
  emptyText: '确定后将在此公布。',
} satisfies ProgrammeTexts;
