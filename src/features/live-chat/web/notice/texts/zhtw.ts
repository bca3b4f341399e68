import type { NoticeScreenTexts } from './jpn.ts';

export default {
  open: '通知設定',
  title: '通知設定',
  loading: '正在載入設定…',
  unread: '無法載入設定。',
  again: '重新載入',
  mails: '以電子郵件通知',
  mailsHint: '您離開聊天期間收到的未讀訊息，將彙整成一封郵件通知您。',
  push: '在此瀏覽器通知',
  pushHint: '收到新訊息時，會以此瀏覽器的通知告知您。登出後即停止。',
  pushImpossible: '此瀏覽器無法使用通知。',
  pushOnIphone:
    '在iPhone或iPad上，請點一下「分享」按鈕並選擇「加入主畫面」，從主畫面圖示開啟網站並登入後，即可開啟通知。',
  pushDenied: '瀏覽器未允許通知，請在瀏覽器設定中允許後再試。',
  failed: '無法儲存設定，請再試一次。',
  saved: '設定已儲存。',
} satisfies NoticeScreenTexts;
