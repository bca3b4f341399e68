import type { SiteMessages } from './jpn.ts';

export default {
  withdrawn: '本网站已关闭。',
} satisfies SiteMessages;
