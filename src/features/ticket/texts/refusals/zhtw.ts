import type { RefusalTexts } from './jpn.ts';

export default {
  codeUnusable: '此折扣碼無法使用。請確認拼寫和使用期限，或不使用折扣碼繼續購買。',
  codeUsedUp: '此折扣碼無法使用，使用次數已達上限。',
  paymentTimeout: '付款處理逾時，請從頭開始重新購票。',
  paymentMaintenance: '付款服務維護中，請稍後再試。',
} satisfies RefusalTexts;
