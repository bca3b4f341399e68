import type { HtmlTexts } from './jpn.ts';

export default {
  emptyTitle: 'Coming soon',
  emptyText: 'Check back later.',
} satisfies HtmlTexts;
