import type { SiteInit } from '#features/site/web.ts';

/** schema.org Event of an event site's home; undefined without a name or a start. */
export function eventJsonLd(init: SiteInit, url: string, mediaBase: string): unknown {
  const overview = init.event?.overview;
  if (!overview?.name || overview.startDate === null) return undefined;
  const place = overview.placeName
    ? {
        '@type': 'Place',
        name: overview.placeName,
        ...(overview.placeAddress ? { address: overview.placeAddress } : {}),
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
    ...(overview.description ? { description: overview.description } : {}),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    ...(locations.length > 0 ? { location: locations.length === 1 ? locations[0] : locations } : {}),
    ...(overview.cover ? { image: [mediaBase + overview.cover.path] } : {}),
    ...(overview.organizerName
      ? {
          organizer: {
            '@type': 'Organization',
            name: overview.organizerName,
            ...(overview.organizerUrl ? { url: overview.organizerUrl } : {}),
          },
        }
      : {}),
  };
}
