import type { HtmlTexts } from './jpn.ts';

export default {
  emptyTitle: '此内容正在准备中',
  emptyText: '敬请期待。',
} satisfies HtmlTexts;
