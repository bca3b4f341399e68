import type { ByHandTexts } from './jpn.ts';

export default {
  collectAndCheckIn: (amount) => `${amount}을 받고 체크인`,
  awaited: (amount) => `계좌 이체 입금이 아직 확인되지 않았습니다. 이 주문의 합계는 ${amount}입니다.`,
  checkInUnpaid: '받지 않고 체크인',
  undo: '체크인 취소',
  undone: '체크인을 취소했습니다.',
  reasonMissing: '이유를 입력해 주세요.',
  noNotes: '아직 메모가 없습니다.',
  noteMissing: '메모를 입력해 주세요.',
} satisfies ByHandTexts;
