import type { SiteMessages } from './jpn.ts';

export default {
  withdrawn: '本网站已停止公开。',
} satisfies SiteMessages;
