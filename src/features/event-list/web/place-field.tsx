import { useEffect, useId, useRef, useState } from 'react';
import { navigationTexts } from '#features/navigation/web.ts';
import type { EventChoice, listEventPlaces } from '#features/site/web.ts';
import { keywordOf } from '#kernel/keyword.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { SearchWish } from '../rules/search-wish.ts';
import { eventListTexts } from './entry/event-list-texts.ts';

interface PlaceFieldProps {
  module: { contentId: number };
  wish: SearchWish;
  /** The places that the search named, with online events among them. */
  places: readonly EventChoice[];
  onChoose: (place: string) => void;
}

/** While a visitor types. */
const pauseMs = 250;

/** Where there are more places than a list can show: a text that suggests places as one types. */
export function PlaceField({ module, wish, places, onChoose }: PlaceFieldProps) {
  const { api, site } = usePageContext();
  const say = useTexts(eventListTexts);
  const navigation = useTexts(navigationTexts);
  const id = useId();
  const labelOf = (value: string): string => places.find((place) => place.value === value)?.label ?? value;
  const [typed, setTyped] = useState<string>();
  const [suggested, setSuggested] = useState(places);
  const asking = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef('');
  useEffect(() => () => clearTimeout(asking.current), []);

  const ask = async (q: string): Promise<void> => {
    asked.current = q;
    const { start, end, tag, fee } = wish;
    const keyword = keywordOf(wish.keyword);
    const filters = { ...(keyword && { keyword }), ...(start && { start }), ...(end && { end }) };
    try {
      const { data } = await api.get<typeof listEventPlaces>('event_places/{portalId}/{contentId}', {
        params: { portalId: site.portalId, contentId: module.contentId },
        query: { ...filters, ...(tag && { tag }), ...(fee && { fee }), q },
      });
      if (asked.current === q) setSuggested(data);
    } catch {
      // The places that are there stay; another letter asks again.
    }
  };
  const type = (text: string): void => {
    setTyped(text);
    clearTimeout(asking.current);
    const chosen = [...suggested, ...places].find(({ label }) => label === text.trim());
    if (text.trim() === '') onChoose('');
    else if (chosen !== undefined) onChoose(chosen.value);
    if (chosen === undefined) asking.current = setTimeout(() => void ask(keywordOf(text)), pauseMs);
  };

  return (
    <Field label={navigation.where}>
      {(control) => (
        <>
          <Input
            {...control}
            type="search"
            list={id}
            autoComplete="off"
            placeholder={say.anywhere}
            value={typed ?? labelOf(wish.place)}
            onChange={(event) => type(event.target.value)}
            // What is no place finds nothing: the chosen one is shown again.
            onBlur={() => setTyped(undefined)}
          />
          <datalist id={id}>
            {suggested.map(({ value, label, count }) => (
              <option key={value} value={label}>
                {say.counted(label, count)}
              </option>
            ))}
          </datalist>
          <input type="hidden" name="place" value={wish.place} />
        </>
      )}
    </Field>
  );
}
