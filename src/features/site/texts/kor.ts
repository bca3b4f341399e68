import type { SiteMessages } from './jpn.ts';

export default {
  withdrawn: '이 사이트는 공개가 종료되었습니다.',
} satisfies SiteMessages;
