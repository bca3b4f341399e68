import type { ByHandTexts } from './jpn.ts';

export default {
  collectAndCheckIn: (amount) => `${amount}을 받고 체크인`,
  undo: '체크인 취소',
  undone: '체크인을 취소했습니다.',
  reasonMissing: '이유를 입력해 주세요.',
  noNotes: '아직 메모가 없습니다.',
  noteMissing: '메모를 입력해 주세요.',
} satisfies ByHandTexts;
