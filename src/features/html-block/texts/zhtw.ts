import type { HtmlTexts } from './jpn.ts';

export default {
  emptyTitle: '此內容正在準備中',
  emptyText: '敬請期待。',
} satisfies HtmlTexts;
