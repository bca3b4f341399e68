import common from '#kernel/texts/kor.ts';
import type { ListTexts } from './jpn.ts';

const texts = {
  keyword: '검색어',
  submit: '검색',
  filters: '필터',
  filtersChosen: (count: number) => `필터(${count})`,
  show: (count: number) => `${count.toLocaleString('ko')}건 보기`,
  close: '닫기',
  all: '전체',
  count: (count: number) => `(${count.toLocaleString('ko')})`,
  clear: '조건 지우기',
  chosen: '선택한 조건',
  remove: (label: string) => `‘${label}’ 조건 해제`,
  found: (count: number) => `${count.toLocaleString('ko')}건`,
  foundPage: (count: number, page: number, pages: number) => `${count.toLocaleString('ko')}건(${page}/${pages}페이지)`,
  nothingFound: '조건에 맞는 항목이 없습니다',
  nothingFoundText: '검색어를 줄이거나 조건을 해제해 보세요.',
  failed: common.searchFailed,
  view: '보기 방식',
  viewCard: '카드로 보기',
  viewList: '목록으로 보기',
  pages: { label: '목록 페이지', previous: '이전', next: '다음' },
} satisfies ListTexts;
export default texts;
