import { beforeAll, describe, expect, test } from 'vitest';
import { publishTestSites, type TestSite } from '../../../../../test/published-site.ts';
import { readDocuments } from '../../../../../test/read-documents.ts';
import { requestContext } from '../../../../../test/request-context.ts';
import { eventFile, portalFile } from '../../../../../test/site-folders.ts';
import { testDatabase } from '../../../../../test/test-database.ts';
import { createSiteServer } from '#features/site/server.ts';
import { searchSiteEvents } from '#features/site/server/search-site-events.ts';
import type { Database } from '#server/database/database.ts';
import { createEventSales } from './event-sales.ts';

const context = requestContext();
const title = { jpn: '券' };
const ticket = (detailId: number, price: number, more: object = {}) => ({ detailId, title, price, ...more });
const event = (eventId: number, items: object[], { site = {}, module = {}, modules = [] as object[] } = {}): TestSite =>
  ({
    site: { ...eventFile({ portalId: 1, eventId, overview: { name: { jpn: `会${eventId}` } } }), ...site },
    modules: [{ moduleCode: 'ticket', contentId: 60, items, ...module }, ...modules],
  }) as TestSite;

describe('the events of a list', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
    return () => database.close();
  });

  const listed = async (sites: readonly TestSite[], wanted: object = {}) => {
    await publishTestSites(database, [{ site: portalFile() }, ...sites]);
    const sales = createEventSales(database, () => context.now);
    const server = createSiteServer(database, [], readDocuments, {
      callerOf: () => Promise.resolve(undefined),
      closedContents: () => Promise.resolve(new Map()),
      sales,
    });
    await server.directory.refresh();
    const list = await server.store.lists.ofPortal(1);
    const before = database.statements();
    const { data } = await searchSiteEvents(list, wanted, context, sales);
    const statements = database.statements() - before;
    return {
      statements,
      sales: data
        .filter(({ eventId }) => sites.some(({ site }) => (site as { eventId?: number }).eventId === eventId))
        .map(({ eventId, price, isSoldOut }) => [eventId, price && [price.least, price.most], isSoldOut])
        .toSorted(([one], [other]) => Number(one) - Number(other)),
    };
  };

  test('have the prices of what is on sale, from the lowest to the highest', async () => {
    const { sales } = await listed([
      event(101, [ticket(1, 2_000), ticket(2, 4_800), ticket(3, 0, { isPay: false })]),
      event(102, [
        ticket(1, 500, {
          enableMultiplePrice: true,
          multiplePrices: [{ ticketMultiplePriceId: 1, name: title, price: 700 }],
        }),
      ]),
      event(103, [
        ticket(1, 100, { enableSalesPeriod: true, salesPeriodEnd: '2020-01-01' }),
        ticket(2, 900, { visiblePeriod: true, visibleStartDate: '2099-01-01' }),
        ticket(3, 300),
      ]),
      event(104, []),
    ]);
    expect(sales).toEqual([
      [101, [0, 4_800], false],
      [102, [700, 700], false],
      [103, [300, 300], false],
      [104, null, false],
    ]);
  });

  test('tell nobody what stands behind a door', async () => {
    const items = [ticket(1, 2_000)];
    const { sales } = await listed([
      { ...event(111, items), passcode: '123456' },
      event(112, items, { site: { isInvitingEvent: true } }),
      event(113, items, { module: { visible: false } }),
      event(114, items, { module: { isConsoleUserOnly: true } }),
      event(115, items, { site: { login: { isEnabled: true, lock: [{ contentId: 60 }] } } }),
      event(116, [...items, ticket(2, 9_000)], {
        site: { login: { isEnabled: true, lock: [{ contentId: 60, detailIds: [2] }] } },
      }),
      event(117, items, {
        modules: [
          {
            moduleCode: 'ticket_limited',
            contentId: 70,
            content: { lists: [{ contentIds: [60], tickets: [{ contentId: 61, ticketId: 1, name: title }] }] },
          },
        ],
      }),
    ]);
    expect(sales.filter(([, price]) => price !== null)).toEqual([[116, [2_000, 2_000], false]]);
  });

  test('are sold out when all places are taken, which one statement finds for all of them', async () => {
    const limited = (eventId: number) => event(eventId, [ticket(1, 2_000, { enableNumberSold: true, capacity: 3 })]);
    const sites = Array.from({ length: 9 }, (_, at) => limited(121 + at));
    await publishTestSites(database, [{ site: portalFile() }, ...sites]);
    await database.kysely
      .insertInto('ticket_stock')
      .values([
        { site_key: 'event/121', content_id: 60, ticket_id: 1, taken: 3 },
        { site_key: 'event/122', content_id: 60, ticket_id: 1, taken: 2 },
      ])
      .execute();
    const { sales, statements } = await listed(sites);
    expect(sales.slice(0, 3)).toEqual([
      [121, null, true],
      [122, [2_000, 2_000], false],
      [123, [2_000, 2_000], false],
    ]);
    expect(statements).toBe(1);
    expect((await listed(sites, { keyword: 'ない言葉' })).statements).toBe(0);
  });

  test('are found as free by what they sell where nothing is written of the price [SITE-029]', async () => {
    const { sales } = await listed([event(131, [ticket(1, 0)]), event(132, [ticket(1, 0), ticket(2, 10)])], {
      fee: 'free',
    });
    expect(sales.map(([eventId]) => eventId)).toEqual([131]);
    expect((await listed([event(131, [ticket(1, 0)])], { keyword: '無料' })).sales).toHaveLength(1);
  });
});
