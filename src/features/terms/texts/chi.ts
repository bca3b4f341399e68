import type { TermsTexts } from './jpn.ts';

export default {
  terms: '使用条款',
  privacy: '隐私政策',
  elsewhere: (title: string) => `${title}在其他页面公开。如果没有自动跳转，请点击下方按钮打开。`,
  open: (title: string) => `打开${title}`,
  emptyTitle: '尚未公布',
  emptyText: '内容公布前请稍候。',
} satisfies TermsTexts;
