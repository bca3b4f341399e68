import type { BoothListTexts } from './jpn.ts';

const texts = {
  title: 'Booths',
  all: 'See all',
  searchTitle: 'Find booths',
  keywordExample: 'Company, product, category',
  category: 'Category',
  content: 'Hall',
  liveFilter: 'Live streams',
  liveOnly: 'Booths that are live',
  live: 'Live now',
  stand: (stand: string) => `Stand ${stand}`,
  views: (count: number) => (count === 1 ? '1 view' : `${count} views`),
  begun: (count: number) => (count === 1 ? '1 booth has gone live' : `${count} booths have gone live`),
  reorder: 'Put live booths first',
  empty: 'No booths yet',
  emptyText: 'The exhibitors will be listed here once they are announced.',
  allOf: (count: number) => `See all ${count}`,
  allBooths: (count: number) => `See all ${count} booths in one list`,
} satisfies BoothListTexts;
export default texts;
