import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moduleDocuments } from '#app/module-documents.ts';
import { screensOf } from '#app/modules.ts';
import { moduleSchema, siteDocumentSchema } from '#features/site/documents.ts';
import { createStoredDocuments } from '#features/site/server.ts';
import type { StoredItem } from '#features/site/server/stored-documents.ts';
import { publishSite } from '#features/site/server/publish.ts';
import { moduleParts } from '#kernel/module-documents.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { barest } from './barest.ts';
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

/** Of each kind of site one. */
const bareSites = ['portal/1', 'event/11', 'event/41'];

test('documents that lack every field with a default show the same on every page', async () => {
  const full = await publishedDocuments();
  let left = 0;
  for (const siteKey of bareSites) {
    const bare = withoutDefaults(full, siteKey);
    left += JSON.stringify(full).length - JSON.stringify({ ...full, ...bare }).length;
    const addresses = addressesIn(full, siteKey).map((rest) => `/web/${siteKey}${rest}`);
    const before = [];
    for (const address of addresses) before.push([address, ...(await shownAt(address))]);
    await putDraft({ ...full, ...bare }, siteKey);
    await site.hiroba.features.site.directory.refresh();
    const after = [];
    for (const address of addresses) after.push([address, ...(await shownAt(address))]);
    expect(after).toEqual(before);
  }
  expect(left).toBeGreaterThan(20_000);
  expect(site.logged).toEqual([]);
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
      const [status, text] = await shownAt(base + rest);
      const word = /undefined|NaN|\[object/.exec(text);
      if (status >= 500 || word !== null) wrong.push([base + rest, status, word?.[0]]);
    }
  }
  expect(wrong).toEqual([]);
  expect(site.logged).toEqual([]);
});

async function shownAt(address: string): Promise<[status: number, text: string]> {
  const response = await site.get(address);
  const text = parsePage(await response.text()).body.textContent;
  return [response.status, text.replace(/\{"facts".*/s, '')];
}

async function publishedDocuments(): Promise<OldestDocuments> {
  const of = (columns: string, table: string) =>
    query<never>(`select ${columns} from ${table} where version = 'published' order by site_key`);
  return {
    sites: await query<never>('select site_key, portal_id, event_id from site'),
    documents: await of('site_key, document', 'site_document'),
    contents: await of('site_key, module_code, content_id, sort, document', 'content_document'),
    items: await of('site_key, content_id, detail_id, position, document', 'content_item'),
  };
}

function withoutDefaults(full: OldestDocuments, siteKey: string): Omit<OldestDocuments, 'sites'> {
  const of = <Row extends { site_key: string }>(rows: readonly Row[]): Row[] =>
    rows.filter((row) => row.site_key === siteKey);
  const contents = of(full.contents);
  const schemasOf = (code: string | undefined) => moduleDocuments.get(code as ModuleCode);
  return {
    documents: of(full.documents).map((row) => ({ ...row, document: barest(siteDocumentSchema, row.document) })),
    contents: contents.map((row) => {
      const document = { ...row.document } as Record<string, unknown>;
      for (const part of moduleParts) {
        const schema = schemasOf(row.module_code)?.[part];
        if (schema !== undefined) document[part] = barest(schema, document[part]);
      }
      return { ...row, document: barest(v.omit(moduleSchema, ['items']), document) };
    }),
    items: of(full.items).map((row) => {
      // Enough of each content for its list and a detail.
      if (row.position > 2) return row;
      const code = contents.find(({ content_id }) => content_id === row.content_id)?.module_code;
      const schema = schemasOf(code)?.item;
      return schema === undefined ? row : { ...row, document: barest(schema, row.document) };
    }),
  };
}

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
