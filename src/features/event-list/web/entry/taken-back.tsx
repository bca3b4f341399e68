import { navigationTexts } from '#features/navigation/web.ts';
import { onlinePlace } from '#features/site/rules/event-filters.ts';
import type { EventFilters } from '#features/site/web.ts';
import { saidDay } from '#kernel/said-date.ts';
import { WishLink } from '#web/list/wish-link.tsx';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import { keysOf } from '#kernel/keys-of.ts';
import { CloseIcon } from '#web/ui/icons.tsx';
import { quickPeriods } from '../../rules/quick-periods.ts';
import type { SearchWish } from '../../rules/search-wish.ts';
import { limitsOf } from '../../rules/wish-limits.ts';
import { eventListTexts } from './event-list-texts.ts';

interface TakenBackProps {
  wish: SearchWish;
  filters: Pick<EventFilters, 'tags' | 'places'>;
  hrefOf: (context: PageContext, wish: SearchWish) => string;
  onSearch: (wish: SearchWish) => void;
}

/** The way out of a search that finds nothing: a link for each of its limits takes that one back. */
export function TakenBack({ wish, filters, hrefOf, onSearch }: TakenBackProps) {
  const context = usePageContext();
  const say = useTexts(eventListTexts);
  const { online } = useTexts(navigationTexts);
  const nameOf = {
    keyword: () => wish.keyword,
    period: () => periodWords(wish, say, context),
    place: () => (wish.place === onlinePlace ? online : labelOf(filters.places, wish.place)),
    fee: () => (wish.fee === '' ? '' : say.fees[wish.fee]),
    tag: () => labelOf(filters.tags, wish.tag),
  };
  return (
    <ul className="hb-filter-chips hb-taken-back">
      {limitsOf(wish).map(({ limit, without }) => {
        const name = nameOf[limit]();
        return (
          <li key={limit}>
            <WishLink
              className="hb-filter-chip"
              href={hrefOf(context, without)}
              onFollow={() => onSearch(without)}
              label={say.without(name)}
            >
              <span>{name}</span>
              <CloseIcon />
            </WishLink>
          </li>
        );
      })}
    </ul>
  );
}

const labelOf = (choices: readonly { value: string; label: string }[], chosen: string): string =>
  choices.find(({ value }) => value === chosen)?.label ?? chosen;

function periodWords(
  { start, end }: SearchWish,
  say: Record<keyof ReturnType<typeof quickPeriods>, string>,
  { now, language }: Pick<PageContext, 'now' | 'language'>,
): string {
  const quick = quickPeriods(now);
  const name = keysOf(quick).find((one) => quick[one].start === start && quick[one].end === end);
  if (name !== undefined) return say[name];
  const [first, last] = [start, end].map((day) => (day === '' ? '' : saidDay(day, language)));
  return first === last ? first! : `${first} – ${last}`.trim();
}
