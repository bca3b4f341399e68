import type { NeighbourTexts } from './jpn.ts';

export default {
  noneYet: '目前沒有票券',
  convenienceStore: '超商付款',
  paymentFailed: '付款失敗',
  addresseeHint: '請填寫公司全名或姓名，將依您輸入的內容列印。',
} satisfies NeighbourTexts;
