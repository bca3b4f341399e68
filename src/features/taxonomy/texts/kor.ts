import type { TaxonomyTexts } from './jpn.ts';

export default {
  title: '행사장 안내',
  emptyTitle: '아직 행사장 안내가 없습니다',
  emptyText: '행사장이 정해지면 이곳에 안내합니다.',
  download: (size) => `지도 다운로드(${size})`,
  downloadUnknown: '지도 다운로드',
  openMap: (name) => `${name} 지도 크게 보기`,
} satisfies TaxonomyTexts;
