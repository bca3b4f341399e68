import type { SiteMessages } from './jpn.ts';

export default {
  withdrawn: '本網站已關閉。',
} satisfies SiteMessages;
