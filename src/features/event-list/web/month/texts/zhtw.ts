import type { MonthTexts } from './jpn.ts';

export default {
  views: '切換顯示方式',
  list: '列表',
  month: '月曆',
  months: '切換月份',
  previous: '上個月',
  next: '下個月',
  thisMonth: '本月',
  monthOf: (year, month) => `${year}年${month}月`,
  dayWith: (day, count) => `${day}，${count}個活動`,
  more: (count) => `還有${count}個`,
  goesOn: (name) => `${name}（前一天起持續）`,
  none: (month) => `${month}沒有活動`,
  noneFound: (month) => `${month}沒有符合條件的活動`,
  toNext: (month) => `下一個有活動的月份：${month}`,
  toPrevious: (month) => `上一個有活動的月份：${month}`,
} satisfies MonthTexts;
