import type { LongListTexts } from './jpn.ts';

const texts: LongListTexts = {
  earlier: '顯示之前的內容',
  later: '顯示後續內容',
  loading: '載入中',
  failed: '無法載入，請再按一次。',
  jump: '時段',
  part: (from, to, total) => `共${total}項，第${from}至${to}項`,
  print: '全部列印',
  printed: (count, total) => `共${total}項，列印其中${count}項。`,
};
export default texts;
