import type { LongListTexts } from './jpn.ts';

const texts: LongListTexts = {
  earlier: '显示之前的内容',
  later: '显示后续内容',
  loading: '加载中',
  failed: '未能加载，请再按一次。',
  jump: '时间段',
  part: (from, to, total) => `共${total}项，第${from}至${to}项`,
  print: '全部打印',
  printed: (count, total) => `共${total}项，打印其中${count}项。`,
};
export default texts;
