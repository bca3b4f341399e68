import { quoted } from '#kernel/quoted.ts';
import type { MailTexts } from './jpn.ts';

export default {
  buttonFallback: '若按鈕無法使用，請將以下網址貼到瀏覽器中。',
  fact: (label, value) => `${label}：${value}`,
  codeLabel: '驗證碼',
  sentBy: (site: string) => `此郵件由${quoted(site)}自動寄出。`,
  unread: '請勿直接回覆此郵件，我們無法看到您的回覆。',
  contact: (where: string) => `聯絡方式：${where}`,
} satisfies MailTexts;
