import type { GateTexts } from './jpn.ts';

const unpaid = '该门票尚未付款。';

export default {
  canceled: '该门票已取消。',
  unpaid,
  lotteryWaiting: '该门票正在等待抽签。',
  lotteryFail: '该门票未中签。',
  paymentFail: unpaid,
  used: '该门票已使用。',
  finished: '该门票的使用期限已结束。',
  transferring: '该门票正在转让中。请持有者先取消转让。',
  before: '该门票的使用期限尚未开始。',
  scanNeeded: '该门票不能用编号入场。请用摄像头或扫码枪扫描门票的二维码。',
  codeChanged: '该代码已失效。请来宾重新打开门票页面并出示新的代码。',
} satisfies GateTexts;
