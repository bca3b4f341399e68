import type { EventFilters } from '#features/site/web.ts';
import { ChipLine } from '#web/list/chip-line.tsx';
import { WishLink } from '#web/list/wish-link.tsx';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { quickPeriods } from '../rules/quick-periods.ts';
import { clearedWish, isEmptyWish, type SearchWish } from '../rules/search-wish.ts';
import { eventListTexts } from './entry/event-list-texts.ts';
import { searchHref } from './search-href.ts';

export interface EventFilterProps {
  module: { contentId: number };
  wish: SearchWish;
  filters: EventFilters;
  onSearch: (wish: SearchWish, pauseMs?: number) => void;
}

/** More of them would hide the events. */
const shownTags = 12;

/** One press each: a period, the price, a tag. A second press takes it back. */
export function EventChips({ module, wish, filters, onSearch }: EventFilterProps) {
  const context = usePageContext();
  const say = useTexts(eventListTexts);
  const { weekend, month } = quickPeriods(context.now);
  const periods =
    wish.view === 'month'
      ? []
      : [
          { label: say.weekend, ...weekend },
          { label: say.month, ...month },
        ];
  const tags = filters.tags
    .filter(({ value, count }) => count > 0 || value === wish.tag)
    .sort((one, other) => other.count - one.count)
    .slice(0, shownTags);
  const chip = (label: string, isChosen: boolean, chosen: Partial<SearchWish>, cleared: Partial<SearchWish>) => {
    const next = { ...wish, ...(isChosen ? cleared : chosen) };
    return (
      <li key={label}>
        <WishLink
          className="hb-filter-chip"
          href={searchHref(context, module, next)}
          onFollow={() => onSearch(next)}
          current={isChosen}
        >
          {label}
        </WishLink>
      </li>
    );
  };
  return (
    <ChipLine className="hb-event-chips" label={say.quick}>
      {isEmptyWish(wish) ? null : (
        <li>
          <WishLink
            className="hb-filter-clear"
            href={searchHref(context, module, clearedWish(wish))}
            onFollow={() => onSearch(clearedWish(wish))}
          >
            {say.clear}
          </WishLink>
        </li>
      )}
      {periods.map(({ label, start, end }) =>
        chip(label, wish.start === start && wish.end === end, { start, end }, { start: '', end: '' }),
      )}
      {filters.fees
        .filter(({ fee, count }) => count > 0 || fee === wish.fee)
        .map(({ fee }) => chip(say.fees[fee], fee === wish.fee, { fee }, { fee: '' }))}
      {tags.map(({ value, label }) => chip(label, value === wish.tag, { tag: value }, { tag: '' }))}
    </ChipLine>
  );
}
