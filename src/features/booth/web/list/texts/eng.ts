import type { BoothListTexts } from './jpn.ts';

const texts = {
  title: 'Booths',
  all: 'See all',
  searchTitle: 'Find booths',
  keywordExample: 'Name, product or category',
  category: 'Category',
  content: 'Hall',
  liveFilter: 'Live streams',
  liveOnly: 'Live booths',
  liveInHalls: 'Live in all halls',
  inHall: (hall: string, count: number) => `${hall}: ${count.toLocaleString('en')} live`,
  live: 'Live now',
  stand: (stand: string) => `Stand ${stand}`,
  views: (count: number) => (count === 1 ? '1 view' : `${count.toLocaleString('en')} views`),
  begun: (count: number) =>
    count === 1 ? '1 booth has gone live' : `${count.toLocaleString('en')} booths have gone live`,
  reorder: 'Put live booths first',
  empty: 'No booths yet',
  emptyText: 'Exhibitors will appear here once they are announced.',
  allOf: (count: number) => `See all ${count.toLocaleString('en')}`,
  allBooths: (count: number) =>
    count === 1 ? 'See the booth in a list' : `See all ${count.toLocaleString('en')} booths in one list`,
} satisfies BoothListTexts;
export default texts;
