import common from '#kernel/texts/kor.ts';
import type { TermsTexts } from './jpn.ts';

const texts: TermsTexts = {
  title: '약관과 동의',
  lead: '회원이 동의할 문서를 정합니다. 변경은 공개하면 적용됩니다.',
  asks: (what) => `회원으로 가입할 때와 회원이 이 사이트를 처음 방문할 때 ${what} 동의를 받습니다.`,
  asksNobody: '누구에게도 동의를 받지 않습니다.',
  what: { Terms: '이용약관', Privacy: common.privacyPolicy, both: '이용약관과 개인정보 처리방침' },
  kinds: { Terms: '이용약관', Privacy: common.privacyPolicy },
  where: '문서 위치',
  places: { off: '동의를 받지 않음', text: '이 사이트', url: '다른 페이지' },
  faults: {
    noText: '본문이 없습니다. 이대로라면 빈 문서에 동의를 받게 됩니다.',
    noUrl: '페이지 주소가 없습니다.',
    missing: (languages) =>
      `${languages.join(', ')} 본문이 없습니다. 그 언어로 보는 사람에게는 다른 언어의 본문이 나옵니다.`,
  },
  again: '동의한 회원',
  nobodyAgreed: '공개 중인 문서에 동의한 회원이 아직 없습니다.',
  agreed: (count) => `회원 ${count}명이 공개 중인 문서에 동의했습니다.`,
  manyAgreed: (count) => `회원 ${count}명 이상이 공개 중인 문서에 동의했습니다.`,
  unasked: '문서 내용이 바뀌었습니다. 이대로라면 이미 동의한 회원에게 다시 묻지 않습니다.',
  askAgain: '다시 동의 받기',
  askAgainHint: '아래에 현재 시각이 들어갑니다. 공개 직전에 누르면 이전 문서에 대한 동의가 남지 않습니다.',
  toTerms: '약관 정하기',
};
export default texts;
