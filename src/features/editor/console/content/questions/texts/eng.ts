import type { QuestionTexts } from './jpn.ts';

const texts: QuestionTexts = {
  groups: {
    tell: 'Tell and guide',
    programme: 'Show the programme',
    sell: 'Sell tickets',
    introduce: 'Introduce exhibitors and speakers',
    ask: 'Ask and meet participants',
    find: 'Let people find events',
    show: 'Pictures, videos and texts',
    lead: 'Ways to the pages',
    sort: 'Sort, and name places',
  },
  coverButton: 'Button on the cover',
  linksGo: 'These links to it go too:',
  linksStay: 'These links stay and will lead nowhere. Change them before you publish:',
  linksMore: (count) => `${count} more ${count === 1 ? 'link' : 'links'}.`,
};
export default texts;
