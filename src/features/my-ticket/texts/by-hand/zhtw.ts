import type { ByHandTexts } from './jpn.ts';

export default {
  collectAndCheckIn: (amount) => `收取${amount}並報到`,
  awaited: (amount) => `銀行匯款尚未入帳。此訂單共${amount}。`,
  checkInUnpaid: '不收款直接報到',
  undo: '撤銷報到',
  undone: '已撤銷報到。',
  reasonMissing: '請填寫原因。',
  noNotes: '還沒有備註。',
  noteMissing: '請填寫備註。',
} satisfies ByHandTexts;
