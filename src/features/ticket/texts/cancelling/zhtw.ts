import { quoted } from '#kernel/quoted.ts';
import type { CancellingTexts } from './jpn.ts';

export default {
  label: '取消',
  of: (tickets, text) => `${tickets.map(quoted).join('、')}：${text}`,
  never: '送出訂單後，無法因個人因素取消或退款。',
  neverIfWon: '中籤後，無法因個人因素取消或退款。',
  cancel: (when, fee) =>
    `可於「我的票券」取消（${when}）。${fee === '' ? '不收取取消手續費。' : `取消手續費為每張${fee}。`}`,
  until: (when) => `${when}為止`,
  from: (when) => `${when}起`,
} satisfies CancellingTexts;
