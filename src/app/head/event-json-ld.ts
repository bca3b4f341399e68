import type { Overview, SiteInit } from '#features/site/web.ts';
import { keysOf } from '#kernel/keys-of.ts';
import { cutPath, pictureCuts } from '#kernel/picture-cuts.ts';
import { postalAddress } from './postal-address.ts';

export interface EventFacts {
  init: SiteInit;
  /** The canonical address of the event's home. */
  url: string;
  /** The prefix of a media path of the site: origin and base. */
  mediaBase: string;
  isCalledOff: boolean;
  offers: readonly object[];
  performers: readonly object[];
}

/** schema.org Event of an event site's home; undefined without a name or a start. */
export function eventJsonLd({ init, url, mediaBase, isCalledOff, offers, performers }: EventFacts): object | undefined {
  const overview = init.event?.overview;
  if (!overview?.name || overview.startDate === null) return undefined;
  const place = overview.placeName
    ? {
        '@type': 'Place',
        name: overview.placeName,
        ...(overview.placeAddress ? { address: postalAddress(overview.placeAddress) } : {}),
      }
    : undefined;
  const online = overview.isOnline ? { '@type': 'VirtualLocation', url } : undefined;
  const locations = [place, online].filter((location) => location !== undefined);
  const mode = overview.isOnline ? (place ? 'Mixed' : 'Online') : 'Offline';
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: overview.name,
    url,
    startDate: overview.startDate,
    ...(overview.endDate ? { endDate: overview.endDate } : {}),
    ...(overview.doorsOpen ? { doorTime: overview.doorsOpen } : {}),
    description: overview.description || overview.catchphrase || init.webSetting.siteDescription || overview.name,
    eventStatus: `https://schema.org/Event${isCalledOff ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    ...(locations.length > 0 ? { location: locations.length === 1 ? locations[0] : locations } : {}),
    ...(overview.cover ? { image: formsOf(overview.cover).map((path) => mediaBase + path) } : {}),
    ...(offers.length > 0 ? { offers } : {}),
    ...(performers.length > 0 ? { performer: performers } : {}),
    ...organizerOf(overview),
  };
}

const formsOf = (cover: NonNullable<Overview['cover']>): string[] =>
  keysOf(pictureCuts).map((cut) => cutPath(cover, cut));

function organizerOf({ organizerName: name, organizerUrl: url }: Overview): object {
  return name ? { organizer: { '@type': 'Organization', name, ...(url ? { url } : {}) } } : {};
}
