import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moduleDocuments } from '#app/module-documents.ts';
import { screensOf } from '#app/modules.ts';
import { createStoredDocuments } from '#features/site/server.ts';
import type { StoredItem } from '#features/site/server/stored-documents.ts';
import { publishSite } from '#features/site/server/publish.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { parsePage } from './parse-page.ts';

/** The published documents of the demo world as commit 7c52cc7 stored them, before releases had numbers. */
interface OldestDocuments {
  sites: { site_key: string; portal_id: number; event_id: number | null }[];
  documents: { site_key: string; document: object }[];
  contents: { site_key: string; module_code: string; content_id: number; sort: number; document: object }[];
  items: { site_key: string; content_id: number; detail_id: number; position: number; document: object }[];
}

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const query = async <Row>(text: string): Promise<Row[]> => (await site.database.pool.query(text)).rows as Row[];

test('documents of today are read as they are stored, so reading them again changes nothing', async () => {
  const told: unknown[] = [];
  const stored = createStoredDocuments(moduleDocuments, (unread) => told.push(unread));
  const at = { siteKey: '', revision: 1 };
  const settings = await query<{ document: StoredJson }>(
    `select document from site_document where version = 'published'`,
  );
  for (const { document } of settings) expect(stored.site(at, document as StoredJson)).toEqual(document);
  const contents = await query<{ document: StoredJson }>(
    `select document from content_document where version = 'published'`,
  );
  for (const { document } of contents)
    expect(stored.module(at, document as StoredJson, 1)).toEqual({ ...(document as unknown as object), sort: 1 });
  const items = await query<StoredItem & { code: ModuleCode }>(
    `select c.module_code as code, i.detail_id as "detailId", i.document from content_item i
     join content_document c using (site_key, version, content_id) where version = 'published'`,
  );
  expect([settings.length > 10, contents.length > 50, items.length > 300]).toEqual([true, true, true]);
  for (const [code, rows] of Map.groupBy(items, (item) => item.code)) {
    expect(await stored.items(at, code, rows)).toEqual(rows.map(({ document }) => document));
  }
  expect(told).toEqual([]);
});

test('the oldest documents are published, and every page of theirs shows what it has', async () => {
  const file = readFileSync(join(import.meta.dirname, 'oldest-documents.json.br'));
  const oldest = JSON.parse(brotliDecompressSync(file).toString()) as OldestDocuments;
  const known = new Set((await query<{ site_key: string }>('select site_key from site')).map((row) => row.site_key));
  const sites = oldest.sites.filter(({ site_key }) => known.has(site_key));
  expect(sites.length).toBeGreaterThan(8);
  for (const { site_key } of sites) await putDraft(oldest, site_key);
  await site.hiroba.features.site.directory.refresh();
  const wrong: unknown[] = [];
  for (const { site_key, portal_id, event_id } of sites) {
    const base = event_id === null ? `/web/portal/${portal_id}` : `/web/event/${event_id}`;
    for (const rest of addressesIn(oldest, site_key)) {
      const response = await site.get(base + rest);
      const text = parsePage(await response.text()).body.textContent;
      const word = /undefined|NaN|\[object/.exec(text.replace(/\{"facts".*/s, ''));
      if (response.status >= 500 || word !== null) wrong.push([base + rest, response.status, word?.[0]]);
    }
  }
  expect(wrong).toEqual([]);
  expect(site.logged).toEqual([]);
});

async function putDraft({ documents, contents, items }: OldestDocuments, siteKey: string): Promise<void> {
  const { kysely } = site.database;
  const version = 'draft' as const;
  const of = <Row extends { site_key: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.site_key === siteKey).map((row) => ({ ...row, version }));
  await kysely.deleteFrom('site_document').where('site_key', '=', siteKey).where('version', '=', version).execute();
  await kysely.insertInto('site_document').values(of(documents)).execute();
  await kysely.insertInto('content_document').values(of(contents)).execute();
  const itemRows = of(items);
  if (itemRows.length > 0) await kysely.insertInto('content_item').values(itemRows).execute();
  await publishSite(site.database, siteKey);
}

function addressesIn({ contents, items }: OldestDocuments, siteKey: string): string[] {
  const modules = contents.filter(({ site_key }) => site_key === siteKey);
  const pages = modules.flatMap(({ module_code, content_id }) => {
    const address = `/module/${module_code}/${content_id}`;
    const first = items.find((item) => item.site_key === siteKey && item.content_id === content_id);
    if (module_code === 'ticket') return [address, `${address}/detail?ticket=${first?.detail_id}`];
    const { list, detail } = screensOf(module_code);
    return [...(list ? [address] : []), ...(detail && first ? [`${address}/${first.detail_id}`] : [])];
  });
  return ['', ...pages, '/users/terms', '/users/privacy-policy', '/users/login', '/verify'];
}
