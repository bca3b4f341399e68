import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setCalledOff } from '#features/site/server.ts';
import { languageCodes } from '#kernel/language.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { publishTestSites } from '../published-site.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';
import { withDefaults } from './fixture-sites.ts';
import { mappedAddresses } from './mapped-addresses.ts';
import { entryOf, parsePage } from './parse-page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await publishTestSites(site.database, [
    withDefaults({
      site: {
        kind: 'event',
        portalId: 1,
        eventId: 970,
        languages: ['jpn'],
        webSetting: { title: { jpn: '講演会' } },
        overview: {
          name: { jpn: '講演会' },
          startDate: '2026-12-01T10:00:00+09:00',
          placeName: { jpn: '講堂' },
          placeAddress: { jpn: '〒231-0023 神奈川県横浜市中区山下町1' },
        },
      },
      modules: [
        {
          moduleCode: 'united_web_link',
          contentId: 30,
          content: { kind: 'speaker' },
          items: ['片桐 理央', '佐伯 航'].map((jpn, at) => ({
            detailId: at + 1,
            name: { jpn },
            url: 'https://x.example.jp',
          })),
        },
        {
          moduleCode: 'united_web_link',
          contentId: 31,
          items: [{ detailId: 1, name: { jpn: '協賛' }, url: 'https://y.example.jp' }],
        },
      ],
    }),
  ]);
  await site.hiroba.features.site.directory.refresh();
});
afterAll(() => site.close());

const expo = '/web/portal/1/event/11';
const url = v.pipe(v.string(), v.url());
const moment = v.pipe(v.string(), v.isoTimestamp());
const text = v.pipe(v.string(), v.minLength(1));
const schemaOrg = (...names: string[]) => v.picklist(names.map((name) => `https://schema.org/${name}`));
const place = v.strictObject({
  '@type': v.literal('Place'),
  name: text,
  address: v.optional(
    v.strictObject({
      '@type': v.literal('PostalAddress'),
      streetAddress: text,
      postalCode: v.optional(v.pipe(v.string(), v.regex(/^\d{3}-\d{4}$/))),
      addressRegion: v.optional(text),
      addressCountry: v.optional(v.literal('JP')),
    }),
  ),
});
const online = v.strictObject({ '@type': v.literal('VirtualLocation'), url });
const offer = v.strictObject({
  '@type': v.literal('Offer'),
  name: text,
  price: v.pipe(v.number(), v.minValue(0)),
  priceCurrency: v.literal('JPY'),
  availability: schemaOrg('InStock', 'SoldOut', 'PreOrder'),
  validFrom: v.optional(moment),
  url,
});
/** What Google requires of an event, and recommends: developers.google.com/search/docs/appearance/structured-data/event */
const eventSchema = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@type': v.literal('Event'),
  // Required.
  name: text,
  startDate: moment,
  location: v.union([place, online, v.tuple([place, online])]),
  // Recommended.
  url,
  description: text,
  endDate: v.optional(moment),
  doorTime: v.optional(moment),
  eventStatus: schemaOrg('EventScheduled', 'EventCancelled'),
  eventAttendanceMode: schemaOrg('OfflineEventAttendanceMode', 'OnlineEventAttendanceMode', 'MixedEventAttendanceMode'),
  image: v.optional(v.pipe(v.array(url), v.length(3))),
  offers: v.optional(v.pipe(v.array(offer), v.minLength(1), v.maxLength(20))),
  performer: v.optional(
    v.pipe(v.array(v.strictObject({ '@type': v.literal('Person'), name: text, url })), v.minLength(1)),
  ),
  organizer: v.optional(v.strictObject({ '@type': v.literal('Organization'), name: text, url: v.optional(url) })),
});
const crumbSchema = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@type': v.literal('BreadcrumbList'),
  itemListElement: v.pipe(
    v.array(v.strictObject({ '@type': v.literal('ListItem'), position: v.number(), name: text, item: url })),
    v.minLength(2),
    v.check((items) => items.every(({ position }, at) => position === at + 1)),
  ),
});

const dataOf = (html: string): Record<string, unknown>[] =>
  [...parsePage(html).querySelectorAll('script[type="application/ld+json"]')].map((one) =>
    JSON.parse(one.textContent ?? ''),
  );
const kindIn = (html: string, kind: string) => dataOf(html).find((one) => one['@type'] === kind);
const eventIn = (html: string) => {
  const found = kindIn(html, 'Event');
  return found && v.parse(eventSchema, found);
};
const pathOf = (address: string): string => new URL(address).pathname + new URL(address).search;

test('every event of the demo that everybody may see says what Google asks for, and its tickets as offers', async () => {
  const homes = (await mappedAddresses(site, 'hiroba.test', '/web')).filter((loc) => /\/event\/\d+$/.test(loc));
  const seen = { events: 0, offers: 0, performers: 0, images: 0 };
  for (const home of homes) {
    const html = await site.page(pathOf(home));
    const one = eventIn(html);
    const { init } = entryOf(html).facts;
    expect([home, one !== undefined]).toEqual([home, init.event?.overview.startDate !== null]);
    if (one === undefined) continue;
    expect([one.url, one.name]).toEqual([home, init.event?.overview.name]);
    const has = (code: string, kind?: string) =>
      init.modules.some(
        ({ moduleCode, content }) =>
          moduleCode === code && (kind === undefined || (content as { kind?: string }).kind === kind),
      );
    expect([home, 'offers', one.offers !== undefined]).toEqual([home, 'offers', has('ticket')]);
    expect([home, 'performer', one.performer !== undefined]).toEqual([
      home,
      'performer',
      has('united_web_link', 'speaker'),
    ]);
    seen.events += 1;
    seen.offers += one.offers?.length ?? 0;
    seen.performers += one.performer?.length ?? 0;
    seen.images += one.image?.length ?? 0;
  }
  expect(seen.events).toBeGreaterThan(5);
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(1);
});

test.each(languageCodes)('an event says the same in %s, in its words', async (language) => {
  const html = await site.page(`${expo}?language=${language}`);
  const overview = entryOf(html).facts.init.event?.overview;
  const one = eventIn(html);
  expect(one).toMatchObject({
    name: overview?.name,
    startDate: overview?.startDate,
    url: `http://hiroba.test${expo}`,
    location: { name: overview?.placeName },
    organizer: { name: overview?.organizerName },
  });
  expect(Date.parse(one?.startDate ?? '')).toBeLessThanOrEqual(Date.parse(one?.endDate ?? ''));
});

test('an offer and a speaker lead to pages that are there and name them', async () => {
  const offered = eventIn(await site.page(expo))?.offers ?? [];
  for (const { name, url: address } of offered.slice(0, 4)) {
    const page = parsePage(await site.page(pathOf(address)));
    expect(page.title).toContain(name);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
  }
  const speakers = eventIn(await site.page('/web/portal/1/event/970'))?.performer ?? [];
  for (const { name, url: address } of speakers.slice(0, 3))
    expect(parsePage(await site.page(pathOf(address))).title).toContain(name);
  expect(offered.length).toBeGreaterThan(1);
  expect(speakers.map(({ name }) => name)).toEqual(['片桐 理央', '佐伯 航']);
});

test('its pictures are there in 16:9, 4:3 and 1:1', async () => {
  const images = eventIn(await site.page(expo))?.image ?? [];
  const forms = [];
  for (const address of images) {
    const response = await site.get(pathOf(address), { accept: 'image/avif,image/webp' });
    expect([address, response.status, response.headers.get('content-type')]).toEqual([address, 200, 'image/webp']);
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(width).toBeGreaterThanOrEqual(720);
    forms.push((width / height).toFixed(2));
  }
  expect(forms).toEqual(['1.78', '1.33', '1.00']);
  for (const unknown of ['3x2', '16x9-50', '16x9-33', '16x9-25-25'])
    expect((await site.get(pathOf(images[0] ?? '').replace('16x9', unknown))).status).toBe(404);
});

test('a page says where it is: below the portal, the event and the list', async () => {
  const html = await site.page(`${expo}/module/booth/200/1`);
  const { itemListElement: steps } = v.parse(crumbSchema, kindIn(html, 'BreadcrumbList'));
  expect(steps.map(({ item }) => item)).toEqual([
    'http://hiroba.test/web/portal/1',
    `http://hiroba.test${expo}`,
    `http://hiroba.test${expo}/module/booth/200`,
    `http://hiroba.test${expo}/module/booth/200/1`,
  ]);
  for (const { name, item } of steps) expect(parsePage(await site.page(pathOf(item))).title).toContain(name);
});

test('a door, an error, a portal and a closed site have no event', async () => {
  const closed = ['/web/portal/1/event/14', '/web/event/21', `${expo}/users/login`];
  for (const path of closed) expect([path, dataOf(await site.page(path))]).toEqual([path, []]);
  expect(dataOf(await (await site.get(`${expo}/error`)).text())).toEqual([]);
  expect(eventIn(await site.page('/web/portal/1'))).toBeUndefined();
  expect(eventIn(await site.page(`${expo}/module/information/10`))).toBeUndefined();
});

test('an event that is called off says so, and nothing is to be had', async () => {
  await inTransaction(site.database, (tx) => setCalledOff(tx, 'event/11', testNow));
  await site.hiroba.features.site.directory.refresh();
  const one = eventIn(await site.page(expo));
  expect(one?.eventStatus).toBe('https://schema.org/EventCancelled');
  expect(new Set(one?.offers?.map(({ availability }) => availability))).toEqual(
    new Set(['https://schema.org/SoldOut']),
  );
  const listed = await site.get('/web_api/v2/portal/1/events');
  const { data } = (await listed.json()) as { data: { eventId: number; isCalledOff: boolean; price: unknown }[] };
  expect(data.filter(({ isCalledOff }) => isCalledOff)).toMatchObject([{ eventId: 11, price: null }]);
});
