import type { NoticeScreenTexts } from './jpn.ts';

export default {
  open: '通知設定',
  title: '通知設定',
  loading: '正在載入設定…',
  unread: '無法載入設定。',
  again: '重新載入',
  mails: '以郵件通知',
  mailsHint: '您離開聊天期間收到的未讀訊息，將彙整成一封郵件通知您。',
  failed: '無法儲存設定，請再試一次。',
  saved: '設定已儲存。',
} satisfies NoticeScreenTexts;
