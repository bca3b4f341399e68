import common from '#kernel/texts/eng.ts';
import type { EventListTexts } from './jpn.ts';

const inviting = 'You are invited';

const events = (count: number): string => (count === 1 ? '1 event' : `${count} events`);

export default {
  title: 'Find events',
  upcoming: 'Upcoming events',
  all: 'See all',
  searchHere: 'Search events',
  keyword: 'Keyword',
  keywordExample: 'Name, topic or venue',
  from: 'From',
  to: 'To',
  submit: 'Search',
  more: (count) => (count === 0 ? 'Filters' : `Filters (${count})`),
  counted: (label, count) => `${label} (${count})`,
  anywhere: 'Anywhere',
  order: 'Order',
  byDate: 'Soonest first',
  byNews: 'Newest first',
  fees: { free: 'Free', paid: 'Paid' },
  chips: { time: 'Dates', fee: 'Price', topic: 'Topic' },
  today: 'Today',
  weekend: 'This weekend',
  month: 'This month',
  nextMonth: 'Next month',
  clear: 'Clear filters',
  found: events,
  foundPage: (count, page, pages) => `${events(count)} (page ${page} of ${pages})`,
  nothingFound: 'No events match your search',
  nothingFoundText: 'Try a shorter keyword or a wider date range.',
  noEvents: 'There are no events yet',
  noEventsText: 'New events will appear here.',
  failed: common.searchFailed,
  onToday: 'Today',
  soldOut: 'Sold out',
  priceRange: (least, most) => `${least} – ${most}`,
  passcode: 'Passcode required',
  history: 'Recently viewed',
  historyRow: { label: 'Recently viewed events', previous: 'Previous', next: 'Next' },
  inviting,
  invitingRow: { label: inviting, previous: 'Previous', next: 'Next' },
  forYou: 'Events for you',
  pages: { label: 'Result pages', previous: 'Previous', next: 'Next' },
} satisfies EventListTexts;
