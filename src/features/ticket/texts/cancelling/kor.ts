import type { CancellingTexts } from './jpn.ts';

export default {
  label: '취소',
  of: (tickets, text) => `${tickets.map((title) => `‘${title}’`).join(', ')}: ${text}`,
  never: '주문 확정 후에는 고객님 사정으로 취소하거나 환불받을 수 없습니다.',
  neverIfWon: '당첨 후에는 고객님 사정으로 취소하거나 환불받을 수 없습니다.',
  cancel: (when, fee) =>
    `‘내 티켓’에서 취소할 수 있습니다(${when}). ${fee === '' ? '취소 수수료는 없습니다.' : `취소 수수료는 1매당 ${fee}입니다.`}`,
  until: (when) => `${when}까지`,
  from: (when) => `${when}부터`,
} satisfies CancellingTexts;
