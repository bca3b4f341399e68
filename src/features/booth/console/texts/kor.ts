import type { BoothVisitorTexts } from './jpn.ts';

const texts: BoothVisitorTexts = {
  title: '방문자',
  talks: '상담 신청',
  noTalks: '아직 상담 신청이 없습니다.',
  answers: '설문 응답',
  noAnswers: '아직 응답이 없습니다.',
  count: (answers: number, last: string) => `응답 ${answers}건 (최근 ${last})`,
  csv: 'CSV 다운로드',
  kept: {
    title: '부스를 저장한 사람',
    none: '아직 저장한 사람이 없습니다.',
    count: (kept: number, named: number) => `${kept}명이 저장, 그중 ${named}명이 이름 전달에 동의`,
    hint: '가방에서 참가 업체에 알리는 데 동의한 사람만 이름이 표시되고, 나머지는 인원수에만 포함됩니다. 동의를 취소하면 바로 목록에서 빠집니다.',
    noName: '이름 미등록',
    more: '더 이전에 동의한 사람',
  },
  approve: '승인하기',
  refuse: '거절하기',
  takeBack: '취소하기',
  reason: '취소 이유',
  reasonHint: '신청한 분에게 보내는 메일에 적힙니다.',
  send: '취소하고 알리기',
  with: (person: string) => `담당 ${person}`,
  said: '답변했습니다. 신청한 분에게 안내 메일이 갑니다.',
  status: {
    approved: '승인됨',
    pending: '답변 대기',
    unapproved: '성립되지 않음',
    reject: '취소됨',
    cancel: '신청 취소',
    end: '종료',
  },
};
export default texts;
