import type { MonthTexts } from './jpn.ts';

const months = 'January February March April May June July August September October November December'.split(' ');
const events = (count: number): string => (count === 1 ? '1 event' : `${count} events`);

export default {
  views: 'View',
  list: 'List',
  month: 'Month',
  months: 'Change month',
  previous: 'Previous month',
  next: 'Next month',
  thisMonth: 'This month',
  monthOf: (year, month) => `${months[month - 1]} ${year}`,
  dayWith: (day, count) => `${day}: ${events(count)}`,
  more: (count) => `${count} more`,
  goesOn: (name) => `${name} (from the day before)`,
  none: (month) => `No events in ${month}`,
  noneFound: (month) => `No events match your search in ${month}`,
  toNext: (month) => `Next: ${month}`,
  toPrevious: (month) => `Previous: ${month}`,
} satisfies MonthTexts;
