import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/kor.ts';
import type { siteLinkDocuments } from '../../documents.ts';

const fields = {
  united_web_link: {
    search: '후원 협력 링크',
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
    content: {
      kind: {
        label: '목록의 종류',
        hint: '연사 목록에는 한 사람마다 페이지가 생깁니다.',
        choices: { link: '링크', speaker: '연사' },
      },
    },
    item: {
      name: '이름',
      affiliation: '소속·직함',
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

const links = fields.united_web_link;
/** The same module as a list of persons. */
const speaker: typeof links = {
  ...links,
  search: '연사 강사 발표자 출연자 게스트 프로필',
  name: '연사',
  summary: '연사를 사진, 소속, 소개 글과 함께 소개합니다.',
  itemName: '연사',
  item: {
    ...links.item,
    thumbnail: '사진',
    description: '소개',
    url: { label: '링크', hint: '본인이나 소속 기관의 페이지 등입니다. 없어도 됩니다.' },
  },
};
export default { ...fields, speaker };
