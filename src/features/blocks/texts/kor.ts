import type { BlockTexts } from './jpn.ts';

export default {
  links: '페이지 안내',
  footerLinks: '관련 링크',
  follow: 'SNS 및 공식 사이트',
  website: '공식 사이트',
  carousel: { label: '사진', previous: '이전 사진', next: '다음 사진' },
  play: '동영상 재생',
  videoNote: '재생하면 YouTube에 연결됩니다',
  overview: '이벤트 개요',
  doors: '입장 시작',
  organiser: '주최',
  access: '오시는 길',
  map: '지도 열기',
  banners: { label: '추천', previous: '이전', next: '다음' },
  digest: '개요',
  html: {
    emptyTitle: '내용을 준비하고 있습니다',
    emptyText: '공개될 때까지 잠시만 기다려 주세요.',
  },
} satisfies BlockTexts;
