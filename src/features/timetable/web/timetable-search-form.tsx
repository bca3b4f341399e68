import type { FormEvent } from 'react';
import { keywordMax } from '#kernel/keyword.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { SearchIcon } from '#web/ui/icons.tsx';
import { Input } from '#web/ui/input.tsx';
import type { TimetableContents } from '../contract.ts';
import { isSearchActive, noSearch, type TimetableSearch } from '../rules/timetable-search.ts';
import { timetableHref } from './timetable-address.ts';
import { timetableTexts } from './timetable-texts.ts';

interface FormProps {
  contentId: number;
  settings: TimetableContents['settings'];
  search: TimetableSearch;
  onSearch: (search: TimetableSearch) => void;
}

/** Text, categories and venues; a plain form of the page's address, which also works without JavaScript (TIMETABLE-005). */
export function TimetableSearchForm({ contentId, settings, search, onSearch }: FormProps) {
  const context = usePageContext();
  const say = useTexts(timetableTexts);
  const [path, keptQuery = ''] = timetableHref(context, contentId).split('?');
  const submit = (event: FormEvent): void => event.preventDefault();
  return (
    <search aria-label={say.search}>
      <form className="hb-timetable-search" method="get" action={path} onSubmit={submit}>
        {[...new URLSearchParams(keptQuery)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={say.keyword} maxLetters={keywordMax}>
          {(control) => (
            <div className="hb-search">
              <SearchIcon />
              <Input
                {...control}
                type="search"
                name="text"
                enterKeyHint="search"
                autoComplete="off"
                placeholder={say.keywordExample}
                value={search.text}
                onChange={(event) => onSearch({ ...search, text: event.target.value })}
              />
            </div>
          )}
        </Field>
        <Choices
          name="categories"
          label={say.categories}
          choices={settings.categories}
          chosen={search.categories}
          onChoose={(categories) => onSearch({ ...search, categories })}
        />
        <Choices
          name="venues"
          label={say.venues}
          choices={settings.venues}
          chosen={search.venues}
          onChoose={(venues) => onSearch({ ...search, venues })}
        />
        <noscript>
          <Button type="submit">{say.submit}</Button>
        </noscript>
        {isSearchActive(search) ? (
          <Button kind="quiet" size="small" className="hb-timetable-clear" onClick={() => onSearch(noSearch)}>
            {say.clear}
          </Button>
        ) : null}
      </form>
    </search>
  );
}

interface ChoicesProps {
  name: string;
  label: string;
  choices: readonly { id: number; name: string }[];
  chosen: readonly number[];
  onChoose: (chosen: number[]) => void;
}

function Choices({ name, label, choices, chosen, onChoose }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset className="hb-timetable-choices">
      <legend className="hb-timetable-choices-label">{label}</legend>
      <div className="hb-timetable-choice-row">
        {choices.map((choice) => (
          <label key={choice.id} className="hb-timetable-choice">
            <input
              type="checkbox"
              name={name}
              value={choice.id}
              checked={chosen.includes(choice.id)}
              onChange={(event) =>
                onChoose(event.target.checked ? [...chosen, choice.id] : chosen.filter((one) => one !== choice.id))
              }
            />
            <span>{choice.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
