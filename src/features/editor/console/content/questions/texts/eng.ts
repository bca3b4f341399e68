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
  where: {
    title: 'Where it is seen',
    places: { home: 'Home page', menu: 'Menu', tab: 'Tab bar' },
    onHome: (at, of) => `Number ${at} of ${of} from the top.`,
    forConsole: 'For organisers only.',
    offHome: 'Not there.',
    hidden: 'Nowhere on the site.',
    noEntries: 'Not there, as nothing is in it yet.',
    picked: (shown, items) => `It shows the highlights only: ${shown} of ${items}.`,
    some: (shown, items) => `It shows ${shown} of ${items}.`,
    isIn: 'There.',
    isNotIn: 'Not there.',
    tabsFull: (most) => `Full: it holds ${most}.`,
    put: { home: 'Show on the home page', menu: 'Put in the menu', tab: 'Put in the tab bar' },
    done: { home: 'It is on the home page', menu: 'It is in the menu', tab: 'It is in the tab bar' },
  },
};
export default texts;
