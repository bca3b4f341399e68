import type { HtmlTexts } from './jpn.ts';

export default {
  emptyTitle: 'This part is being prepared',
  emptyText: 'Please come back a little later.',
} satisfies HtmlTexts;
