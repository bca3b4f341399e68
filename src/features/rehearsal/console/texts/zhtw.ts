import type { TestPurchaseTexts } from './jpn.ts';

export default {
  title: '試購',
  text: '發布之前，可以在與購買者相同的頁面上試著購買票券。不計入庫存、金額與統計，確認信會以電子郵件只寄給您，試購內容會在一天後刪除。',
  begin: '開始試購',
  toPublish: '查看需要修改的地方',
} satisfies TestPurchaseTexts;
