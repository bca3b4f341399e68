import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/kor.ts';
import type { informationDocuments } from '../../documents.ts';

const fields = {
  information: {
    search: '뉴스 소식 공지 새 소식',
    name: '공지사항',
    summary: '방문자에게 새 소식을 날짜순으로 전합니다.',
    itemName: '공지사항',
    widget: {
      ...shared.count,
      ...shared.shown,
      dateVisible: '날짜 표시',
    },
    list: shared.page,
    item: {
      title: '제목',
      body: '본문',
      image: shared.words.image,
      category: {
        label: '종류',
        hint: '‘중요’, ‘행사장’처럼 제목에 덧붙이는 짧은 말입니다.',
      },
      publicPeriod: {
        label: '공개 기간 정하기',
        hint: '꺼져 있으면 기한 없이 볼 수 있습니다.',
      },
      publicStart: '공개 시작',
      publicEnd: '공개 종료',
      createdAt: {
        label: '날짜',
        hint: '방문자에게 보이는 날짜이며, 새로운 것부터 나옵니다.',
      },
      isImmediatePublished: {
        label: '바로 공개하기',
        hint: '끄면 공개 시작 일시가 되어야 표시됩니다.',
      },
    },
  },
} satisfies LabelsOfModules<typeof informationDocuments>;
export default fields;
