import { sql } from 'kysely';
import { parse, stringify } from 'yaml';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { informationDocuments } from '#features/information/documents.ts';
import { webPageDocuments } from '#features/web-page/documents.ts';
import type { Database } from '#server/database/database.ts';
import { eventFile, portalFile, siteFolder } from '../../../../test/site-folders.ts';
import { describeEngines, resetDatabase } from '../../../../test/test-database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { whileFiled } from './draft/draft-files.ts';
import { lockDraftOrder } from './draft/draft-parts.ts';
import { importSites, type ImportOutcome } from './import-sites.ts';
import { publishSite, UnknownSite } from './publish.ts';

const documents = new Map([...informationDocuments, ...webPageDocuments].map((entry) => [entry.moduleCode, entry]));
const noFiles = () => Promise.reject(new Error('There are no files here.'));
const options = { now: 0, documents, storeImage: noFiles, storeHandout: noFiles };

const page = (detailId: number, title: string) => ({ detailId, title: { jpn: title } });
const pages = (...items: object[]) => [{ moduleCode: 'web_page', contentId: 21, items }];
const titled = (jpn: string, more: object = {}) => ({ webSetting: { title: { jpn }, ...more } });

describeEngines('importing and publishing sites', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => resetDatabase(database));

  const bring = (...sites: object[]): Promise<ImportOutcome> =>
    importSites(
      database,
      sites.map((site) => siteFolder(site)),
      options,
    );
  const problemsOf = async (...sites: object[]): Promise<string[]> =>
    (await bring(...sites)).problems.map(
      ({ place, expected, found }) => `${place}: expected ${expected}, found ${found}`,
    );

  async function stored(version: 'draft' | 'published', siteKey = 'event/11') {
    const { kysely } = database;
    const site = await kysely
      .selectFrom('site_document')
      .select('document')
      .where('site_key', '=', siteKey)
      .where('version', '=', version)
      .executeTakeFirst();
    const items = await kysely
      .selectFrom('content_item')
      .select(['content_id', 'detail_id', 'document'])
      .where('site_key', '=', siteKey)
      .where('version', '=', version)
      .orderBy('position')
      .execute();
    const contents = await kysely
      .selectFrom('content_document')
      .select(['module_code', 'sort', 'document'])
      .where('site_key', '=', siteKey)
      .where('version', '=', version)
      .orderBy('sort')
      .execute();
    return {
      title: (site?.document as { webSetting: { title: { jpn: string } } } | undefined)?.webSetting.title.jpn,
      items,
      contents,
    };
  }

  async function siteRow(siteKey = 'event/11') {
    return database.kysely.selectFrom('site').selectAll().where('site_key', '=', siteKey).executeTakeFirstOrThrow();
  }

  async function passcode() {
    const rows = await database.kysely
      .selectFrom('site_secret')
      .select('passcode')
      .where('version', '=', 'published')
      .execute();
    return rows[0]?.passcode;
  }

  it('writes the draft and leaves the published site alone', async () => {
    expect(await bring(eventFile({ modules: pages(page(2, 'b'), page(1, 'a')) }))).toMatchObject({
      sites: [{ siteKey: 'event/11' }],
      problems: [],
    });
    const draft = await stored('draft');
    expect(draft.title).toBe('展示会');
    expect(draft.contents).toMatchObject([
      { module_code: 'web_page', sort: 0, document: { contentId: 21, onHome: true } },
    ]);
    expect(draft.contents[0]?.document).not.toHaveProperty('items');
    expect(draft.items.map((item) => item.detail_id)).toEqual([2, 1]);
    expect(await stored('published')).toEqual({ title: undefined, items: [], contents: [] });
    expect(await siteRow()).toMatchObject({ revision: null, published_at: null, own_domain: null, portal_key: null });
  });

  it('replaces the whole draft, and publishing replaces the whole published site', async () => {
    await bring(eventFile({ ...titled('一'), modules: pages(page(1, 'a'), page(2, 'b')) }));
    const first = await publishSite(database, 'event/11');
    await bring(eventFile({ ...titled('二', { ownDomain: 'expo.example.jp' }), modules: pages(page(2, 'c')) }));
    expect((await stored('published')).title).toBe('一');
    expect((await stored('published')).items).toHaveLength(2);
    expect((await siteRow()).own_domain).toBeNull();
    const second = await publishSite(database, 'event/11');
    expect(second).toBeGreaterThan(first);
    expect(await stored('published')).toEqual(await stored('draft'));
    expect(await siteRow()).toMatchObject({ revision: second, own_domain: 'expo.example.jp' });
    expect((await stored('published')).items).toMatchObject([{ detail_id: 2, document: { title: { jpn: 'c' } } }]);
  });

  it('leaves the published site as it was when publishing fails in the middle', async () => {
    await bring(eventFile({ ...titled('一'), modules: pages(page(1, 'a')) }));
    const revision = await publishSite(database, 'event/11');
    await bring(eventFile({ ...titled('二'), modules: pages(page(3, 'x')) }));
    await database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
      create trigger refuse before insert on content_item for each row when (new.version = 'published') execute function refuse();
    `);
    const before = await stored('published');
    await expect(publishSite(database, 'event/11')).rejects.toThrow('the disk is full');
    expect(await stored('published')).toEqual(before);
    expect(before.title).toBe('一');
    expect((await siteRow()).revision).toBe(revision);
    await database.pool.query('drop function refuse cascade');
  });

  it('publishes no site that was never imported', async () => {
    await expect(publishSite(database, 'event/404')).rejects.toThrow(UnknownSite);
  });

  it('publishes one site many times at once, each with a revision of its own', async () => {
    await bring(eventFile({ modules: pages(page(1, 'a')) }));
    const revisions = await Promise.all(Array.from({ length: 5 }, () => publishSite(database, 'event/11')));
    expect(new Set(revisions).size).toBe(5);
    expect((await siteRow()).revision).toBe(Math.max(...revisions));
    expect((await stored('published')).items).toHaveLength(1);
  });

  it('keeps a passcode valid until a site without one is public, and locks nothing by an import', async () => {
    await bring(eventFile());
    await publishSite(database, 'event/11');
    await bring(eventFile({ passcode: '012345' }));
    expect(await passcode()).toBeUndefined();
    await publishSite(database, 'event/11');
    await bring(eventFile());
    expect(await passcode()).toBe('012345');
    await publishSite(database, 'event/11');
    expect(await passcode()).toBeUndefined();
  });

  it('writes only the rows that changed', async () => {
    const rows = async (): Promise<Map<string, string>> => {
      const { rows: found } = await database.pool.query<{ name: string; written: string }>(`
        select 'document' as name, xmin::text as written from site_document where version = 'draft'
        union all select 'content ' || content_id, xmin::text from content_document where version = 'draft'
        union all select 'item ' || detail_id, xmin::text from content_item where version = 'draft'
        union all select 'passcode', xmin::text from site_secret where version = 'draft'
        union all select 'invitation ' || mail_key, xmin::text from draft_invitation
        union all select 'provider', xmin::text from identity_provider where version = 'draft'`);
      return new Map(found.map(({ name, written }) => [name, written]));
    };
    const file = (items: object[], more: object = {}) =>
      eventFile({
        passcode: '012345',
        isInvitingEvent: true,
        invitations: ['hanako@example.jp'],
        identity: { method: 'OpenId', issuer: 'https://id.example.jp', clientId: 'hiroba', clientSecret: 'x' },
        modules: pages(...items),
        ...more,
      });
    await bring(file([page(1, 'a'), page(2, 'b'), page(3, 'c')]));
    const first = await rows();
    await bring(file([page(1, 'a'), page(2, 'b'), page(3, 'c')]));
    expect(await rows()).toEqual(first);
    await bring(file([page(1, 'a'), page(2, 'B'), page(4, 'd')]));
    const second = await rows();
    const changed = [...new Set([...first.keys(), ...second.keys()])].filter(
      (name) => first.get(name) !== second.get(name),
    );
    expect(changed.sort()).toEqual(['item 2', 'item 3', 'item 4']);
    expect((await stored('draft')).items).toHaveLength(3);
  });

  it('imports a portal before its events, in any order of their names', async () => {
    const outcome = await bring(eventFile({ portalId: 1, eventId: 12 }), eventFile({ portalId: 1 }), portalFile());
    expect(outcome.sites.map(({ siteKey }) => siteKey)).toEqual(['portal/1', 'event/12', 'event/11']);
  });

  it('imports no site when one of many has a problem', async () => {
    const { problems } = await bring(portalFile(), eventFile({ languages: [] }));
    expect(problems).toHaveLength(1);
    expect(await database.kysely.selectFrom('site').selectAll().execute()).toEqual([]);
  });

  it('refuses an event whose portal does not exist', async () => {
    expect(await problemsOf(eventFile({ portalId: 7 }))).toEqual([
      'portalId: expected a portal that was imported before or is imported together with this event, found portal/7',
    ]);
  });

  it("refuses another portal's event", async () => {
    await bring(portalFile(), portalFile({ portalId: 2 }), eventFile({ portalId: 1 }));
    expect(await problemsOf(eventFile({ portalId: 2 }))).toEqual([
      'eventId: expected the id of a new event or of one of this portal, found 11, an event of portal 1',
    ]);
  });

  it('refuses the same site twice, and a domain that another site has, as a draft or in public', async () => {
    expect(await problemsOf(portalFile(), portalFile())).toEqual([
      'portalId: expected a site of its own, found portal/1, which another folder of this import has',
    ]);
    await bring(portalFile(titled('x', { ownDomain: 'a.example.jp' })));
    const taken = [
      'webSetting.ownDomain: expected a domain of this site alone, found "a.example.jp", the domain of portal/1',
    ];
    const other = portalFile({ portalId: 2, ...titled('y', { ownDomain: 'a.example.jp' }) });
    expect(await problemsOf(other)).toEqual(taken);
    await publishSite(database, 'portal/1');
    await bring(portalFile());
    expect(await problemsOf(other)).toEqual(taken);
    await publishSite(database, 'portal/1');
    expect(await problemsOf(other)).toEqual([]);
  });

  it('takes many items', async () => {
    const many = Array.from({ length: 1201 }, (_, index) => page(index, `題 ${index}`));
    await bring(eventFile({ modules: pages(...many) }));
    expect((await stored('draft')).items).toHaveLength(1201);
  });

  it('keeps a draft that the console changed after its export, unless it may be replaced', async () => {
    const folder = siteFolder(eventFile());
    const again = (keepsDrafts: boolean) => importSites(database, [folder], { ...options, keepsDrafts });
    const change = async () => {
      // Not in the same millisecond.
      await sql`update site set changed_at = changed_at - interval '1 second', filed_at = filed_at - interval '1 second'`.execute(
        database.kysely,
      );
      await inTransaction(database, (tx) => lockDraftOrder(tx, 'event/11', undefined));
    };
    const exported = () => whileFiled(database.kysely, 'event/11', () => Promise.resolve());
    await again(true);
    await again(true);
    await change();
    await expect(again(true)).rejects.toThrow(
      /^event\/11: the draft was changed in the console .*nothing was imported[\s\S]*hiroba export event\/11 .*--replace-draft$/,
    );
    await exported();
    await again(true);
    await change();
    await again(false);
    await again(true);
    // What was made in the console is in no folder.
    await database.kysely.updateTable('site').set({ filed_at: null }).execute();
    await expect(again(true)).rejects.toThrow('--replace-draft');
  });

  it('reads the file anew each time', async () => {
    const folder = siteFolder(eventFile());
    await importSites(database, [folder], options);
    const file = join(folder, 'site.yaml');
    writeFileSync(file, stringify({ ...(parse(readFileSync(file, 'utf8')) as object), ...titled('新') }));
    await importSites(database, [folder], options);
    expect((await stored('draft')).title).toBe('新');
  });
});
