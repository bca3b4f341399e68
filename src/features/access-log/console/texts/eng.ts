import type { VisitorTexts } from './jpn.ts';

const texts: VisitorTexts = {
  title: 'Visitors to the site',
  lead: 'Counted by browser and updated every hour.',
  day: 'Day',
  visitors: 'Visitors',
  views: 'Page views',
  count: (visitors) => visitors.toLocaleString('en'),
  viewCount: (views) => views.toLocaleString('en'),
  today: 'Visitors today',
  sum: 'Page views in the last 14 days',
  table: 'Show as a table',
};

export default texts;
