import type { TaxonomyTexts } from './jpn.ts';

export default {
  title: '會場指南',
  emptyTitle: '目前沒有會場指南',
  emptyText: '會場確定後將在此公布。',
  download: (size) => `下載地圖（${size}）`,
  downloadUnknown: '下載地圖',
  openMap: (name) => `放大${name}的地圖`,
} satisfies TaxonomyTexts;
