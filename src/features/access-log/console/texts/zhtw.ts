import type { VisitorTexts } from './jpn.ts';

const texts: VisitorTexts = {
  title: '網站訪客',
  lead: '依瀏覽器計數，每小時更新。',
  day: '日期',
  visitors: '人數',
  views: '頁面瀏覽',
  count: (visitors) => `${visitors.toLocaleString('zh-TW')}人`,
  viewCount: (views) => `${views.toLocaleString('zh-TW')}次`,
  today: '今天的訪客',
  sum: '最近14天的頁面瀏覽',
  table: '以表格顯示',
};

export default texts;
