import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { publishTestSites } from '../../../../test/published-site.ts';
import { describeEngines } from '../../../../test/test-database.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { publishDraft, publishSite } from './publish.ts';
import { createSiteDirectory, type SiteDirectory, type SiteRecord } from './site-directory.ts';
import { setWithdrawn } from './site-life.ts';

const factsOf = (records: readonly SiteRecord[]) =>
  records.map(({ siteKey, ownDomain, isWithdrawn }) => `${siteKey} ${ownDomain} ${isWithdrawn}`).toSorted();

describeEngines('a directory of the published sites', (open) => {
  let database: Database;
  let directory: SiteDirectory;
  let sinceStart = 0;
  beforeEach(async () => {
    database = await open();
    await publishTestSites(database, [
      { site: portalFile() },
      { site: eventFile({ portalId: 1, eventId: 11 }) },
      { site: eventFile({ portalId: 1, eventId: 12 }) },
    ]);
    sinceStart = 0;
    directory = createSiteDirectory(database, () => sinceStart);
    await directory.refresh();
  });

  /** A directory that begins anew has read everything. */
  const expectAll = async (): Promise<void> => {
    const anew = createSiteDirectory(database);
    await anew.refresh();
    expect(directory.all().toSorted(byKey)).toEqual(anew.all().toSorted(byKey));
    expect(factsOf(directory.everyEventOf(1))).toEqual(factsOf(anew.everyEventOf(1)));
    expect(directory.newestRevision()).toBe(anew.newestRevision());
  };
  const byKey = (one: SiteRecord, other: SiteRecord): number => one.siteKey.localeCompare(other.siteKey);
  const run = (sql: string) => database.pool.query(sql);

  it('reads the rows of what was published since, and no others', async () => {
    const heard: string[][] = [];
    directory.listen((changes) => heard.push(changes.map(({ before, after }) => (after ?? before)!.siteKey)));
    const read: number[] = [];
    const query = database.aside.query.bind(database.aside);
    database.aside.query = (async (...asked: Parameters<typeof query>) => {
      const result = await (query as (...all: unknown[]) => Promise<{ rows: unknown[] }>)(...asked);
      read.push(result.rows.length);
      return result;
    }) as never;
    onTestFinished(() => {
      database.aside.query = query;
    });
    await directory.refresh();
    await publishSite(database, 'event/12');
    await directory.refresh();
    expect(heard).toEqual([['event/12']]);
    expect(read).toEqual([1, 1]);
    await expectAll();
  });

  it('learns that a site was withdrawn, opened again, moved to a domain, or deleted', async () => {
    await setWithdrawn(database, 'event/11', 0);
    await directory.refresh();
    expect(directory.eventsOf(1).map(({ siteKey }) => siteKey)).toEqual(['event/12']);
    await setWithdrawn(database, 'event/11', null);
    const domain = { webSetting: { title: { jpn: '会' }, ownDomain: 'kai.example.jp' } };
    await publishTestSites(database, [{ site: { ...eventFile({ portalId: 1, eventId: 12 }), ...domain } }]);
    await directory.refresh();
    expect(directory.hostSite('kai.example.jp')).toEqual({ kind: 'event', portalId: 1, eventId: 12 });
    expect(directory.eventsOf(1)).toHaveLength(2);
    await run("delete from site where site_key = 'event/12'");
    await directory.refresh();
    expect(directory.hostSite('kai.example.jp')).toEqual({ kind: 'shared' });
    expect(directory.find({ portalId: 1, eventId: 12 })).toBeUndefined();
    await publishTestSites(database, [{ site: eventFile({ portalId: 1, eventId: 12 }) }]);
    await directory.refresh();
    expect(directory.find({ portalId: 1, eventId: 12 })).toBeDefined();
    await expectAll();
  });

  it('reads all when the database is an older one than before, and after an hour without an answer', async () => {
    await publishSite(database, 'event/11');
    await directory.refresh();
    const newest = directory.newestRevision();
    await run("alter table site disable trigger all; select setval('site_revision', 1)");
    await run(`update site set revision = case site_key when 'event/11' then 2 when 'event/12' then 3 else 4 end`);
    await run('alter table site enable trigger all');
    await directory.refresh();
    expect(directory.newestRevision()).toBeLessThan(newest);
    await expectAll();
    await run("delete from site where site_key = 'event/12'");
    await run('delete from removed_site');
    sinceStart += 3_600_001;
    await directory.refresh();
    await expectAll();
  });

  it('has a state that changes with what pages of a site show, and with nothing else', async () => {
    await publishTestSites(database, [
      { site: portalFile({ portalId: 2 }) },
      { site: eventFile({ portalId: 2, eventId: 21 }) },
    ]);
    await directory.refresh();
    const [portal, event, neighbour, other] = [
      { portalId: 1 },
      { portalId: 1, eventId: 11 },
      { portalId: 1, eventId: 12 },
      { portalId: 2 },
    ];
    const stamps = () => ({
      pages: [portal, event, neighbour, other].map(directory.stampOf),
      lists: [portal, event, neighbour, other, { portalId: 0 }].map(directory.stampOfLists),
    });
    const changed = async (publish: () => Promise<unknown>) => {
      const before = stamps();
      await publish();
      await directory.refresh();
      const after = stamps();
      return {
        pages: after.pages.map((stamp, place) => stamp !== before.pages[place]),
        lists: after.lists.map((stamp, place) => stamp !== before.lists[place]),
      };
    };
    expect(await changed(() => publishSite(database, 'event/11'))).toEqual({
      pages: [false, true, false, false],
      lists: [true, true, false, false, true],
    });
    expect(await changed(() => publishSite(database, 'portal/1'))).toEqual({
      pages: [true, true, true, false],
      lists: [true, true, true, false, true],
    });
    expect(await changed(() => setWithdrawn(database, 'event/21', 0))).toEqual({
      pages: [false, false, false, false],
      lists: [false, false, false, true, true],
    });
  });

  it('shows together what was read for a change and the change', async () => {
    const seen: unknown[] = [];
    directory.prepare(async () => {
      seen.push(['read', directory.find({ portalId: 1, eventId: 11 })?.isWithdrawn]);
      return () => seen.push(['done', directory.find({ portalId: 1, eventId: 11 })?.isWithdrawn]);
    });
    await setWithdrawn(database, 'event/11', 0);
    await Promise.all([directory.refresh(), directory.refresh(), directory.refresh()]);
    expect(seen).toEqual([
      ['read', false],
      ['done', true],
    ]);
  });

  describe('where one publication takes a number, and another is done before it', () => {
    /** The slow publication has its number; the quick one is asked for now. Answers what the directory lacks afterwards. */
    const missedBy = async (): Promise<string[]> => {
      let finishSlow = (): void => {};
      const slowMayEnd = new Promise<void>((resolve) => {
        finishSlow = resolve;
      });
      let tellNumbered = (): void => {};
      const isNumbered = new Promise<void>((resolve) => {
        tellNumbered = resolve;
      });
      const slow = inTransaction(database, async (tx) => {
        await publishDraft(tx, 'event/11');
        tellNumbered();
        await slowMayEnd;
      });
      await isNumbered;
      const quick = publishSite(database, 'event/12');
      await Promise.race([quick, new Promise((resolve) => setTimeout(resolve, 200))]);
      await directory.refresh();
      finishSlow();
      await Promise.all([slow, quick]);
      await directory.refresh();
      const anew = createSiteDirectory(database);
      await anew.refresh();
      return anew
        .all()
        .filter(({ siteKey, revision }) => directory.named(siteKey)?.revision !== revision)
        .map(({ siteKey }) => siteKey);
    };

    it('misses none of them', async ({ skip }) => {
      if (database.engine !== 'postgres') skip('the embedded database has one connection');
      expect(await missedBy()).toEqual([]);
    });

    it('control: without the order it misses the slow one for ever', async ({ skip }) => {
      if (database.engine !== 'postgres') skip('the embedded database has one connection');
      await run('drop trigger site_is_published_in_order on site');
      expect(await missedBy()).toEqual(['event/11']);
    });
  });
});
