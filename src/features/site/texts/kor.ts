import type { SiteTexts } from './jpn.ts';

export default {
  withdrawn: '운영이 종료된 사이트입니다.',
  languages: {
    title: '표시 언어',
    back: '뒤로',
    select: '선택',
    changing: '변경하는 중',
    failed: '언어를 변경하지 못했습니다',
    failedText: '이전 언어로 되돌렸습니다. 잠시 후 다시 시도해 주세요.',
    now: (name) => `현재 표시 언어: ${name}`,
    change: '언어 변경',
  },
} satisfies SiteTexts;
