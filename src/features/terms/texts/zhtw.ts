import common from '#kernel/texts/zhtw.ts';
import { quoted } from '#kernel/quoted.ts';
import type { TermsTexts } from './jpn.ts';

export default {
  terms: '使用條款',
  privacy: common.privacyPolicy,
  elsewhere: (title: string) => `${title}公開於其他頁面。若未自動前往，請點選下方按鈕開啟。`,
  open: (title: string) => `開啟${title}`,
  emptyTitle: '尚未刊登',
  emptyText: '內容刊登前請稍候。',
  askTitle: '使用須知',
  askBody: (site: string) => `使用${quoted(site)}前，請閱讀以下內容並表示同意。`,
  askAgainTitle: '條款已更新',
  askAgainBody: '如需繼續使用，請閱讀更新後的內容並再次表示同意。',
  newTab: common.opensNewTab,
  agree: '我已閱讀並同意',
  disagree: '如不同意，將無法繼續使用。',
  logOut: '登出',
  sending: '傳送中',
  agreeFailed: '未能儲存您的同意',
  networkError: '發生網路錯誤。請確認網路連線後再試。',
} satisfies TermsTexts;
