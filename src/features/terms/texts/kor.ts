import type { TermsTexts } from './jpn.ts';

export default {
  terms: '이용약관',
  privacy: '개인정보 처리방침',
  elsewhere: (title: string) =>
    `${title}은(는) 다른 페이지에서 공개되고 있습니다. 자동으로 이동하지 않으면 아래 버튼을 눌러 주세요.`,
  open: (title: string) => `${title} 열기`,
  emptyTitle: '아직 게시되지 않았습니다',
  emptyText: '내용이 게시될 때까지 잠시만 기다려 주세요.',
} satisfies TermsTexts;
