import type { ProgrammeTexts } from './jpn.ts';

export default {
  freeUntil: (from, until) => `${from}~${until} 일정 없음`,
  until: (start, end) => `${start}부터 ${end}까지`,
  nowAt: (time) => `현재 ${time}`,
  nothingFoundText: '다른 말로 찾거나 조건을 지워 보세요.',
  emptyText: '정해지는 대로 이곳에 안내합니다.',
} satisfies ProgrammeTexts;
