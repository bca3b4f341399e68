import type { Instant } from '#kernel/clock.ts';
import { foldName } from '#kernel/fold-name.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import { endInstant, parseInstant } from '#kernel/period.ts';
import { type EventFacets, facetsOf, freeInWords } from './event-filters.ts';
import { type EventOffer, feesOfOffers } from './event-sale.ts';
import { type Days, eventDays } from './event-months.ts';

/** The settings of an event that lists read. */
export interface ListedSettings {
  languages: readonly LanguageCode[];
  webSetting: { isRelease?: boolean | undefined };
  overview: {
    name?: LocalizedText | undefined;
    catchphrase?: LocalizedText | undefined;
    description?: LocalizedText | undefined;
    placeName?: LocalizedText | undefined;
    tags?: readonly LocalizedText[] | undefined;
    fee?: LocalizedText | undefined;
    isOnline?: boolean | undefined;
    startDate?: string | undefined;
    endDate?: string | undefined;
    applicationType?: string | undefined;
  };
}

/** What lists ask of an event, made once for each revision of it. */
export interface EventFacts {
  /** Lists have it: it is opened and has a name (core 7). */
  isListed: boolean;
  /** Outside draft mode, lists have only released events. */
  isReleased: boolean;
  /** Name, catchphrase, description, place, price and tags in every language, folded. */
  text: string;
  /** Undefined: it has no readable start. */
  startsAt: Instant | undefined;
  /** The last instant; undefined: it has no readable end and no start that stands for it. */
  endsAt: Instant | undefined;
  /** Without a date it touches no period. */
  isDated: boolean;
  days: Days | undefined;
  facets: EventFacets;
}

export function eventFacts(
  { languages, webSetting, overview }: ListedSettings,
  offers: readonly EventOffer[] = [],
): EventFacts {
  const { startDate, endDate } = overview;
  const ofWords = facetsOf(overview, languages);
  // The organiser's own words about the price win.
  const facets = hasText(overview.fee) ? ofWords : { ...ofWords, fee: feesOfOffers(offers) };
  const end = endDate ?? startDate;
  return {
    isListed: (overview.applicationType ?? 'opened') === 'opened' && hasText(overview.name),
    isReleased: webSetting.isRelease ?? true,
    text: searchTextOf(overview, facets),
    startsAt: parseInstant(startDate ?? ''),
    endsAt: end === undefined ? undefined : endInstant(end),
    isDated: parseInstant(startDate ?? endDate ?? '') !== undefined,
    days: eventDays({ startDate: startDate ?? null, endDate: endDate ?? null }),
    facets,
  };
}

function hasText(text: LocalizedText | undefined): boolean {
  return Object.values(text ?? {}).some((one) => one.trim() !== '');
}

function searchTextOf(overview: ListedSettings['overview'], { fee: fees }: EventFacets): string {
  const { name, catchphrase, description, placeName, fee, tags = [] } = overview;
  return foldName(
    [name, catchphrase, description, placeName, fee, ...tags]
      .flatMap((text) => Object.values(text ?? {}))
      .concat(fees.includes('free') ? freeInWords : [])
      .join('\n'),
  );
}
