import type { SalesTexts } from './jpn.ts';

export default {
  title: '銷售情況',
  day: '日期',
  tickets: '張數',
  price: '金額',
  table: '依日期以表格顯示',
  sold: '已售',
  paid: '已收金額',
  wentBack: '其中已退款或被撤回',
  lessWentBack: (amount) => `已扣除退款或被撤回的${amount}`,
  owed: '未付款',
  checkedIn: '已入場',
  count: (tickets) => `${tickets}張`,
  ofCapacity: (sold, capacity) => `${sold} / ${capacity}張`,
  left: (tickets) => (tickets === 0 ? '已售完' : `剩餘 ${tickets}張`),
  waiting: (tickets) => `等待付款或抽籤：${tickets}張`,
  lottery: '查看抽籤情況',
  nothing: '0日圓',
  noneYet: '售出的票券會顯示在這裡。',
} satisfies SalesTexts;
