import type { HomeTexts } from './jpn.ts';

const texts: HomeTexts = {
  title: 'Home page',
  lead: 'Change the order and what is shown. The preview follows at once.',
  add: 'Add',
  cover: 'Cover',
  coverText: 'Name, dates, place, picture and the first button',
  toSettings: 'Change name and dates',
  toLook: 'Change picture and colour',
  list: 'On the home page',
  emptyText: 'Add news, tickets and more, and they stand here.',
  show: (name) => `Show ${name} on the home page`,
  hide: (name) => `Take ${name} off the home page`,
  states: {
    forConsole: 'Only organisers see it',
    offHome: 'Not on the home page',
    hidden: 'Hidden from the whole site',
  },
  counts: (shown, items) => {
    const all = items === 1 ? '1 entry' : `${items} entries`;
    return shown === items ? all : `${shown} of ${all}`;
  },
  noEntries: 'Nothing is in it yet, so the home page leaves it out.',
  pickedOnly: (picked, items) =>
    `The home page shows highlights only: ${picked} of ${items}. To show others, choose below what it shows, or make the entry a highlight.`,
  toEntries: 'Edit its entries',
  toSettingsOf: 'All settings',
  frame: 'Menu and tabs',
  frameText: 'They stand on every page.',
  makeTabs: 'Make a tab bar',
  makeTabsText: 'Up to five buttons at the bottom of a phone, for the pages that people use most.',
  makeMenu: 'Make a menu',
  makeMenuText: 'Links that open behind the three lines.',
  frameOff: 'Not shown',
  links: (count) => (count === 1 ? '1 link' : `${count} links`),
  home: 'Home',
  toContent: 'Edit as a list',
};
export default texts;
