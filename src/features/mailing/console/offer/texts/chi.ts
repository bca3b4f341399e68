import type { OfferTexts } from './jpn.ts';

const texts: OfferTexts = {
  title: '时间或地点已更改',
  text: '已有人持有门票。可以为您准备写有更改前后内容的邮件草稿。',
  begin: '写邮件通知变更',
  goOn: '继续写变更通知邮件',
};
export default texts;
