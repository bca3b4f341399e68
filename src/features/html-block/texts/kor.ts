import type { HtmlTexts } from './jpn.ts';

export default {
  emptyTitle: '내용을 준비하고 있습니다',
  emptyText: '공개될 때까지 잠시만 기다려 주세요.',
} satisfies HtmlTexts;
