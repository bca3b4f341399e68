import type { QuestionnaireMessages } from './jpn.ts';

export default {
  invalidInput: '설문 입력 내용에 오류가 있습니다. 확인한 후 다시 보내 주세요.',
  repeatedItem: '이 질문의 답변이 중복되었습니다. 페이지를 새로고침해 주세요.',
  notStarted: '이 설문은 아직 시작되지 않았습니다.',
  expired: '이 설문은 마감되었습니다.',
  answeredBefore: '이미 답변한 설문입니다.',
  notAnswered: '혜택은 설문에 답변한 분만 받을 수 있습니다.',
  results: { answeredAt: '답변 일시', member: '회원 번호', language: '언어' },
} satisfies QuestionnaireMessages;
