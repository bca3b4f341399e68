import type { ReadyPageLabels } from '../../rules/ready-pages.ts';

/** Pages that begin with a title, by what people look for. */
const ready = {
  page_contact: {
    name: '문의 페이지',
    summary: '문의 폼이 있는 페이지입니다. 내 이메일 주소로 도착하며 나중에 바꿀 수 있습니다.',
    search: '문의 연락처 폼 질문 메일',
    itemName: '문의하기',
  },
  page_faq: {
    name: '자주 묻는 질문 페이지',
    summary: '질문과 답을 늘어놓는 페이지입니다.',
    search: '자주 묻는 질문 FAQ 질의응답 궁금',
    itemName: '자주 묻는 질문',
  },
  page_bring: {
    name: '준비물과 주의 사항 페이지',
    summary: '오기 전에 알아 두면 좋은 것을 적는 페이지입니다.',
    search: '준비물 주의 복장 규칙 부탁',
    itemName: '준비물과 주의 사항',
  },
} satisfies ReadyPageLabels;
export default ready;
