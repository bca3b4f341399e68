import type { EventEntry } from '#features/site/web.ts';

/** An event as lists of portal 1 show it. */
export function eventEntry(
  eventId: number,
  { overview, ...more }: Partial<Omit<EventEntry, 'overview'>> & { overview?: Partial<EventEntry['overview']> } = {},
): EventEntry {
  return {
    portalId: 1,
    eventId,
    ownDomain: null,
    baseColor: '#0066FF',
    isRelease: true,
    isInvitingEvent: false,
    usePasscodeLock: false,
    price: null,
    isSoldOut: false,
    isCalledOff: false,
    ...more,
    overview: {
      name: `催し${eventId}`,
      catchphrase: '',
      cover: null,
      startDate: '2026-11-25T10:00:00+09:00',
      endDate: null,
      placeName: '港公園',
      isOnline: false,
      fee: '',
      organizerName: '',
      tags: [],
      applicationType: 'opened',
      ...overview,
    },
  };
}
