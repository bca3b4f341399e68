import type { LanguageCode } from '#kernel/language.ts';
import { type LocalizedText, localize } from '#kernel/localized-text.ts';
import * as v from 'valibot';
import { isRecord } from '#kernel/is-record.ts';
import { imageSchema, type SiteImage } from '#kernel/schema.ts';
import type { EventEntry, EventLabel, Overview, Picture } from '../contract.ts';
import type { SiteDocument } from '../documents.ts';
import { defaultEventColour } from '#kernel/theme/palette.ts';
import type { EventCard, ListedDocument } from './event-cards.ts';
import { type EventSale, noSale } from '../rules/event-sale.ts';
import type { PublishedSite } from './site-store.ts';

export type Say = (text: LocalizedText | undefined) => string;

export function sayIn(document: Pick<SiteDocument, 'languages'>, language: LanguageCode): Say {
  return (text) => localize(text, language, document.languages[0]!);
}

/** The language a site speaks to a visitor who asked for `language`. */
export function spokenLanguage(document: SiteDocument, language: LanguageCode): LanguageCode {
  return document.languages.includes(language) ? language : document.languages[0]!;
}

export function presentPicture(image: SiteImage | undefined, say: Say): Picture | null {
  if (image === undefined) return null;
  const { path, width, height, alt, focus } = image;
  return { path, width, height, alt: say(alt), ...(focus && { focus }) };
}

/** A document without what was cut off its pictures: visitors get what the organiser shows. */
export function withoutOriginals(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOriginals);
  if (!isRecord(value)) return value;
  const shown = v.is(imageSchema, value) ? omitted(value) : value;
  return Object.fromEntries(Object.entries(shown).map(([key, inner]) => [key, withoutOriginals(inner)]));
}

const omitted = ({ crop: _, original: __, ...shown }: SiteImage): object => shown;

export function presentOverview(document: Pick<ListedDocument, 'overview' | 'webSetting'>, say: Say): Overview {
  const { overview } = document;
  return {
    name: say(overview.name) || say(document.webSetting.title),
    catchphrase: say(overview.catchphrase),
    description: say(overview.description),
    cover: presentPicture(overview.cover, say),
    startDate: overview.startDate ?? null,
    endDate: overview.endDate ?? null,
    doorsOpen: overview.doorsOpen ?? null,
    placeName: say(overview.placeName),
    placeAddress: say(overview.placeAddress),
    placeMapUrl: overview.placeMapUrl ?? null,
    isOnline: overview.isOnline ?? false,
    fee: say(overview.fee),
    organizerName: say(overview.organizerName),
    organizerUrl: overview.organizerUrl ?? null,
    tags: (overview.tags ?? []).map(say),
    applicationType: overview.applicationType ?? 'opened',
    primaryAction: overview.primaryAction
      ? { label: say(overview.primaryAction.label), link: overview.primaryAction.link }
      : null,
  };
}

/** The event beside what it sold, for members, also where its doors are closed. */
export function presentEventLabel(
  { portalId, eventId = 0, ownDomain, isWithdrawn, document }: PublishedSite,
  language: LanguageCode,
): EventLabel {
  const { name, startDate, endDate } = presentOverview(document, sayIn(document, language));
  return { portalId, eventId, ownDomain: ownDomain ?? null, name, startDate, endDate, isWithdrawn };
}

/** An event as lists show it. Only an event with a name of its own is listed; a title is not enough. */
export function presentEventEntry(event: EventCard, language: LanguageCode, sale: EventSale = noSale): EventEntry {
  const { document } = event;
  const say = sayIn(document, language);
  const {
    name: _,
    description,
    doorsOpen,
    placeAddress,
    placeMapUrl,
    organizerUrl,
    primaryAction,
    ...shown
  } = presentOverview(document, say);
  return {
    portalId: event.portalId,
    eventId: event.eventId,
    ownDomain: event.ownDomain ?? null,
    baseColor: document.webSetting.baseColor ?? defaultEventColour,
    isRelease: document.webSetting.isRelease ?? true,
    isInvitingEvent: document.isInvitingEvent ?? false,
    usePasscodeLock: document.usePasscodeLock ?? false,
    ...sale,
    isCalledOff: event.isCalledOff ?? false,
    overview: { name: say(document.overview.name), ...shown },
  };
}
