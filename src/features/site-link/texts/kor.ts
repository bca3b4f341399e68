import common from '#kernel/texts/kor.ts';
import type { SiteLinkTexts } from './jpn.ts';

export default {
  title: '링크',
  all: '모두 보기',
  emptyTitle: '아직 링크가 없습니다',
  emptyText: '관련 사이트와 페이지를 이곳에서 안내합니다.',
  speakers: {
    title: '연사',
    emptyTitle: '아직 발표된 연사가 없습니다',
    emptyText: '정해지는 대로 여기에서 소개합니다.',
    sessions: '참여 세션',
  },
  backToList: '링크 목록',
  outside: common.opensNewTab,
  open: '페이지 열기',
  openOutside: '사이트 열기',
  leads: (host) => `${host} 사이트로 이동합니다`,
  row: { label: '배너 링크', previous: '이전', next: '다음' },
  pages: { label: '링크 목록 페이지', previous: '이전', next: '다음' },
} satisfies SiteLinkTexts;
