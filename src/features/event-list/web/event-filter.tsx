import type { FormEvent } from 'react';
import { KeptFields, KeywordField } from '#web/list/keyword-field.tsx';
import { WishLink } from '#web/list/wish-link.tsx';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { type DayPeriod, quickPeriods } from '../rules/quick-periods.ts';
import { isEmptyWish, type SearchWish } from '../rules/search-wish.ts';
import { eventListTexts } from './event-list-texts.ts';
import { searchHref } from './search-href.ts';

export interface EventFilterProps {
  module: { contentId: number };
  wish: SearchWish;
  onSearch: (wish: SearchWish, pauseMs?: number) => void;
}

/** While a visitor turns through the days of a date field. */
const pauseMs = 250;
const nothing: SearchWish = { keyword: '', start: '', end: '' };

/** A plain form of the list's address, which also works without JavaScript; with it the list narrows while one types. */
export function EventFilter({ module, wish, onSearch }: EventFilterProps) {
  const context = usePageContext();
  const say = useTexts(eventListTexts);
  const [path, keptQuery = ''] = searchHref(context, module, nothing).split('?');
  const { weekend, month } = quickPeriods(context.now);

  const changeDays = (days: Partial<SearchWish>): void => onSearch({ ...wish, ...days }, pauseMs);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(wish);
  };

  return (
    <search>
      <form className="hb-event-filter" method="get" action={path} onSubmit={submit}>
        <KeptFields query={keptQuery} />
        <KeywordField
          className="hb-event-filter-keyword"
          label={say.keyword}
          placeholder={say.keywordExample}
          value={wish.keyword}
          onType={(keyword, pause) => onSearch({ ...wish, keyword }, pause)}
        />
        <DayField name="start" label={say.from} wish={wish} onChange={changeDays} />
        <DayField name="end" label={say.to} wish={wish} onChange={changeDays} />
        <Button kind="primary" type="submit" className="hb-event-filter-submit">
          {say.submit}
        </Button>
      </form>
      <ul className="hb-filter-chips" aria-label={say.quick}>
        <QuickPeriod {...{ module, wish, onSearch }} label={say.weekend} period={weekend} />
        <QuickPeriod {...{ module, wish, onSearch }} label={say.month} period={month} />
        {isEmptyWish(wish) ? null : (
          <li>
            <WishLink
              className="hb-filter-clear"
              href={searchHref(context, module, nothing)}
              onFollow={() => onSearch(nothing)}
            >
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

interface QuickPeriodProps extends EventFilterProps {
  label: string;
  period: DayPeriod;
}

function QuickPeriod({ module, wish, onSearch, label, period }: QuickPeriodProps) {
  const context = usePageContext();
  const isChosen = wish.start === period.start && wish.end === period.end;
  const next = { ...wish, ...(isChosen ? { start: '', end: '' } : period) };
  return (
    <li>
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
}
