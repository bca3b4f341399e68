import type { GateTexts } from './jpn.ts';

const unpaid = '此票券尚未付款。';

export default {
  canceled: '此票券已取消。',
  unpaid,
  lotteryWaiting: '此票券正在等待抽籤。',
  lotteryFail: '此票券未中籤。',
  paymentFail: unpaid,
  used: '此票券已使用。',
  finished: '此票券的使用期限已結束。',
  transferring: '此票券正在轉讓中。請持有者先取消轉讓。',
  before: '此票券的使用期限尚未開始。',
  scanNeeded: '此票券不能以編號入場。請用相機或條碼掃描器掃描票券的QR碼。',
  codeChanged: '此代碼已失效。請來賓重新開啟票券頁面並出示新的代碼。',
} satisfies GateTexts;
