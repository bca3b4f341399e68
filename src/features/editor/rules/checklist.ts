import type { DraftCheckItem } from '#kernel/console/draft-check-item.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { isLocalizedText } from '#kernel/localized-text.ts';

export interface CheckedSite {
  kind: 'portal' | 'event';
  languages: readonly LanguageCode[];
  contents: readonly { moduleCode: string; items: readonly unknown[] }[];
}

/** What the templates bring, which is nobody's own yet. */
export interface Brought {
  pictures: ReadonlySet<string>;
  /** As `ticketFacts` says them. */
  tickets: ReadonlySet<string>;
}

const textIn = (value: unknown, language: LanguageCode | undefined): string =>
  isLocalizedText(value) && language !== undefined ? (value[language] ?? '').trim() : '';

const group = (value: unknown, key: string): Record<string, unknown> => {
  const inner = isRecord(value) ? value[key] : undefined;
  return isRecord(inner) ? inner : {};
};

/** What an organiser decides of a ticket first: its name, its price and how many there are. */
export function ticketFacts(ticket: unknown, language: LanguageCode | undefined): string {
  const { title, price = 0, capacity = 0 } = isRecord(ticket) ? ticket : {};
  return JSON.stringify([textIn(title, language), price, capacity]);
}

/**
 * What a draft has and lacks, by its settings and its contents, in the order in which an organiser comes to it. Nothing
 * is done that stands there as a template brought it.
 */
export function checklist(
  settings: unknown,
  { kind, languages, contents }: CheckedSite,
  brought: Brought,
): DraftCheckItem[] {
  const overview = group(settings, 'overview');
  const webSetting = group(settings, 'webSetting');
  const [first] = languages;
  const isEvent = kind === 'event';
  const sellers = contents.filter(({ moduleCode }) => moduleCode === 'ticket');
  const tickets = sellers.flatMap(({ items }) => items);
  const isNamed = textIn(webSetting['title'], first) !== '';
  const isDated = !isEvent || typeof overview['startDate'] === 'string';
  const { path: cover } = group(overview, 'cover');
  const all: (DraftCheckItem & { isAsked: boolean })[] = [
    {
      key: 'basics',
      isDone: isNamed && isDated,
      isNeeded: true,
      part: 'settings',
      path: isNamed ? ['overview', 'startDate'] : ['webSetting', 'title'],
      isAsked: true,
    },
    {
      key: 'place',
      isDone: textIn(overview['placeName'], first) !== '',
      isNeeded: false,
      part: 'settings',
      path: ['overview', 'placeName'],
      isAsked: isEvent && overview['isOnline'] !== true,
    },
    {
      key: 'organizer',
      isDone: textIn(overview['organizerName'], first) !== '',
      isNeeded: false,
      part: 'settings',
      path: ['overview', 'organizerName'],
      isAsked: true,
    },
    {
      key: 'cover',
      isDone: typeof cover === 'string' && !brought.pictures.has(cover),
      isNeeded: false,
      part: 'settings',
      path: ['overview', 'cover'],
      isAsked: true,
    },
    {
      key: 'tickets',
      isDone: tickets.some((ticket) => !brought.tickets.has(ticketFacts(ticket, first))),
      isNeeded: tickets.length === 0,
      count: tickets.length,
      part: 'tickets',
      path: [],
      isAsked: isEvent && sellers.length > 0,
    },
  ];
  return all.flatMap(({ isAsked, ...check }) => (isAsked ? [check] : []));
}
