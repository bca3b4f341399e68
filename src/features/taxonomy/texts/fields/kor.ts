import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/kor.ts';
import type { TaxonomyItem, taxonomyDocuments } from '../../documents.ts';

const item = {
  name: '이름',
  parentId: {
    label: '상위 항목',
    hint: '고르면 그 항목 아래에 들어갑니다.',
  },
  description: shared.words.description,
  image: shared.words.image,
  map: {
    label: '지도',
    fields: {
      image: '지도 이미지',
    },
  },
} satisfies LabelsOf<TaxonomyItem>;

const fields = {
  category: {
    search: '분류 장르 필터 종류',
    name: '카테고리',
    summary: '일정 등을 좁혀 보기 위한 분류입니다.',
    itemName: '카테고리',
    item,
  },
  division: {
    search: '분류 부문 대상 트랙',
    name: '구분',
    summary: '카테고리와 다른 기준으로 세션을 나눕니다.',
    itemName: '구분',
    item,
  },
  place: {
    search: '방 교실 홀 무대 장소',
    name: '장소',
    summary: '홀이나 방의 이름과 지도입니다.',
    itemName: '장소',
    item,
  },
} satisfies LabelsOfModules<typeof taxonomyDocuments>;
export default fields;
