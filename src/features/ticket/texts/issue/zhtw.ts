import type { IssueTexts } from './jpn.ts';

const texts: IssueTexts = {
  none: '沒有可發放的票券',
  noneText: '請先公開活動，並準備非抽籤的票券。',
  ways: { free: '免費（贈票）', cash: '已收現金', cardTerminal: '已用刷卡機收款', elsewhere: '已用其他方式收款' },
};
export default texts;
