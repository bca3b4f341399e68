import type { CancellingTexts } from './jpn.ts';

export default {
  label: '取消',
  of: (tickets, text) => `${tickets.map((title) => `“${title}”`).join('、')}：${text}`,
  never: '提交订单后，不能因您个人的原因取消或退款。',
  neverIfWon: '中签后，不能因您个人的原因取消或退款。',
  cancel: (when, fee) =>
    `可在“我的门票”中取消（${when}）。${fee === '' ? '不收取取消手续费。' : `取消手续费为每张${fee}。`}`,
  until: (when) => `${when}为止`,
  from: (when) => `${when}起`,
} satisfies CancellingTexts;
