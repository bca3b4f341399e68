import type { CartWords } from './jpn.ts';

export default {
  failedTitle: '無法載入購物車',
  failedText: '請確認網路連線後再試一次。購物車的內容仍然保留。',
  droppedForOther: '無法與其他票券同時購買，已從購物車移除。',
  totalTooHigh: (limit: string) => `一次最多可購買合計${limit}（折扣前），請減少張數。`,
} satisfies CartWords;
