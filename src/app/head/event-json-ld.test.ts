import { expect, test } from 'vitest';
import type { Overview, SiteInit } from '#features/site/web.ts';
import { siteInit } from '../../../test/site-init.ts';
import { breadcrumbJsonLd } from './breadcrumbs.ts';
import { eventJsonLd } from './event-json-ld.ts';
import { postalAddress } from './postal-address.ts';

const overview = {
  name: '潮風サウンド',
  catchphrase: '',
  description: '',
  cover: null,
  startDate: '2026-12-26T11:00:00+09:00',
  endDate: null,
  doorsOpen: null,
  placeName: '',
  placeAddress: '',
  isOnline: false,
  organizerName: '',
  organizerUrl: null,
} as Partial<Overview> as Overview;
const initWith = (more: Partial<Overview>, portalName: string | null = null): SiteInit =>
  siteInit({
    event: { portalId: 1, eventId: 12, portalName, overview: { ...overview, ...more } } as SiteInit['event'] & object,
    siteType: 'event',
  });
const facts = { url: 'https://h.test/e', mediaBase: 'https://h.test', isCalledOff: false, offers: [], performers: [] };
const jsonLd = (more: Partial<Overview>, others: Partial<typeof facts> = {}) =>
  eventJsonLd({ ...facts, ...others, init: initWith(more) }) as Record<string, unknown>;

test('an event names date, place, organiser and its picture in the three forms', () => {
  const one = jsonLd({
    description: '海辺',
    endDate: '2026-12-26T21:00:00+09:00',
    doorsOpen: '2026-12-26T10:00:00+09:00',
    placeName: '白波海岸',
    placeAddress: '神奈川県汐見市1-2',
    organizerName: '実行委員会',
    organizerUrl: 'https://s.example.jp',
    cover: { path: '/media/c.webp', width: 1, height: 1, alt: '' },
  });
  expect(one).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: '潮風サウンド',
    url: 'https://h.test/e',
    startDate: overview.startDate,
    endDate: '2026-12-26T21:00:00+09:00',
    doorTime: '2026-12-26T10:00:00+09:00',
    description: '海辺',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: '白波海岸',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'JP',
        addressRegion: '神奈川県',
        streetAddress: '汐見市1-2',
      },
    },
    image: ['16x9', '4x3', '1x1'].map((form) => `https://h.test/media/c-${form}.webp`),
    organizer: { '@type': 'Organization', name: '実行委員会', url: 'https://s.example.jp' },
  });
});

test.each([
  [{ isOnline: true }, 'Online', 'VirtualLocation'],
  [{ placeName: '港' }, 'Offline', 'Place'],
])('an event %o has its kind of place', (more, mode, type) => {
  const one = jsonLd(more);
  expect(one['eventAttendanceMode']).toContain(`/${mode}EventAttendanceMode`);
  expect(one['location']).toMatchObject({ '@type': type });
});

test('an event of both kinds has two places, and one that is called off says so', () => {
  const one = jsonLd({ isOnline: true, placeName: '港' }, { isCalledOff: true });
  expect(one['eventAttendanceMode']).toContain('/MixedEventAttendanceMode');
  expect(one['location']).toHaveLength(2);
  expect(one['eventStatus']).toBe('https://schema.org/EventCancelled');
});

test('an event is left out without a name or a start, and at a portal', () => {
  expect([jsonLd({ name: '' }), jsonLd({ startDate: null })]).toEqual([undefined, undefined]);
  expect(eventJsonLd({ ...facts, init: siteInit() })).toBeUndefined();
});

test.each([
  [
    '〒231-0023 神奈川県横浜市中区山下町1',
    { postalCode: '231-0023', addressRegion: '神奈川県', streetAddress: '横浜市中区山下町1' },
  ],
  ['東京都江東区有明3-11-1', { addressRegion: '東京都', streetAddress: '江東区有明3-11-1' }],
  ['京都府京都市左京区', { addressRegion: '京都府', streetAddress: '京都市左京区' }],
  ['6068585 京都府京都市左京区', { postalCode: '606-8585', addressRegion: '京都府', streetAddress: '京都市左京区' }],
  ['汐見市白波町1', { streetAddress: '汐見市白波町1' }],
  ['3-11-1 Ariake, Koto-ku, Tokyo', { streetAddress: '3-11-1 Ariake, Koto-ku, Tokyo' }],
])('the address %s has the parts %o', (text, parts) => {
  const { '@type': type, addressCountry, ...rest } = postalAddress(text) as Record<string, string>;
  expect([type, rest]).toEqual(['PostalAddress', parts]);
  expect(addressCountry).toBe('addressRegion' in parts ? 'JP' : undefined);
});

test('the way to a page leads from the portal over the event and the list that the organiser named', () => {
  const init = {
    ...initWith({}, '港のイベント'),
    modules: [{ moduleCode: 'booth', contentId: 40, title: '出展者' }] as SiteInit['modules'],
  };
  const urlOf = (rest: string) => `https://h.test/e/${rest}`;
  const at = { init, urlOf, portalUrl: 'https://h.test/p' };
  const namesOf = (data: object | undefined) =>
    (data as { itemListElement: { position: number; name: string; item: string }[] } | undefined)?.itemListElement.map(
      ({ position, name, item }) => [position, name, item],
    );
  const { title } = init.webSetting;
  const detail = urlOf('module/booth/40/3');
  expect(namesOf(breadcrumbJsonLd({ ...at, params: { contentId: 40 }, title: '青港精機', url: detail }))).toEqual([
    [1, '港のイベント', 'https://h.test/p'],
    [2, title, 'https://h.test/e/'],
    [3, '出展者', urlOf('module/booth/40')],
    [4, '青港精機', detail],
  ]);
  const list = urlOf('module/booth/40');
  expect(namesOf(breadcrumbJsonLd({ ...at, params: { contentId: 40 }, title: '出展者', url: list }))).toHaveLength(3);
  expect(namesOf(breadcrumbJsonLd({ ...at, params: {}, title: undefined, url: '' }))).toHaveLength(2);
  expect(breadcrumbJsonLd({ ...at, portalUrl: undefined, params: {}, title: undefined, url: '' })).toBeUndefined();
});

test.each([
  [{ x: 0, y: 90 }, ['16x9-0', '4x3-0', '1x1-0']],
  [{ x: 63, y: 0 }, ['16x9-75', '4x3-75', '1x1-75']],
  [{ x: 50, y: 0 }, ['16x9', '4x3', '1x1']],
  [undefined, ['16x9', '4x3', '1x1']],
])('a wide picture whose focus is %j is cut where that is nearest', (focus, forms) => {
  const { image } = jsonLd({
    cover: { path: '/media/c.webp', width: 2000, height: 1000, alt: '', ...(focus && { focus }) },
  });
  expect(image).toEqual(forms.map((form) => `https://h.test/media/c-${form}.webp`));
});

test('a tall one is cut along its height', () => {
  const { image } = jsonLd({ cover: { path: '/media/c.webp', width: 1000, height: 1100, focus: { x: 0, y: 100 } } });
  expect(image).toEqual(['16x9', '4x3', '1x1'].map((form) => `https://h.test/media/c-${form}-100.webp`));
});
