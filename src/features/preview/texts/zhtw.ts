import type { PreviewTexts } from './jpn.ts';

export default {
  banner: '預覽',
  bannerText: '目前顯示的是尚未公開的內容，無法儲存或申請。',
  notSaved: '預覽時無法儲存。',
  notOperated: '預覽時無法進行此操作。',
} satisfies PreviewTexts;
