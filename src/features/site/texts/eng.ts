import type { SiteMessages } from './jpn.ts';

export default {
  withdrawn: 'This site has closed.',
} satisfies SiteMessages;
