import type { LockTexts } from './jpn.ts';

const named = (names: string[]): string[] => names.map((name) => `“${name}”`);

/** “A”, “B” and “C” */
const joined = (names: string[], word: string): string => {
  const all = named(names);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${word} ${all.at(-1)}`;
};

const texts: LockTexts = {
  title: 'Limits on single pages',
  note: 'Of the people inside, these decide who sees a page.',
  nothing: 'No page is limited: whoever is inside sees them all.',
  add: 'Choose a page to limit',
  chooseTitle: 'Which page do you want to limit?',
  unnamed: 'Untitled',
  whoSees: (name) => `Who sees “${name}”`,
  kinds: {
    none: 'Everybody inside',
    members: 'Members who have logged in',
    tickets: 'People who hold certain tickets',
    console: 'Organisers only (who open the site from this console)',
  },
  whichTickets: 'Tickets that open this page',
  chooseTicket: 'The limit begins once you choose a ticket.',
  ticketHint:
    'It opens with a ticket that was taken while logged in. A free ticket that was taken without logging in does not open it.',
  howMany: 'With two or more tickets',
  anyOne: 'Any one of them is enough',
  everyOne: 'All of them are needed',
  noTickets: 'There are no tickets yet.',
  toTickets: 'Make a ticket',
  severalLists: 'This page has several conditions. A change here makes one of them.',
  chooseItems: 'Limit only some entries to members',
  chooseItemsHint: 'Lists show the names of those you choose; opening one needs a login.',
  viewHint:
    'Once it is published, open the site from here or from the overview to see it; that ends when you sign out of the console.',
  view: 'Open this page to check it',
  itemsTitle: (name) => `Entries of “${name}” for members only`,
  takeItems: (count) => (count === 0 ? 'Limit none of them' : count === 1 ? 'Limit 1 entry' : `Limit ${count} entries`),
  said: {
    none: 'Everybody inside sees it',
    members: 'Only members who have logged in see it',
    console: 'Only organisers who open the site from this console see it',
    ticket: (name) => `Only holders of “${name}” see it`,
    any: (names) => `Only holders of ${names} see it`,
    every: (names) => `Only people who hold all of ${names} see it`,
    items: (names) => `Only members who have logged in see ${names}`,
  },
  and: (names) => joined(names, 'and'),
  or: (names) => joined(names, 'or'),
  andMore: (names, more) => `${names} and ${more} more`,
  also: '. Also: ',
  faults: {
    loginOff: 'Nobody can log in at this site, so everybody sees it for now.',
    nobodyLogsIn: 'Nobody can log in at this site, so not even ticket holders can open it.',
    ticketGone: (name) => `“${name}” does not exist any more. Choose another ticket.`,
    notSold: (name) => `“${name}” is not on sale. Whoever does not hold it yet cannot open this page.`,
    sellsItsOwnKey: 'This page sells the very ticket that opens it. Whoever does not hold it yet cannot buy it.',
    saleForConsole: 'Visitors do not see this page, so they cannot buy tickets.',
  },
  useLogin: 'Let visitors log in',
};
export default texts;
