import type { ByHandTexts } from './jpn.ts';

export default {
  collectAndCheckIn: (amount) => `收取${amount}并签到`,
  awaited: (amount) => `银行转账尚未到账。此订单共${amount}。`,
  checkInUnpaid: '不收款直接签到',
  undo: '撤销签到',
  undone: '已撤销签到。',
  reasonMissing: '请填写原因。',
  noNotes: '还没有备注。',
  noteMissing: '请填写备注。',
} satisfies ByHandTexts;
