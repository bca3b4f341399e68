import common from '#kernel/texts/chi.ts';
import type { ListTexts } from './jpn.ts';

const texts = {
  keyword: '关键词',
  submit: '搜索',
  filters: '筛选',
  filtersChosen: (count: number) => `筛选（${count}）`,
  show: (count: number) => `查看${count.toLocaleString('zh')}项`,
  close: '关闭',
  all: '全部',
  count: (count: number) => `（${count.toLocaleString('zh')}）`,
  clear: '清除条件',
  chosen: '已选条件',
  remove: (label: string) => `移除条件“${label}”`,
  found: (count: number) => `共${count.toLocaleString('zh')}项`,
  foundPage: (count: number, page: number, pages: number) =>
    `共${count.toLocaleString('zh')}项（第${page}/${pages}页）`,
  nothingFound: '没有符合条件的内容',
  nothingFoundText: '请缩短关键词，或去掉部分条件后重试。',
  failed: common.searchFailed,
  view: '显示方式',
  viewCard: '卡片显示',
  viewList: '列表显示',
  pages: { label: '列表页码', previous: '上一页', next: '下一页' },
} satisfies ListTexts;
export default texts;
