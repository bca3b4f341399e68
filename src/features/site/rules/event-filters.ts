import type { LanguageCode } from '#kernel/language.ts';
import { filterList } from '#kernel/list-filter.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';

export const fees = ['free', 'paid'] as const;
export type Fee = (typeof fees)[number];
export const eventOrders = ['date', 'new'] as const;
export type EventOrder = (typeof eventOrders)[number];

/** The place of what takes place online. No venue is called that: a venue's value has no sign at its start. */
export const onlinePlace = '@online';

/** A search names the most frequent ones of more choices. */
export const choicesMax = 50;

/** A choice by its value, and the text that names it. */
export interface NamedChoice {
  value: string;
  text: LocalizedText;
}

/** A choice of some events, named as one of them names it. */
export interface Choice extends NamedChoice {
  languages: readonly LanguageCode[];
  count: number;
}

interface Overview {
  fee?: LocalizedText | undefined;
  isOnline?: boolean | undefined;
  placeName?: LocalizedText | undefined;
  tags?: readonly LocalizedText[] | undefined;
}

/** The facts of an event that the filters of a search ask for. */
export interface EventFacets {
  tag: readonly string[];
  place: readonly string[];
  fee: readonly Fee[];
}

export interface WantedFacets {
  tag?: string | undefined;
  place?: string | undefined;
  fee?: Fee | undefined;
}

/** What a search for free events may say, in every language. */
export const freeInWords = '無料 free 免费 免費 무료';
const freeWords = /無料|free|免费|免費|무료/i;
const figure = /\p{Nd}/u;

/** Who alone comes in free, where others pay. */
const onlySome =
  /以下|未満|未滿|未满|まで|子|児|学生|會員|会員|会员|学員|儿童|兒童|學生|이하|미만|어린이|학생|회원|\b(under|up to|child|kid|student|member|senior)/i;

/**
 * Whether what an organiser wrote of the price says that it is free, or names one, or both: what costs nothing stands
 * first where only extras have a price, as in 見物無料 / 灯篭 1,200円.
 */
export function feesOf(text: LocalizedText | undefined): Fee[] {
  const said = Object.values(text ?? {});
  const isFree = (words: string): boolean => {
    const at = words.search(figure);
    if (at < 0) return freeWords.test(words);
    const first = words.slice(0, at);
    return freeWords.test(first) && !onlySome.test(first);
  };
  const isPaid = said.some((words) => figure.test(words));
  return [...(said.some(isFree) ? (['free'] as const) : []), ...(isPaid ? (['paid'] as const) : [])];
}

/** The name of a choice in addresses: its text in the first language of its event, in whatever language it is shown. */
export function choiceValue(text: LocalizedText | undefined, languages: readonly LanguageCode[]): string {
  const first = languages.map((language) => text?.[language]).find((one) => one !== undefined && one !== '');
  return (first ?? '').trim().replace(/^@+/, '');
}

export function facetsOf(overview: Overview, languages: readonly LanguageCode[]): EventFacets {
  const place = choiceValue(overview.placeName, languages);
  return {
    tag: (overview.tags ?? []).map((tag) => choiceValue(tag, languages)).filter((tag) => tag !== ''),
    place: [...(place === '' ? [] : [place]), ...(overview.isOnline ? [onlinePlace] : [])],
    fee: feesOf(overview.fee),
  };
}

/** The events that pass every filter, and how many each choice would find under the other filters. */
export function filterEvents<E extends { facts: { facets: EventFacets } }>(events: readonly E[], wanted: WantedFacets) {
  return filterList(
    events,
    {
      tag: ({ facts }: E) => facts.facets.tag,
      place: ({ facts }: E) => facts.facets.place,
      fee: ({ facts }: E) => facts.facets.fee,
    },
    {
      ...(wanted.tag && { tag: [wanted.tag] }),
      ...(wanted.place && { place: [wanted.place] }),
      ...(wanted.fee && { fee: [wanted.fee] }),
    },
  );
}
