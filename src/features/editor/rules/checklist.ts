import { isRecord } from '#kernel/is-record.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { isLocalizedText } from '#kernel/localized-text.ts';

/** What stands before a publication, in the order in which an organiser comes to it. */
type CheckKey = 'basics' | 'place' | 'organizer' | 'cover' | 'languages' | 'tickets';

export interface Check {
  key: CheckKey;
  isDone: boolean;
  /** Without it visitors lack something that they come for; the others are good to have. */
  isNeeded: boolean;
  /** How many tickets there are, or languages without a name. */
  count: number;
  /** The screen that has it, below that of the site. */
  screen: 'settings' | 'settings/all' | 'look' | 'tickets';
}

export interface CheckedSite {
  kind: 'portal' | 'event';
  languages: readonly LanguageCode[];
  contents: readonly { moduleCode: string; items: number }[];
}

const isSaid = (value: unknown, language: LanguageCode | undefined): boolean =>
  isLocalizedText(value) && language !== undefined && (value[language] ?? '').trim() !== '';

/** What a draft has and lacks, by its settings and its contents. */
export function checklist(settings: unknown, { kind, languages, contents }: CheckedSite): Check[] {
  const whole = isRecord(settings) ? settings : {};
  const overview = isRecord(whole['overview']) ? whole['overview'] : {};
  const webSetting = isRecord(whole['webSetting']) ? whole['webSetting'] : {};
  const [first] = languages;
  const isEvent = kind === 'event';
  const nameless = languages.filter((language) => !isSaid(webSetting['title'], language));
  const sellers = contents.filter(({ moduleCode }) => moduleCode === 'ticket');
  const tickets = sellers.reduce((sum, { items }) => sum + items, 0);
  const isNamed = isSaid(webSetting['title'], first);
  const isOnline = overview['isOnline'] === true;
  const all: (Check & { isAsked: boolean })[] = [
    {
      key: 'basics',
      isDone: isNamed && (!isEvent || typeof overview['startDate'] === 'string'),
      isNeeded: true,
      count: 0,
      screen: 'settings',
      isAsked: true,
    },
    {
      key: 'place',
      isDone: isSaid(overview['placeName'], first),
      isNeeded: false,
      count: 0,
      screen: 'settings',
      isAsked: isEvent && !isOnline,
    },
    {
      key: 'organizer',
      isDone: isSaid(overview['organizerName'], first),
      isNeeded: false,
      count: 0,
      screen: 'settings',
      isAsked: true,
    },
    { key: 'cover', isDone: isRecord(overview['cover']), isNeeded: false, count: 0, screen: 'look', isAsked: true },
    {
      key: 'languages',
      isDone: nameless.length === 0,
      isNeeded: false,
      count: nameless.length,
      screen: 'settings/all',
      isAsked: languages.length > 1,
    },
    {
      key: 'tickets',
      isDone: tickets > 0,
      isNeeded: true,
      count: tickets,
      screen: 'tickets',
      isAsked: isEvent && sellers.length > 0,
    },
  ];
  return all.flatMap(({ isAsked, ...check }) => (isAsked ? [check] : []));
}
