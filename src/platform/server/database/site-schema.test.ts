import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEngines, resetDatabase } from '../../../../test/test-database.ts';
import type { Database } from './database.ts';
import { inTransaction } from './transaction.ts';

describeEngines('the tables of sites', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => resetDatabase(database));

  const run = (sql: string) => database.pool.query(sql);
  const portal = (id: number, more = '') =>
    run(`insert into site (site_key, portal_id${more ? ', own_domain' : ''}) values ('portal/${id}', ${id}${more})`);
  const event = (id: number, portalId: number) =>
    run(`insert into site (site_key, portal_id, event_id) values ('event/${id}', ${portalId}, ${id})`);
  const draft = (key: string) => run(`insert into site_document values ('${key}', 'draft', '{"title":"広場"}')`);
  const content = (key: string, id: number) =>
    run(`insert into content_document values ('${key}', 'draft', 'information', ${id}, 0, '{}')`);
  const item = (key: string, contentId: number, detailId: number) =>
    run(`insert into content_item values ('${key}', 'draft', ${contentId}, ${detailId}, 0, '{}')`);

  it('names a site by its portal or event', async () => {
    await expect(run("insert into site (site_key, portal_id) values ('portal/2', 1)")).rejects.toThrow(
      /names_the_site/,
    );
    await expect(run("insert into site (site_key, portal_id, event_id) values ('event/3', 0, 4)")).rejects.toThrow(
      /names_the_site/,
    );
    await portal(1);
    await expect(portal(1)).rejects.toThrow(/duplicate key/);
  });

  it('lets an event belong to a portal that exists, or stand alone under portal 0', async () => {
    await expect(event(7, 5)).rejects.toThrow(/foreign key/);
    await portal(5);
    await event(7, 5);
    await event(8, 0);
    await expect(event(8, 5)).rejects.toThrow(/duplicate key/);
    await expect(run("delete from site where site_key = 'portal/5'")).rejects.toThrow(/foreign key/);
  });

  it('takes a portal and its events in any order within a transaction', async () => {
    await inTransaction(database, async (tx) => {
      await tx.insertInto('site').values({ site_key: 'event/7', portal_id: 5, event_id: 7 }).execute();
      await tx.insertInto('site').values({ site_key: 'portal/5', portal_id: 5 }).execute();
    });
    const sites = await database.kysely
      .selectFrom('site')
      .select(['site_key', 'portal_key'])
      .orderBy('site_key')
      .execute();
    expect(sites).toEqual([
      { site_key: 'event/7', portal_key: 'portal/5' },
      { site_key: 'portal/5', portal_key: null },
    ]);
  });

  it('gives a domain to one site, in lower case and without a port', async () => {
    await portal(1, ", 'matsuri.localhost'");
    await expect(portal(2, ", 'matsuri.localhost'")).rejects.toThrow(/duplicate key/);
    for (const wrong of ['Matsuri.localhost', 'matsuri.localhost:3000', '', 'https://matsuri.jp', '.jp']) {
      await expect(portal(3, `, '${wrong}'`)).rejects.toThrow(/check constraint/);
    }
  });

  it('gives each publication a number of its own, above all before, whatever it is written with', async () => {
    await portal(1);
    await portal(2);
    await expect(run("update site set published_at = now() where site_key = 'portal/1'")).rejects.toThrow(/revision/);
    await run("update site set published_at = now(), revision = nextval('site_revision') where site_key = 'portal/1'");
    await run('update site set published_at = now(), revision = 1 where portal_id = 2');
    const [first, second] = await database.kysely.selectFrom('site').selectAll().orderBy('portal_id').execute();
    expect(second!.revision).toBeGreaterThan(Number(first!.revision));
    expect(first!.published_at).toBeInstanceOf(Date);
    await run('update site set changed_at = now()');
    expect(await database.kysely.selectFrom('site').select('revision').orderBy('portal_id').execute()).toEqual([
      { revision: first!.revision },
      { revision: second!.revision },
    ]);
  });

  it('keeps content only with the document of its site, and items only with their content', async () => {
    await portal(1);
    await expect(content('portal/1', 10)).rejects.toThrow(/foreign key/);
    await draft('portal/1');
    await expect(item('portal/1', 10, 1)).rejects.toThrow(/foreign key/);
    await content('portal/1', 10);
    await item('portal/1', 10, 1);
    await expect(item('portal/1', 10, 1)).rejects.toThrow(/duplicate key/);
    await run('delete from site');
    const { rows } = await run(
      'select (select count(*) from site_document) + (select count(*) from content_document) ' +
        '+ (select count(*) from content_item) as left',
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  it('knows drafts and published versions, and documents that are objects', async () => {
    await portal(1);
    await expect(run("insert into site_document values ('portal/1', 'old', '{}')")).rejects.toThrow(/check constraint/);
    await expect(run("insert into site_document values ('portal/1', 'draft', '[]')")).rejects.toThrow(
      /check constraint/,
    );
    await draft('portal/1');
    const row = await database.kysely.selectFrom('site_document').select('document').executeTakeFirstOrThrow();
    expect(row.document).toEqual({ title: '広場' });
  });

  it('takes a passcode of six digits', async () => {
    await portal(1);
    for (const wrong of ['12345', '1234567', 'abcdef', '１２３４５６']) {
      await expect(
        run(`insert into site_secret (site_key, version, passcode) values ('portal/1', 'draft', '${wrong}')`),
      ).rejects.toThrow(/check constraint/);
    }
    await run("insert into site_secret (site_key, version, passcode) values ('portal/1', 'draft', '012345')");
  });

  it('stores a log record once', async () => {
    const record = { log_check_key: crypto.randomUUID(), page: 'home', action_time: new Date(0) };
    const store = () =>
      database.kysely
        .insertInto('access_log')
        .values(record)
        .onConflict((same) => same.doNothing())
        .execute();
    await store();
    await store();
    const rows = await database.kysely.selectFrom('access_log').select(['page', 'action_time']).execute();
    expect(rows).toEqual([{ page: 'home', action_time: new Date(0) }]);
  });
});
