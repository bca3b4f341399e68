import type { IssueTexts } from './jpn.ts';

const texts: IssueTexts = {
  none: '没有可发放的门票',
  noneText: '请先公开活动，并准备非抽签的门票。',
  ways: { free: '免费（赠票）', cash: '已收现金', cardTerminal: '已用刷卡机收款', elsewhere: '已用其他方式收款' },
};
export default texts;
