import type { EventListTexts } from './jpn.ts';

const events = (count: number): string => (count === 1 ? '1 event' : `${count} events`);

export default {
  title: 'Find events',
  upcoming: 'Upcoming events',
  all: 'See all',
  searchHere: 'Search events',
  keyword: 'Keyword',
  keywordExample: 'Name, topic or venue',
  period: 'Dates',
  from: 'From',
  to: 'To',
  submit: 'Search',
  quick: 'Quick filters',
  weekend: 'This weekend',
  month: 'This month',
  clear: 'Clear filters',
  found: events,
  foundPage: (count, page, pages) => `${events(count)} (page ${page} of ${pages})`,
  nothingFound: 'No events match your search',
  nothingFoundText: 'Try a shorter keyword or a wider date range.',
  noEvents: 'There are no events yet',
  noEventsText: 'New events will appear here.',
  failed: 'The search failed. Check your connection and try again.',
  passcode: 'Passcode required',
  history: 'Recently viewed',
  historyRow: { label: 'Recently viewed events', previous: 'Previous', next: 'Next' },
  inviting: 'You are invited',
  invitingRow: { label: 'You are invited', previous: 'Previous', next: 'Next' },
  forYou: 'Events for you',
  pages: { label: 'Result pages', previous: 'Previous', next: 'Next' },
} satisfies EventListTexts;
