import type { SalesTexts } from './jpn.ts';

export default {
  title: '销售情况',
  day: '日期',
  tickets: '张数',
  price: '金额',
  table: '按日期以表格显示',
  sold: '已售',
  paid: '已收金额',
  wentBack: '其中已退款或被撤回',
  lessWentBack: (amount) => `已扣除退款或被撤回的${amount}`,
  owed: '未付款',
  checkedIn: '已入场',
  count: (tickets) => `${tickets}张`,
  ofCapacity: (sold, capacity) => `${sold} / ${capacity}张`,
  left: (tickets) => (tickets === 0 ? '已售完' : `剩余 ${tickets}张`),
  waiting: (tickets) => `等待付款或抽签：${tickets}张`,
  lottery: '查看抽签情况',
  nothing: '0日元',
  noneYet: '售出的门票会显示在这里。',
} satisfies SalesTexts;
