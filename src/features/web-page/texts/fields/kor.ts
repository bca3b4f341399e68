import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/kor.ts';
import type { webPageDocuments } from '../../documents.ts';

const fields = {
  web_page: {
    search: '자주 묻는 질문 FAQ 준비물 주의 사항 문의 폼 페이지',
    name: '페이지',
    summary: '오시는 길이나 주의 사항처럼 자유롭게 쓰는 페이지를 만듭니다.',
    itemName: '페이지',
    widget: shared.shown,
    item: {
      title: '제목',
      body: '본문',
      image: shared.words.image,
      contactMail: {
        label: '문의 받을 주소',
        hint: '적으면 페이지 아래에 문의 양식이 나오고 이 주소로 전달됩니다. 주소는 공개되지 않습니다.',
      },
    },
  },
} satisfies LabelsOfModules<typeof webPageDocuments>;
export default fields;
