import { type FormEvent, type MouseEvent, useRef } from 'react';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { SearchIcon } from '#web/ui/icons.tsx';
import { type DayPeriod, quickPeriods } from '../rules/quick-periods.ts';
import { isEmptyWish, type SearchWish } from '../rules/search-wish.ts';
import { eventListTexts } from './event-list-texts.ts';
import { searchHref } from './search-href.ts';

export interface EventFilterProps {
  module: { contentId: number };
  wish: SearchWish;
  onSearch: (wish: SearchWish, pauseMs?: number) => void;
}

const pauseMs = 250;
const nothing: SearchWish = { keyword: '', start: '', end: '' };

/** A plain form of the list's address, which also works without JavaScript; with it the list narrows while one types. */
export function EventFilter({ module, wish, onSearch }: EventFilterProps) {
  const context = usePageContext();
  const say = useTexts(eventListTexts);
  // A word still in the input method is no keyword yet.
  const isComposing = useRef(false);
  const [path, keptQuery = ''] = searchHref(context, module, nothing).split('?');
  const { weekend, month } = quickPeriods(context.now);

  const change = (part: Partial<SearchWish>): void =>
    onSearch({ ...wish, ...part }, isComposing.current ? pauseMs * 4 : pauseMs);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(wish);
  };

  return (
    <search>
      <form className="hb-event-filter" method="get" action={path} onSubmit={submit}>
        {[...new URLSearchParams(keptQuery)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={say.keyword} className="hb-event-filter-keyword">
          {(control) => (
            <div className="hb-search">
              <SearchIcon />
              <input
                {...control}
                type="search"
                name="keyword"
                maxLength={200}
                enterKeyHint="search"
                autoComplete="off"
                placeholder={say.keywordExample}
                value={wish.keyword}
                onChange={(event) => change({ keyword: event.target.value })}
                onCompositionStart={() => {
                  isComposing.current = true;
                }}
                onCompositionEnd={(event) => {
                  isComposing.current = false;
                  change({ keyword: event.currentTarget.value });
                }}
              />
            </div>
          )}
        </Field>
        <DayField name="start" label={say.from} wish={wish} onChange={change} />
        <DayField name="end" label={say.to} wish={wish} onChange={change} />
        <Button kind="primary" type="submit" className="hb-event-filter-submit">
          {say.submit}
        </Button>
      </form>
      <ul className="hb-filter-chips" aria-label={say.quick}>
        <QuickPeriod {...{ module, wish, onSearch }} label={say.weekend} period={weekend} />
        <QuickPeriod {...{ module, wish, onSearch }} label={say.month} period={month} />
        {isEmptyWish(wish) ? null : (
          <li>
            <WishLink className="hb-filter-clear" module={module} wish={nothing} onSearch={onSearch}>
              {say.clear}
            </WishLink>
          </li>
        )}
      </ul>
    </search>
  );
}

function DayField({
  name,
  label,
  wish,
  onChange,
}: {
  name: 'start' | 'end';
  label: string;
  wish: SearchWish;
  onChange: (part: Partial<SearchWish>) => void;
}) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          name={name}
          value={wish[name]}
          min={name === 'end' ? wish.start || undefined : undefined}
          max={name === 'start' ? wish.end || undefined : undefined}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}

function QuickPeriod({ label, period, ...props }: EventFilterProps & { label: string; period: DayPeriod }) {
  const { wish } = props;
  const isChosen = wish.start === period.start && wish.end === period.end;
  const next = { ...wish, ...(isChosen ? { start: '', end: '' } : period) };
  return (
    <li>
      <WishLink {...props} className="hb-filter-chip" wish={next} current={isChosen}>
        {label}
      </WishLink>
    </li>
  );
}

interface WishLinkProps extends EventFilterProps {
  className: string;
  current?: boolean;
  children: string;
}

/** The address of a search; a plain click searches without leaving the page. */
function WishLink({ module, wish, onSearch, className, current, children }: WishLinkProps) {
  const context = usePageContext();
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSearch(wish);
  };
  return (
    <a
      className={className}
      href={searchHref(context, module, wish)}
      aria-current={current || undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
