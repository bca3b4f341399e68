import type { ReadyPageLabels } from '../../rules/ready-pages.ts';

/** Pages that begin with a title, by what people look for. */
const ready = {
  page_contact: {
    name: '聯絡頁面',
    summary: '附有聯絡表單的頁面，訊息會寄到您的信箱，之後可以更改。',
    search: '聯絡 諮詢 表單 提問 郵件',
    itemName: '聯絡我們',
  },
  page_faq: {
    name: '常見問題頁面',
    summary: '列出問題與解答的頁面。',
    search: '常見問題 FAQ 問答 疑問',
    itemName: '常見問題',
  },
  page_bring: {
    name: '攜帶物品與須知頁面',
    summary: '寫明來場前須了解的事項。',
    search: '攜帶物品 須知 穿著 準備 規則',
    itemName: '攜帶物品與須知',
  },
} satisfies ReadyPageLabels;
export default ready;
