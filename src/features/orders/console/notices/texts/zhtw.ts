import type { SalesNoticeTexts } from './jpn.ts';

export default {
  title: '銷售通知郵件',
  hint: '這是寄給您本人的郵件。除非選擇不接收，售完等緊急事項會立即通知。',
  choices: {
    none: '不接收',
    each: '每筆訂單（十分鐘內合併）',
    daily: '每天一封（8點；首筆訂單立即通知）',
  },
  saved: '已儲存您的選擇。',
} satisfies SalesNoticeTexts;
