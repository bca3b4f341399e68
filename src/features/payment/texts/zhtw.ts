import type { PaymentTexts } from './jpn.ts';

export default {
  maintenance: '付款系統維護中，請稍後再試。',
  rehearsal: {
    card: '試購時請使用已備妥的測試卡，請勿輸入真實卡號。',
    bankName: '測試銀行',
    branchName: '測試分行',
    accountType: '普通',
    accountName: '測試帳戶',
  },
} satisfies PaymentTexts;
