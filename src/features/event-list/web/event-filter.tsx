import { type FormEvent, useId, useState } from 'react';
import { onlinePlace } from '#features/site/rules/event-filters.ts';
import { navigationTexts } from '#features/navigation/web.ts';
import type { EventFilters } from '#features/site/web.ts';
import { KeptFields } from '#web/list/kept-fields.tsx';
import { KeywordField } from '#web/list/keyword-field.tsx';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FilterIcon } from '#web/ui/page-icons.tsx';
import { Input } from '#web/ui/input.tsx';
import { useIsTakenOver } from '#web/ui/use-is-taken-over.ts';
import { noWish, type SearchWish } from '../rules/search-wish.ts';
import { EventChips, type EventFilterProps } from './event-chips.tsx';
import { eventListTexts } from './entry/event-list-texts.ts';
import { PlaceField } from './place-field.tsx';
import { searchHref } from './search-href.ts';

/** While a visitor turns through the days of a date field. */
const pauseMs = 250;

/**
 * A plain form of the list's address, which also works without JavaScript; with it the list narrows while one types. On
 * a phone days, place and order are folded away behind a chip.
 */
export function EventFilter(props: EventFilterProps & { filters: EventFilters }) {
  const { module, wish, filters, onSearch } = props;
  const context = usePageContext();
  const say = useTexts(eventListTexts);
  const navigation = useTexts(navigationTexts);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isTakenOver = useIsTakenOver();
  const [path, keptQuery = ''] = searchHref(context, module, noWish).split('?');
  const isMonth = wish.view === 'month';
  const folded = [wish.start || wish.end, wish.place, wish.order].filter(Boolean).length;

  const changeDays = (days: Partial<SearchWish>): void => onSearch({ ...wish, ...days }, pauseMs);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(wish);
  };
  const places = [
    ...filters.places,
    ...(filters.online > 0 || wish.place === onlinePlace
      ? [{ value: onlinePlace, label: navigation.online, count: filters.online }]
      : []),
  ];

  return (
    <search className="hb-event-search">
      <form className="hb-event-filter" method="get" action={path} onSubmit={submit}>
        <KeptFields query={keptQuery} />
        {/* The chips are links: what they have chosen goes along with the form. */}
        {wish.tag ? <input type="hidden" name="tag" value={wish.tag} /> : null}
        {wish.fee ? <input type="hidden" name="fee" value={wish.fee} /> : null}
        {isMonth ? <input type="hidden" name="view" value={wish.view} /> : null}
        {wish.month ? <input type="hidden" name="month" value={wish.month} /> : null}
        <KeywordField
          className="hb-event-filter-keyword"
          label={say.keyword}
          placeholder={say.keywordExample}
          value={wish.keyword}
          onType={(keyword, pause) => onSearch({ ...wish, keyword }, pause)}
        />
        <Button
          className="hb-event-filter-open"
          icon={<FilterIcon />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {say.more(folded)}
        </Button>
        <div className="hb-event-filter-more" id={id} data-open={isOpen || undefined}>
          {isMonth ? null : (
            <>
              <DayField name="start" label={say.from} wish={wish} onChange={changeDays} />
              <DayField name="end" label={say.to} wish={wish} onChange={changeDays} />
            </>
          )}
          {isTakenOver && filters.placesTotal > filters.places.length ? (
            <PlaceField
              module={module}
              wish={wish}
              places={places}
              onChoose={(place) => onSearch({ ...wish, place })}
            />
          ) : (
            <SelectField
              name="place"
              label={navigation.where}
              value={wish.place}
              choices={[
                { value: '', label: say.anywhere },
                ...places.map(({ value, label, count }) => ({ value, label: say.counted(label, count) })),
              ]}
              onChoose={(place) => onSearch({ ...wish, place })}
            />
          )}
          {isMonth ? null : (
            <SelectField
              name="order"
              label={say.order}
              value={wish.order}
              choices={[
                { value: '', label: say.byDate },
                { value: 'new', label: say.byNews },
              ]}
              onChoose={(order) => onSearch({ ...wish, order: order === 'new' ? 'new' : '' })}
            />
          )}
        </div>
        <Button kind="primary" type="submit" className="hb-event-filter-submit">
          {say.submit}
        </Button>
      </form>
      <EventChips {...props} />
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
        <Input
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

interface SelectFieldProps {
  name: string;
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

function SelectField({ name, label, value, choices, onChoose }: SelectFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} name={name} value={value} onChange={(event) => onChoose(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
