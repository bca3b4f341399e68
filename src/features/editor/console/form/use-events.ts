import { useEffect, useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { localize } from '#kernel/localized-text.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { listPortalEvents } from '../../contract/references.ts';
import type { Named } from './named.ts';
import { useForm, useShownLanguages } from './form-context.ts';

type Answer = AnswerOf<typeof listPortalEvents>;

const nothing: Answer = { events: [], isMore: false };
const quietMs = 250;

/** Events of the portal by a part of their name, and the one that is chosen already; nothing is asked unless `isAsked`. */
export function useEvents(isAsked: boolean, search: string, chosen: number | undefined) {
  const { site } = useForm();
  const [shown, ofSite] = useShownLanguages();
  const sought = useQuiet(search.trim());
  const read = (query: { search?: string; eventId?: number }) => (isRead: boolean) =>
    [
      isRead ? `events/${site}/${JSON.stringify(query)}` : 'events/none',
      (api: Parameters<Parameters<typeof useCall<Answer>>[1]>[0]) =>
        isRead
          ? api.get<typeof listPortalEvents>('sites/{site}/events', { params: { site }, query })
          : Promise.resolve(nothing),
    ] as const;
  const found = useCall<Answer>(...read(sought === '' ? {} : { search: sought })(isAsked));
  const all = found.data?.events ?? [];
  const isThere = chosen === undefined || all.some(({ eventId }) => eventId === chosen);
  const own = useCall<Answer>(...read({ eventId: chosen ?? 0 })(isAsked && found.data !== undefined && !isThere));
  const nameOf = ({ eventId, title, startDate = '' }: Answer['events'][number]): Named => ({
    id: eventId,
    name: localize(title, shown, ofSite),
    ...(startDate !== '' && { of: startDate.slice(0, 'YYYY-MM-DD'.length) }),
  });
  const outside = isThere
    ? []
    : (own.data?.events ?? []).map((event) => ({ ...nameOf(event), isOutside: true as const }));
  return {
    named: [...all.map(nameOf), ...outside],
    isMore: found.data?.isMore === true,
    isReading: (found.isReading && found.data === undefined) || (!isThere && own.isReading) || sought !== search.trim(),
  };
}

/** What is typed, once no key was pressed for a moment. */
function useQuiet(typed: string): string {
  const [quiet, setQuiet] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(typed), quietMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return quiet;
}
