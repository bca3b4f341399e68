import type { RehearsalTexts } from './jpn.ts';

export default {
  noTicket: '試購至少需要一種會顯示在頁面上的票券。',
  tooMany: '目前試購較多，請稍候再試。',
  firstName: '試購',
  strip: {
    title: '試購',
    text: '不計入庫存、金額與統計，郵件只會寄給您本人。',
    opened: '不在販售期間的票券也可在此購買，僅限此處。',
    later: '超商代碼與銀行匯款約 20 秒後視為已付款，再次開啟頁面即可看到票券。',
    back: '返回管理後台',
  },
} satisfies RehearsalTexts;
