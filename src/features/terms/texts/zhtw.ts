import type { TermsTexts } from './jpn.ts';

export default {
  terms: '使用條款',
  privacy: '隱私權政策',
  elsewhere: (title: string) => `${title}公開於其他頁面。若未自動前往，請點選下方按鈕開啟。`,
  open: (title: string) => `開啟${title}`,
  emptyTitle: '尚未刊登',
  emptyText: '內容刊登前請稍候。',
} satisfies TermsTexts;
