import type { TaxonomyTexts } from './jpn.ts';

export default {
  title: '会场指南',
  emptyTitle: '暂无会场指南',
  emptyText: '会场确定后将在此公布。',
  download: (size) => `下载地图（${size}）`,
  downloadUnknown: '下载地图',
  openMap: (name) => `放大${name}的地图`,
} satisfies TaxonomyTexts;
