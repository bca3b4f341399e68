import type { VisitorTexts } from './jpn.ts';

const texts: VisitorTexts = {
  title: '网站访客',
  lead: '按浏览器计数，每小时更新。',
  day: '日期',
  visitors: '人数',
  views: '页面浏览',
  count: (visitors) => `${visitors.toLocaleString('zh-CN')}人`,
  viewCount: (views) => `${views.toLocaleString('zh-CN')}次`,
  today: '今天的访客',
  sum: '最近14天的页面浏览',
  table: '以表格显示',
};

export default texts;
