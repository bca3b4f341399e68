import { useState } from 'react';
import { usePageContext } from '#web/site/page-context.ts';
import type { TimetableSearch } from '../rules/timetable-search.ts';
import { placeOf, timetableHref, type TimetablePlace } from './timetable-address.ts';

/**
 * The search of the page. All entries are there already, so the list narrows while the visitor types, and the address
 * follows. A page that loads anew, as for another day or language, starts from its address.
 */
export function useTimetablePlace(contentId: number, loaded: TimetablePlace) {
  const context = usePageContext();
  const [shown, setShown] = useState({ loaded, place: loaded });
  let { place } = shown;
  if (shown.loaded !== loaded) {
    // The router does not know the text that was typed since. The address has it.
    place = placeOf(new URLSearchParams(window.location.search));
    setShown({ loaded, place });
  }
  const search = (next: TimetableSearch): void => {
    const changed = { ...place, search: next };
    setShown({ loaded, place: changed });
    window.history.replaceState(window.history.state, '', timetableHref(context, contentId, changed));
  };
  return { place, search };
}
