import type { TestPurchaseTexts } from './jpn.ts';

export default {
  title: '试购',
  text: '发布之前，可以在与购买者相同的页面上试着购买门票。不计入库存、金额和统计，确认邮件只发送给您，试购内容会在一天后删除。',
  begin: '开始试购',
  toPublish: '查看需要修改的地方',
} satisfies TestPurchaseTexts;
