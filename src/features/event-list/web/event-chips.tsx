import type { EventFilters } from '#features/site/web.ts';
import { ChipGroups } from '#web/list/chip-groups.tsx';
import { WishLink } from '#web/list/wish-link.tsx';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { quickPeriods } from '../rules/quick-periods.ts';
import { clearedWish, isEmptyWish, type SearchWish } from '../rules/search-wish.ts';
import { eventListTexts } from './entry/event-list-texts.ts';
import { searchHref } from './search-href.ts';

export interface EventFilterProps {
  module: { contentId: number };
  wish: SearchWish;
  filters: Pick<EventFilters, 'tags' | 'fees'>;
  onSearch: (wish: SearchWish, pauseMs?: number) => void;
}

/** More of them would hide the events. */
const shownTags = 12;

const allPeriods = ['today', 'weekend', 'month', 'nextMonth'] as const;

interface EventChipsProps extends EventFilterProps {
  periods?: readonly (typeof allPeriods)[number][];
  isPlain?: boolean;
}

/** One press each: a period, the price, a topic. A second press takes it back. */
export function EventChips({ module, wish, filters, onSearch, periods = allPeriods, isPlain }: EventChipsProps) {
  const context = usePageContext();
  const say = useTexts(eventListTexts);
  const quick = quickPeriods(context.now);
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
    <ChipGroups
      className="hb-event-chips"
      isPlain={isPlain}
      groups={[
        {
          name: 'time',
          label: say.chips.time,
          chips: (wish.view === 'month' ? [] : periods).map((name) => {
            const { start, end } = quick[name];
            const isChosen = wish.start === start && wish.end === end;
            return chip(say[name], isChosen, { start, end }, { start: '', end: '' });
          }),
        },
        {
          name: 'fee',
          label: say.chips.fee,
          chips: filters.fees
            .filter(({ fee, count }) => count > 0 || fee === wish.fee)
            .map(({ fee }) => chip(say.fees[fee], fee === wish.fee, { fee }, { fee: '' })),
        },
        {
          name: 'topic',
          label: say.chips.topic,
          chips: tags.map(({ value, label }) => chip(label, value === wish.tag, { tag: value }, { tag: '' })),
        },
      ]}
    >
      {isEmptyWish(wish) ? null : (
        <WishLink
          className="hb-filter-clear"
          href={searchHref(context, module, clearedWish(wish))}
          onFollow={() => onSearch(clearedWish(wish))}
        >
          {say.clear}
        </WishLink>
      )}
    </ChipGroups>
  );
}
