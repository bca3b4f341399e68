import type { ForgottenTexts } from './jpn.ts';

const texts: ForgottenTexts = {
  title: '忘記密碼時',
  text: '我們會以郵件寄送設定新密碼的連結。還需要驗證器應用程式的代碼或復原碼。',
  send: '寄送連結',
  sent: '如果此地址已有帳號，郵件已寄出。請在 1 小時內開啟連結。',
  newTitle: '設定新密碼',
  newText: '請用驗證器應用程式的代碼或復原碼確認是您本人。',
  code: '驗證器應用程式代碼或復原碼',
  use: '設定並登入',
  over: '連結在 1 小時內有效，且只能使用一次。請在登入頁面重新申請。',
};
export default texts;
