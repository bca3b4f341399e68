import common from '#kernel/texts/eng.ts';
import type { ListTexts } from './jpn.ts';

const texts = {
  keyword: 'Keyword',
  submit: 'Search',
  filters: 'Filters',
  filtersChosen: (count: number) => `Filters (${count})`,
  show: (count: number) => (count === 1 ? 'Show 1 result' : `Show ${count.toLocaleString('en')} results`),
  close: 'Close',
  all: 'All',
  count: (count: number) => ` (${count.toLocaleString('en')})`,
  clear: 'Clear filters',
  chosen: 'Chosen filters',
  remove: (label: string) => `Remove the filter “${label}”`,
  found: (count: number) => (count === 1 ? '1 result' : `${count.toLocaleString('en')} results`),
  foundPage: (count: number, page: number, pages: number) =>
    `${count === 1 ? '1 result' : `${count.toLocaleString('en')} results`} (page ${page} of ${pages})`,
  nothingFound: 'Nothing matches',
  nothingFoundText: 'Try a shorter keyword, or remove a filter.',
  failed: common.searchFailed,
  view: 'View',
  viewCard: 'Cards',
  viewList: 'List',
  pages: { label: 'Pages of this list', previous: 'Previous', next: 'Next' },
} satisfies ListTexts;
export default texts;
