import common from '#kernel/texts/kor.ts';
import type { BlockTexts } from './jpn.ts';

export default {
  links: '페이지 안내',
  footerLinks: '관련 링크',
  follow: 'SNS 및 공식 사이트',
  website: '공식 사이트',
  carousel: { label: '사진', previous: '이전 사진', next: '다음 사진' },
  play: '동영상 재생',
  videoNote: common.connectsToYoutube,
  overview: '이벤트 개요',
  doors: '입장 시작',
  organiser: '주최',
  access: '오시는 길',
  map: '지도 열기',
  banners: { label: '추천', previous: '이전', next: '다음' },
  digest: '개요',
  html: {
    emptyTitle: '내용을 준비하고 있습니다',
    emptyText: common.comesLater,
  },
} satisfies BlockTexts;
