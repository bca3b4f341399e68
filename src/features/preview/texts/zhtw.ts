import type { PreviewTexts } from './jpn.ts';

export default {
  banner: '預覽',
  bannerText: '目前顯示的是尚未公開的內容，無法儲存或申請。',
  notSaved: '預覽時無法儲存。',
  notOperated: '預覽時無法進行此操作。',
  noMemberTitle: '會員頁面',
  noMember: '預覽連結中沒有會員頁面',
  noMemberText: '透過預覽連結只能查看尚未公開的網站，不會以會員身分登入，因此「我的頁面」等頁面沒有可顯示的內容。',
  toDraft: '前往尚未公開的網站',
} satisfies PreviewTexts;
