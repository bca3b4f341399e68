import type { SiteMessages } from './jpn.ts';

export default {
  withdrawn: '本網站已停止公開。',
} satisfies SiteMessages;
