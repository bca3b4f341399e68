import { useMemo, useState } from 'react';
import { htmlLang } from '#kernel/language.ts';
import { ListSearch } from '#web/list/list-search.tsx';
import { type ListWish, listWishOf, queryOfListWish } from '#web/list/list-wish.ts';
import { useListSearch } from '#web/list/use-list-search.ts';
import { useLocation } from '#web/navigation/router-context.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { HeartIcon } from '#web/ui/page-icons.tsx';
import type { BagInfo, BagProduct } from '../contract.ts';
import { ranks } from '../rules/booth-memo.ts';
import { bagFilters, type BagOrder, bagOrders, noteValues, orderOf, searchBag } from '../rules/search-bag.ts';
import { BagCard } from './bag-card.tsx';
import { bagTexts } from './bag-texts.ts';

/** The booths of the bag with their notes; a note does not change the list before the next search. */
export function BagBooths({ products }: { products: readonly BagProduct[] }) {
  const context = usePageContext();
  const { language } = context;
  const { list: say } = useTexts(bagTexts);
  const { pathname, search: query } = useLocation();
  const [bag] = useState(() => keptBag(products));
  const hrefOf = useMemo(() => (wish: ListWish) => hrefAt(context, pathname, wish), [context, pathname]);
  const find = useMemo(
    () => (wish: ListWish) => {
      const { keyword, chosen, view } = wish;
      const compare = new Intl.Collator(htmlLang[language], { numeric: true }).compare;
      const chosenOf = Object.fromEntries(bagFilters.map((name) => [name, chosen[name] ?? []]));
      const { found, countOf } = searchBag(bag.all(), { keyword, chosen: chosenOf, order: orderOf(view), compare });
      return { wish, total: found.length, page: 1, pages: 1, found, countOf };
    },
    [bag, language],
  );
  const loaded = useMemo(() => find(listWishOf(new URLSearchParams(query), bagFilters)), [find, query]);
  const ports = useMemo(
    () => ({
      wishOf: (asked: URLSearchParams) => listWishOf(asked, bagFilters),
      find: (wish: ListWish) => Promise.resolve(find(wish)),
      hrefOf,
    }),
    [find, hrefOf],
  );
  const search = useListSearch(loaded, ports);
  const { wish, found } = search;
  const groups = [
    {
      name: 'rank',
      label: say.rank,
      kind: 'many' as const,
      choices: ranks
        .toReversed()
        .map((rank) => ({ value: String(rank), label: say.rankOf(rank), count: found.countOf('rank', String(rank)) })),
    },
    {
      name: 'note',
      label: say.noted,
      kind: 'one' as const,
      choices: noteValues.map((value) => ({
        value,
        label: value === 'yes' ? say.withMemo : say.withoutMemo,
        count: found.countOf('note', value),
      })),
    },
  ];
  return (
    <ListSearch
      search={search}
      groups={groups}
      placeholder={say.placeholder}
      hrefOf={hrefOf}
      tools={<OrderSelect order={orderOf(wish.view)} onOrder={(view) => search.search({ ...wish, view })} />}
      empty={<EmptyState icon={<HeartIcon />} title={say.emptyTitle} text={say.emptyText} />}
    >
      <ul className="hb-bag-cards">
        {found.found.map((product) => (
          <BagCard
            key={`${product.contentId}/${product.detailId}`}
            product={product}
            onSaved={(info) => bag.keep(product, { info })}
            onConsent={(isConsented) => bag.keep(product, { isConsented })}
          />
        ))}
      </ul>
    </ListSearch>
  );
}

interface Saved {
  info?: BagInfo;
  isConsented?: boolean;
}

/** The booths with what was saved since the page was loaded. */
function keptBag(products: readonly BagProduct[]) {
  let all = products;
  return {
    all: () => all,
    keep({ contentId, detailId }: BagProduct, { info, isConsented }: Saved): void {
      all = all.map((one) =>
        one.contentId === contentId && one.detailId === detailId
          ? {
              ...one,
              isConsented: isConsented ?? one.isConsented,
              productBooth: { ...one.productBooth, info: info ?? one.productBooth.info },
            }
          : one,
      );
    },
  };
}

function OrderSelect({ order, onOrder }: { order: BagOrder; onOrder: (order: BagOrder) => void }) {
  const { list: say } = useTexts(bagTexts);
  return (
    <select
      className="hb-input hb-bag-order"
      aria-label={say.order}
      value={order}
      onChange={(event) => onOrder(orderOf(event.target.value))}
    >
      {bagOrders.map((one) => (
        <option key={one} value={one}>
          {say.orders[one]}
        </option>
      ))}
    </select>
  );
}

function hrefAt({ keptQuery }: Pick<PageContext, 'keptQuery'>, pathname: string, wish: ListWish): string {
  const query = [queryOfListWish(wish), keptQuery].filter(Boolean).join('&');
  return query === '' ? pathname : `${pathname}?${query}`;
}
