import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { publishTestSites, type TestSite } from '../../../../test/published-site.ts';
import { readDocuments } from '../../../../test/read-documents.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { testDatabase } from '../../../../test/test-database.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createSiteServer } from '../server.ts';
import type { EventList } from './event-list.ts';
import { createEventLists } from './event-lists.ts';
import { publishSite } from './publish.ts';
import { searchSiteEvents } from './search-site-events.ts';
import { deleteSite, setWithdrawn } from './site-life.ts';
import type { StoredDocuments } from './stored-documents.ts';

const context = requestContext();
const event = (portalId: number, eventId: number, overview: object = {}): TestSite => ({
  site: eventFile({ portalId, eventId, overview: { name: { jpn: `会${eventId}` }, ...overview } }),
});
const idsOf = (list: EventList): number[] => list.at(context.now).map(({ eventId }) => eventId);

describe('the events of portals', () => {
  let database: Database;
  let read: string[];
  const counted: StoredDocuments = {
    ...readDocuments,
    site(at, stored) {
      read.push(at.siteKey);
      return readDocuments.site(at, stored);
    },
  };
  const begin = async () => {
    const { directory, store } = createSiteServer(database, [], counted);
    await directory.refresh();
    return { directory, lists: store.lists };
  };

  beforeAll(async () => {
    database = await testDatabase();
    read = [];
    await publishTestSites(database, [
      { site: portalFile() },
      { site: portalFile({ portalId: 2 }) },
      ...[11, 12, 13, 14, 15].map((eventId) => event(1, eventId)),
      ...[21, 22].map((eventId) => event(2, eventId)),
      event(0, 91),
    ]);
    return () => database.close();
  });

  test('are read once; a publication reads what was published, before anybody asks', async () => {
    const { directory, lists } = await begin();
    read = [];
    const list = await lists.ofPortal(1);
    await lists.ofPortal(1);
    expect(read.toSorted()).toEqual([11, 12, 13, 14, 15].map((id) => `event/${id}`));
    await publishTestSites(database, [event(1, 12, { name: { jpn: '新しい会' } }), event(2, 21)]);
    read = [];
    await directory.refresh();
    expect(read).toEqual(['event/12']);
    read = [];
    const renewed = await lists.ofPortal(1);
    expect(read).toEqual([]);
    expect((await searchSiteEvents(renewed, { keyword: '新しい' }, context)).total).toBe(1);
    // A request that had the list before ends with it.
    expect((await searchSiteEvents(list, { keyword: '新しい' }, context)).total).toBe(0);
  });

  test('of all open portals are those of each, whatever was published, withdrawn, deleted or closed since', async () => {
    const { directory, lists } = await begin();
    await lists.everywhere();
    const bytes = lists.bytes();
    const steps: (() => Promise<unknown>)[] = [
      () => publishTestSites(database, [event(1, 16), event(0, 92)]),
      () => setWithdrawn(database, 'event/13', 0),
      () => publishTestSites(database, [event(2, 22, { applicationType: 'closed' })]),
      () => publishTestSites(database, [{ site: portalFile({ portalId: 2 }), passcode: '135790' }]),
      () => inTransaction(database, (tx) => deleteSite(tx, 'event/14')),
      () => publishTestSites(database, [{ site: portalFile({ portalId: 2 }) }, { site: portalFile({ portalId: 3 }) }]),
      () => publishTestSites(database, [event(3, 31)]),
      () => setWithdrawn(database, 'portal/1', 0),
      () => setWithdrawn(database, 'portal/1', null),
    ];
    for (const step of steps) {
      await step();
      await directory.refresh();
      const anew = await begin();
      expect(idsOf(await lists.everywhere())).toEqual(idsOf(await anew.lists.everywhere()));
      expect(await lists.openPortals()).toBe(await anew.lists.openPortals());
      for (const portalId of [0, 1, 2, 3])
        expect(idsOf(await lists.ofPortal(portalId))).toEqual(idsOf(await anew.lists.ofPortal(portalId)));
    }
    for (const eventId of [16, 92, 31]) await inTransaction(database, (tx) => deleteSite(tx, `event/${eventId}`));
    await directory.refresh();
    expect(lists.bytes()).toBeLessThanOrEqual(bytes);
  });

  test('make room for others, those that nobody asked for longest first, and no more than is needed', async () => {
    const { directory, lists } = await begin();
    const bytesOf = async (portalId: number): Promise<number> => {
      const before = lists.bytes();
      await lists.ofPortal(portalId);
      return lists.bytes() - before;
    };
    const [one, two] = [await bytesOf(1), await bytesOf(2)];
    const small = createEventLists(database, directory, counted, { bytesMax: one + two + 1 });
    await small.ofPortal(1);
    await small.ofPortal(2);
    await small.ofPortal(1);
    await small.ofPortal(0);
    expect(small.bytes()).toBeLessThanOrEqual(one + two + 1);
    read = [];
    await small.ofPortal(1);
    expect(read).toEqual([]);
    await small.ofPortal(2);
    expect(read).toContain('event/21');
  });

  test('of large portals are read before anybody asks, while there is room and nobody stops it', async () => {
    const { directory } = await begin();
    const lists = createEventLists(database, directory, counted, { countFrom: 3 });
    await lists.readLarge(AbortSignal.abort());
    expect(lists.bytes()).toBe(0);
    const { signal } = new AbortController();
    await lists.readLarge(signal);
    read = [];
    await lists.ofPortal(1);
    expect(read).toEqual([]);
    await lists.ofPortal(2);
    expect(read).toContain('event/21');
    const small = createEventLists(database, directory, counted, { countFrom: 2, bytesMax: 1 });
    read = [];
    await small.readLarge(signal);
    expect(read).toContain('event/11');
    expect(read).not.toContain('event/21');
  });

  test('hold nothing of a thousand publications but the last', async () => {
    const { directory, lists } = await begin();
    await lists.everywhere();
    const bytes = lists.bytes();
    for (let count = 0; count < 20; count += 1) {
      await publishSite(database, 'event/11');
      await directory.refresh();
      await lists.everywhere();
      await lists.ofPortal(1);
    }
    expect(lists.bytes()).toBe(bytes);
  });

  test('that are asked for while something is published are never older than what is known', async () => {
    const { directory, lists } = await begin();
    for (let count = 0; count < 10; count += 1) {
      await publishTestSites(database, [event(1, 11, { name: { jpn: `${count}回目` } })]);
      const asked = [lists.ofPortal(1), lists.everywhere()];
      await Promise.all([directory.refresh(), ...asked]);
      for (const list of [await lists.ofPortal(1), await lists.everywhere()])
        expect((await searchSiteEvents(list, { keyword: `${count}回目` }, context)).total).toBe(1);
    }
  });

  test('are told again after a read that failed', async () => {
    const { lists } = await begin();
    const { kysely } = database;
    let isAway = true;
    const away = new Proxy(kysely, {
      get(target, name) {
        if (isAway && name === 'selectFrom') throw new Error('away');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    database.kysely = away;
    onTestFinished(() => {
      database.kysely = kysely;
    });
    await expect(lists.ofPortal(1)).rejects.toThrow('away');
    isAway = false;
    expect((await lists.ofPortal(1)).size).toBeGreaterThan(0);
  });
});

describe('a search', () => {
  test('names the most frequent places and the chosen one, and says how many there are [SITE-026]', async () => {
    const database = await testDatabase();
    onTestFinished(() => database.close());
    await publishTestSites(database, [
      { site: portalFile() },
      ...Array.from({ length: 60 }, (_, place) => event(1, 100 + place, { placeName: { jpn: `会場${place}` } })),
      event(1, 200, { placeName: { jpn: '会場59' } }),
    ]);
    const { directory, store } = createSiteServer(database, [], readDocuments);
    await directory.refresh();
    const list = await store.lists.ofPortal(1);
    const places = async (wanted: object) => (await searchSiteEvents(list, wanted, context)).filters;
    expect((await places({})).placesTotal).toBe(60);
    expect((await places({})).places).toHaveLength(50);
    expect((await places({})).places[0]).toEqual({ value: '会場59', label: '会場59', count: 2 });
    const unnamed = '会場58';
    expect((await places({})).places.map(({ value }) => value)).not.toContain(unnamed);
    expect((await places({ place: unnamed })).places.map(({ value }) => value)).toContain(unnamed);
  });
});
