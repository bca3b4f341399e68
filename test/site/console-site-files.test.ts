import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import * as editor from '#features/editor/contract.ts';
import { setPasscode } from '#features/editor/contract/doors.ts';
import { exportSite, importSite, makeSiteOfFile } from '#features/editor/contract/site-file.ts';
import { listVersions, restoreKeptDraft } from '#features/editor/contract/versions.ts';
import { readSiteLog } from '#features/operator/contract/log.ts';
import { siteNameOf } from '#kernel/console/console-endpoint.ts';
import { unzip } from '#server/archive/unzip.ts';
import { zipFolder } from '#server/archive/zip-folder.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

const params = { site: 'event-12' };
const limits = { mostFiles: 1_000, mostBytes: 100_000_000 };
const base = await mkdtemp(join(tmpdir(), 'hiroba-files-'));
let site: TestSite;
let owner: ConsoleClient;
let editorOfEvent: ConsoleClient;
let folders = 0;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, '*', 'owner', 'owner@example.jp');
  await setUpApp(owner);
  editorOfEvent = await operatorAt(site, 'event/12', 'editor', 'editor@example.jp');
  await setUpApp(editorOfEvent);
});
afterAll(async () => {
  await site.close();
  await rm(base, { recursive: true, force: true });
});

const exported = async (of = params, client = owner): Promise<Buffer> => {
  const { status, bytes } = await client.call(exportSite, { params: of });
  expect(status).toBe(200);
  return bytes;
};
const formOf = (bytes: Uint8Array, more: Record<string, string> = {}): FormData => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'site.zip');
  for (const [name, value] of Object.entries(more)) form.set(name, value);
  return form;
};
const brought = (bytes: Uint8Array, of = params, client = owner) =>
  client.call(importSite, { params: of, form: formOf(bytes) });
const unpacked = async (bytes: Uint8Array): Promise<string> => {
  folders += 1;
  const folder = join(base, String(folders));
  expect(await unzip(bytes, folder, limits)).toBeUndefined();
  return folder;
};
/** The archive with its site file changed. */
const changed = async (bytes: Uint8Array, edit: (yaml: string) => string): Promise<Buffer> => {
  const folder = await unpacked(bytes);
  const file = join(folder, 'site.yaml');
  await writeFile(file, edit(await readFile(file, 'utf8')));
  return (await zipFolder(folder, { ...limits, at: testNow }))!;
};

/** Everything that the draft of a site says, beside what tells when. */
async function draftOf(siteKey: string): Promise<unknown[]> {
  const queries = [
    `select document from site_document where site_key = $1 and version = 'draft'`,
    `select content_id, module_code, sort, document from content_document where site_key = $1 and version = 'draft' order by sort`,
    `select content_id, detail_id, position, document from content_item where site_key = $1 and version = 'draft' order by 1, 3`,
    `select passcode from site_secret where site_key = $1 and version = 'draft'`,
    `select method, issuer, client_id, client_secret, trusts_mail from identity_provider where realm_key = $1 and version = 'draft' order by 1`,
    `select mail_key from draft_invitation where site_key = $1 order by 1`,
  ];
  const answers = [];
  for (const query of queries) answers.push((await site.database.pool.query(query, [siteKey])).rows);
  return answers;
}

describe('a draft that is exported and imported', () => {
  test('says the same as before, in every site of the demo and every template', async () => {
    for (const { template, kind } of (await owner.call(editor.listTemplates)).data) {
      const period = kind === 'event' ? { startDate: '2027-03-06 10:00', endDate: '2027-03-07 17:00' } : {};
      await owner.call(editor.makeSite, { body: { template, language: 'jpn', name: template, ...period } });
    }
    const { kysely } = site.database;
    const all = await kysely.selectFrom('site_document').select('site_key').where('version', '=', 'draft').execute();
    expect(all.length).toBeGreaterThan(15);
    for (const { site_key: key } of all) {
      const of = { site: siteNameOf(key) };
      const before = await draftOf(key);
      const once = await exported(of);
      expect([key, await brought(once, of)]).toMatchObject([key, { status: 200, data: { site: of.site, total: 0 } }]);
      expect([key, await draftOf(key)]).toEqual([key, before]);
      // And what is exported then is the same to the last byte.
      expect([key, (await exported(of)).equals(once)]).toEqual([key, true]);
    }
  }, 120_000);

  test('keeps its picture where a site is made from the file, with a number of its own and its own links', async () => {
    const organizerUrl = '/web/portal/1/event/12/module/ticket/10';
    const bytes = await changed(await exported(), (yaml) => {
      const fields = parse(yaml) as { overview: object };
      return stringify({ ...fields, overview: { ...fields.overview, organizerUrl } });
    });
    const made = await owner.call(makeSiteOfFile, { form: formOf(bytes, { portal: 'portal-1' }) });
    expect(made.status).toBe(200);
    const key = made.data.site!.replace('-', '/');
    const [[settings]] = (await draftOf(key)) as [[{ document: Record<string, Record<string, unknown>> }]];
    const number = Number(key.split('/')[1]);
    expect(settings.document).toMatchObject({ portalId: 1, eventId: number });
    expect(settings.document['webSetting']).not.toHaveProperty('ownDomain');
    expect(settings.document['overview']!['organizerUrl']).toBe(`/web/portal/1/event/${number}/module/ticket/10`);
    const cover = settings.document['overview']!['cover'] as { path: string };
    expect((await site.get(`/web${cover.path}`)).status).toBe(200);
  });
});

describe('an import', () => {
  test('puts the draft before among the versions, from where it is brought back', async () => {
    const before = await draftOf('event/12');
    const other = await changed(await exported(), (yaml) =>
      yaml.replace(/^ {2}title:\n.*\n/m, '  title:\n    jpn: 別\n'),
    );
    await brought(other, params, editorOfEvent);
    expect(await draftOf('event/12')).not.toEqual(before);
    const [draft] = (await owner.call(listVersions, { params })).data.drafts;
    expect(draft).toMatchObject({ before: 'import', by: 'editor' });
    await owner.call(restoreKeptDraft, { params: { ...params, keptId: draft!.keptId } });
    expect(await draftOf('event/12')).toEqual(before);
  });

  test('leaves who is invited and how people log in as they are, whatever the file says', async () => {
    const before = await draftOf('event/12');
    const other = await changed(await exported(), (yaml) => {
      const fields = parse(yaml) as Record<string, unknown>;
      const identity = { method: 'OpenId', issuer: 'https://evil.example.jp', clientId: 'x', trustsMail: true };
      return stringify({
        ...fields,
        usePortal: false,
        isInvitingEvent: true,
        identity,
        invitations: ['mallory@example.jp'],
      });
    });
    expect((await brought(other, params, editorOfEvent)).data).toEqual({ site: 'event-12', problems: [], total: 0 });
    const after = await draftOf('event/12');
    expect(after.slice(-2)).toEqual(before.slice(-2));
    const [draft] = (await owner.call(listVersions, { params })).data.drafts;
    await owner.call(restoreKeptDraft, { params: { ...params, keptId: draft!.keptId } });
  });

  test('names the file, the line and the field of each fault, and changes nothing', async () => {
    const before = await draftOf('event/12');
    const faulty = await changed(await exported(), (yaml) =>
      yaml.replace(/^ {2}startDate: .*$/m, '  startDate: next week'),
    );
    const { status, data } = await brought(faulty);
    expect([status, data.site, data.total]).toEqual([200, null, 1]);
    expect(data.problems).toMatchObject([
      { file: 'site.yaml', line: expect.any(Number), place: 'overview.startDate', found: '"next week"' },
    ]);
    expect(await draftOf('event/12')).toEqual(before);
  });

  test('of what is no file, no archive, no site, or a site of another kind is refused at its field', async () => {
    const says = async (form: FormData) => {
      const { status, errors } = await owner.call(importSite, { params, form });
      return [status, errors?.['file']?.[0]];
    };
    expect(await says(new FormData())).toEqual([422, 'Choose a file.']);
    expect(await says(formOf(Buffer.from('kind: event')))).toEqual([422, expect.stringContaining('as a zip file')]);
    const empty = await zipFolder(await mkdtemp(join(base, 'empty-')), { ...limits, at: testNow });
    expect(await says(formOf(empty!))).toEqual([422, expect.stringContaining('site.yaml')]);
    const portal = await exported({ site: 'portal-1' });
    expect(await says(formOf(portal))).toEqual([422, expect.stringContaining('the other an event')]);
    const large = await owner.call(importSite, {
      params,
      form: new FormData(),
      headers: { 'content-length': String(101 * 1024 * 1024) },
    });
    expect(large.status).toBe(413);
  });

  test('takes a folder in the archive, as a file manager makes it', async () => {
    const folder = await unpacked(await exported());
    const outer = await mkdtemp(join(base, 'outer-'));
    await rename(folder, join(outer, 'my site'));
    const bytes = (await zipFolder(outer, { ...limits, at: testNow }))!;
    expect((await brought(bytes)).data).toMatchObject({ site: 'event-12', total: 0 });
  });
});

test('an export has the passcode, so it asks for a proof of the last ten minutes, and is logged', async () => {
  await owner.call(setPasscode, { params, body: { passcode: '407318' } });
  const folder = await unpacked(await exported());
  expect(parse(await readFile(join(folder, 'site.yaml'), 'utf8'))).toMatchObject({ passcode: '407318' });
  await owner.call(setPasscode, { params, body: { passcode: null } });
  const reader = await operatorAt(site, 'event/12', 'reader', 'reader@example.jp');
  expect((await reader.call(exportSite, { params })).status).toBe(403);
  const unproven = await operatorAt(site, 'event/12', 'editor', 'unproven@example.jp');
  expect(await unproven.call(exportSite, { params })).toMatchObject({ status: 403, reason: 'secondFactor' });
  const { data } = await owner.call(readSiteLog, { params });
  expect(data.entries.map(({ action }) => action)).toContain('site.exported');
});

test('whoever may make no site makes none from a file', async () => {
  const bytes = await exported();
  expect((await editorOfEvent.call(makeSiteOfFile, { form: formOf(bytes) })).status).toBe(403);
  const inPortal = formOf(bytes, { portal: 'portal-1' });
  expect((await editorOfEvent.call(makeSiteOfFile, { form: inPortal })).status).toBe(404);
  const portalOwner = await operatorAt(site, 'portal/1', 'owner', 'portal-owner@example.jp');
  expect((await portalOwner.call(makeSiteOfFile, { form: formOf(bytes) })).status).toBe(403);
  expect((await portalOwner.call(makeSiteOfFile, { form: inPortal })).status).toBe(200);
  const portal = formOf(await exported({ site: 'portal-1' }), { portal: 'portal-1' });
  expect((await portalOwner.call(makeSiteOfFile, { form: portal })).status).toBe(403);
});
