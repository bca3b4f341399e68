import type { MonthTexts } from './jpn.ts';

export default {
  views: '切换显示方式',
  list: '列表',
  month: '月历',
  months: '切换月份',
  previous: '上个月',
  next: '下个月',
  thisMonth: '本月',
  monthOf: (year, month) => `${year}年${month}月`,
  dayWith: (day, count) => `${day}，${count}个活动`,
  more: (count) => `还有${count}个`,
  goesOn: (name) => `${name}（前一天起持续）`,
  none: (month) => `${month}没有活动`,
  noneFound: (month) => `${month}没有符合条件的活动`,
  toNext: (month) => `下一个有活动的月份：${month}`,
  toPrevious: (month) => `上一个有活动的月份：${month}`,
} satisfies MonthTexts;
