import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/kor.ts';
import type { siteLinkDocuments } from '../../documents.ts';

const fields = {
  united_web_link: {
    search: '연사 강사 후원 협력 링크',
    name: '링크',
    summary: '관련 사이트나 협찬사로 가는 링크를 늘어놓습니다.',
    itemName: '링크',
    widget: {
      numberOfDisplay: {
        label: '홈에 표시할 개수',
        hint: '0이면 모두, 비워 두면 배너는 5개, 나머지는 6개를 표시합니다.',
      },
      bannerVisible: '배너로 표시',
      panelVisible: '패널로 표시',
      cardVisible: {
        label: '카드로 표시',
        hint: '아무 형태도 고르지 않으면 카드로 표시합니다.',
      },
      nameVisible: '이름 표시',
      thumbnailVisible: '이미지 표시',
      descriptionVisible: '설명 표시',
    },
    list: shared.page,
    item: {
      name: '이름',
      thumbnail: '이미지',
      description: '설명',
      url: shared.labelledLink.link,
      isExternal: {
        label: '새 탭에서 열기',
        hint: '다른 사이트로 가는 링크라면 켭니다.',
      },
      visible: '표시하기',
      ...shared.period,
    },
  },
} satisfies LabelsOfModules<typeof siteLinkDocuments>;
export default fields;
