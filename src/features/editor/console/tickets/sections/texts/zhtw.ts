import type { SectionTexts } from './jpn.ts';

export default {
  nav: '所有票種的設定',
  note: '適用於所有票種的設定，依內容分為不同頁面。',
  names: {
    questions: '詢問購買者的問題',
    payment: '付款與收據',
    legal: '販售者資訊與條款',
    after: '購買後的說明',
    codes: '自訂折扣碼',
    list: '清單與張數',
  },
} satisfies SectionTexts;
