import common from '#kernel/texts/zhtw.ts';
import { quoted } from '#kernel/quoted.ts';
import type { ListTexts } from './jpn.ts';

const texts = {
  keyword: '關鍵字',
  submit: '搜尋',
  filters: '篩選',
  filtersChosen: (count: number) => `篩選（${count}）`,
  show: (count: number) => `查看${count.toLocaleString('zh')}筆`,
  close: '關閉',
  all: '全部',
  count: (count: number) => `（${count.toLocaleString('zh')}）`,
  clear: '清除條件',
  chosen: '已選條件',
  remove: (label: string) => `移除條件${quoted(label)}`,
  found: (count: number) => `共${count.toLocaleString('zh')}筆`,
  foundPage: (count: number, page: number, pages: number) =>
    `共${count.toLocaleString('zh')}筆（第${page}/${pages}頁）`,
  nothingFound: '找不到符合條件的項目',
  nothingFoundText: '請縮短關鍵字，或移除部分條件後再試一次。',
  failed: common.searchFailed,
  view: '顯示方式',
  viewCard: '卡片顯示',
  viewList: '列表顯示',
  pages: { label: '列表頁碼', previous: '上一頁', next: '下一頁' },
} satisfies ListTexts;
export default texts;
