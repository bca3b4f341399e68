import common from '#kernel/texts/chi.ts';
import type { TermsTexts } from './jpn.ts';

export default {
  terms: '使用条款',
  privacy: common.privacyPolicy,
  elsewhere: (title: string) => `${title}在其他页面公开。如果没有自动跳转，请点击下方按钮打开。`,
  open: (title: string) => `打开${title}`,
  emptyTitle: '尚未公布',
  emptyText: '内容公布前请稍候。',
  askTitle: '使用须知',
  askBody: (site: string) => `使用“${site}”前，请阅读以下内容并表示同意。`,
  askAgainTitle: '条款已更新',
  askAgainBody: '如需继续使用，请阅读更新后的内容并再次表示同意。',
  newTab: common.opensNewTab,
  agree: '我已阅读并同意',
  disagree: '如不同意，则无法继续使用。',
  logOut: '退出登录',
  sending: '正在发送',
  agreeFailed: '未能保存您的同意',
  networkError: '发生网络错误。请检查网络连接后重试。',
} satisfies TermsTexts;
