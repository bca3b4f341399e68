import { type FormEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../site/page-context.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CloseIcon, SearchIcon } from '../ui/icons.tsx';
import { FilterIcon } from '../ui/page-icons.tsx';
import { Notice } from '../ui/notice.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { type FilterGroup, FilterGroups } from './filter-groups.tsx';
import { KeptFields } from './kept-fields.tsx';
import { KeywordField } from './keyword-field.tsx';
import { listTexts } from './list-texts.ts';
import { chosenCount, chosenOf, isWithoutWish, type ListWish, noWish, withChosen } from './list-wish.ts';
import type { ListSearch } from './use-list-search.ts';
import { WishLink } from './wish-link.tsx';
import './list.css';

/** A page of a list with the wish that found it. */
export interface FoundList {
  wish: ListWish;
  total: number;
  page: number;
  pages: number;
}

export interface ListSearchProps<Found extends FoundList> {
  search: ListSearch<ListWish, Found>;
  groups: readonly FilterGroup[];
  /** What the words are looked up in, as an example in the field. */
  placeholder: string;
  hrefOf: (wish: ListWish, page?: number) => string;
  /** Beside the number of results: a view switch, an order. */
  tools?: ReactNode;
  /** The outcome, for visitors who do not see the list. */
  news?: string;
  /** Shown where the list is empty without any wish. */
  empty: ReactNode;
  children: ReactNode;
}

/**
 * Words, filters and pages around the results of a list. Without JavaScript it is a plain form of the address; on a
 * phone the filters are a sheet, on a desktop a column.
 */
export function ListSearch<Found extends FoundList>(props: ListSearchProps<Found>) {
  const { search, groups, hrefOf, tools, news, empty, children } = props;
  const { wish, found, state } = search;
  const say = useTexts(listTexts);
  const { total, page, pages } = found;
  return (
    <div className="hb-list">
      <SearchForm {...props} />
      <div className="hb-list-results" aria-busy={state === 'searching' || undefined}>
        {state === 'failed' ? <Notice kind="error">{say.failed}</Notice> : null}
        <div className="hb-list-bar">
          <output className="hb-list-count">
            {pages > 1 ? say.foundPage(total, page, pages) : say.found(total)}
            {news ? <span className="hb-visually-hidden"> {news}</span> : null}
          </output>
          {tools}
        </div>
        <ChosenFilters groups={groups} wish={wish} hrefOf={hrefOf} onSearch={search.search} />
        {total > 0 ? children : null}
        {total === 0 && isWithoutWish(found.wish) ? empty : null}
        {total === 0 && !isWithoutWish(found.wish) ? (
          <EmptyState icon={<SearchIcon />} title={say.nothingFound} text={say.nothingFoundText} />
        ) : null}
        <Pagination page={page} pages={pages} hrefOf={(one) => hrefOf(found.wish, one)} texts={say.pages} />
      </div>
    </div>
  );
}

function SearchForm<Found extends FoundList>({ search, groups, placeholder, hrefOf }: ListSearchProps<Found>) {
  const say = useTexts(listTexts);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { wish, found } = search;
  const [path, keptQuery = ''] = hrefOf({ ...noWish, view: wish.view }).split('?');
  const chosen = chosenCount(wish);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    search.search(wish);
  };
  const filters = <FilterGroups groups={groups} wish={wish} onSearch={search.search} />;
  const close = (): void => setSheetOpen(false);
  return (
    <search className="hb-list-search">
      <form className="hb-list-form" method="get" action={path} onSubmit={submit}>
        <KeptFields query={keptQuery} />
        <div className="hb-list-row">
          <KeywordField
            className="hb-list-keyword"
            label={say.keyword}
            placeholder={placeholder}
            value={wish.keyword}
            onType={(keyword, pauseMs) => search.search({ ...wish, keyword }, pauseMs)}
          />
          {groups.length > 0 ? (
            <Button className="hb-list-open-filters" icon={<FilterIcon />} onClick={() => setSheetOpen(true)}>
              {chosen === 0 ? say.filters : say.filtersChosen(chosen)}
            </Button>
          ) : null}
        </div>
        {groups.length > 0 ? <div className="hb-list-filters">{filters}</div> : null}
        <Button kind="primary" type="submit" className="hb-list-submit">
          {say.submit}
        </Button>
      </form>
      <Dialog
        open={isSheetOpen}
        onClose={close}
        title={say.filters}
        closeLabel={say.close}
        footer={
          <>
            {chosen > 0 ? (
              <Button onClick={() => search.search({ ...wish, chosen: noWish.chosen })}>{say.clear}</Button>
            ) : null}
            <Button kind="primary" onClick={close}>
              {say.show(found.total)}
            </Button>
          </>
        }
      >
        {filters}
      </Dialog>
    </search>
  );
}

interface ChosenFiltersProps {
  groups: readonly FilterGroup[];
  wish: ListWish;
  hrefOf: (wish: ListWish) => string;
  onSearch: (wish: ListWish) => void;
}

/** What is chosen, in words: each leads to the list without it. */
function ChosenFilters({ groups, wish, hrefOf, onSearch }: ChosenFiltersProps) {
  const say = useTexts(listTexts);
  const chosen = groups.flatMap(({ name, choices }) =>
    choices
      .filter(({ value }) => chosenOf(wish, name).includes(value))
      .map(({ value, label }) => ({ key: `${name} ${value}`, label, next: without(wish, name, value) })),
  );
  if (isWithoutWish(wish)) return null;
  const nothing = { ...noWish, view: wish.view };
  return (
    <ul className="hb-filter-chips" aria-label={say.chosen}>
      {chosen.map(({ key, label, next }) => (
        <li key={key}>
          <WishLink
            className="hb-filter-chip"
            href={hrefOf(next)}
            onFollow={() => onSearch(next)}
            label={say.remove(label)}
          >
            {label}
            <CloseIcon />
          </WishLink>
        </li>
      ))}
      <li>
        <WishLink className="hb-filter-clear" href={hrefOf(nothing)} onFollow={() => onSearch(nothing)}>
          {say.clear}
        </WishLink>
      </li>
    </ul>
  );
}

function without(wish: ListWish, name: string, value: string): ListWish {
  return withChosen(
    wish,
    name,
    chosenOf(wish, name).filter((one) => one !== value),
  );
}
