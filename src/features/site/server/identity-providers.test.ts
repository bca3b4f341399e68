import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { problemsOf } from '../../../../test/read-site.ts';
import { eventFile, portalFile, siteFolder, temporaryFolder } from '../../../../test/site-folders.ts';
import { describeEngines, resetDatabase } from '../../../../test/test-database.ts';
import type { Database } from '#server/database/database.ts';
import { exportSite } from './export-site.ts';
import { formatProblem } from './import-problem.ts';
import { importSites } from './import-sites.ts';
import { publishSite } from './publish.ts';
import { readDocuments } from '../../../../test/read-documents.ts';

const documents = new Map();
const provider = { method: 'OpenId', issuer: 'https://id.example.jp', clientId: 'hiroba', clientSecret: 'the secret' };
const portal = (identity?: unknown, login?: object) =>
  portalFile({ ...(identity !== undefined && { identity }), ...(login && { login }) });

describe('the providers of a site file', () => {
  test.each<[string, object, RegExp]>([
    [
      'another method',
      portal({ ...provider, method: 'Google' }),
      /^identity.method: expected one of Bnid, OpenId, Jid, found "Google"/,
    ],
    [
      'an issuer by http',
      portal({ ...provider, issuer: 'http://id.example.jp' }),
      /^identity.issuer: expected an https address/,
    ],
    ['no issuer', portal([{ method: 'Jid', clientId: 'x' }]), /^identity\[0\].issuer: .*found nothing/],
    [
      'no client',
      portal({ method: 'Jid', issuer: 'https://id.example.jp' }),
      /^identity.clientId: expected the name .*found nothing/,
    ],
    ['a misspelt field', portal({ ...provider, secret: 'x' }), /^identity.secret: expected one of the fields/],
    [
      'two of a method',
      portal([provider, { ...provider, clientId: 'other' }]),
      /^identity\[1\].method: expected each method once, found "OpenId"/,
    ],
    ['no fields at all', portal('OpenId'), /^identity: expected fields, found "OpenId"/],
    [
      'a button without a provider',
      portal(provider, { isEnabled: true, authMethod: 'Jid' }),
      /^login.authMethod: expected a method that `identity` has a provider for, found "Jid"/,
    ],
    ['a button without any provider', portal(undefined, { authMethod: 'Jid' }), /^login.authMethod: expected a method/],
    [
      'providers of an event whose accounts are the portal’s',
      eventFile({ portalId: 1, identity: provider }),
      /^identity: expected no field here: the accounts are the portal’s/,
    ],
  ])('refuses %s [AUTH-012, AUTH-015]', async (_, file, problem) => {
    expect(await problemsOf(file)).toEqual([expect.stringMatching(problem)]);
  });

  test.each([
    ['one of a portal', portal(provider, { isEnabled: true, authMethod: 'OpenId', authName: { jpn: '広場ID' } })],
    ['several', portal([provider, { method: 'Jid', issuer: 'demo' }], { authMethod: 'Jid' })],
    ['one of a stand-alone event', eventFile({ portalId: 0, identity: provider, login: { authMethod: 'OpenId' } })],
    ['one of an event with accounts of its own', eventFile({ portalId: 1, usePortal: false, identity: provider })],
    ['the portal’s button at its event', eventFile({ portalId: 1, login: { authMethod: 'Bnid' } })],
  ])('takes %s [AUTH-012]', async (_, file) => {
    expect(await problemsOf(file)).toEqual([]);
  });
});

describeEngines('the providers of a site', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => resetDatabase(database));

  async function bring(file: object | string): Promise<void> {
    const folder = typeof file === 'string' ? file : siteFolder(file);
    const storeImage = () => Promise.reject(new Error('There are no files here.'));
    const { problems } = await importSites(database, [folder], {
      now: 0,
      documents,
      storeImage,
      storeHandout: storeImage,
    });
    expect(problems.map(formatProblem)).toEqual([]);
  }
  const rows = (version: 'draft' | 'published') =>
    database.kysely
      .selectFrom('identity_provider')
      .select(['realm_key', 'method', 'issuer', 'client_id', 'client_secret', 'trusts_mail'])
      .where('version', '=', version)
      .orderBy('method')
      .execute();
  const stored = { realm_key: 'portal/1', method: 'OpenId', issuer: 'https://id.example.jp', client_id: 'hiroba' };

  it('count when the site is published, and end with a version without them', async () => {
    await bring(portal({ ...provider, trustsMail: true }));
    const row = { ...stored, client_secret: 'the secret', trusts_mail: true };
    expect(await rows('draft')).toEqual([row]);
    expect(await rows('published')).toEqual([]);
    await publishSite(database, 'portal/1');
    expect(await rows('published')).toEqual([row]);
    await bring(portal());
    expect(await rows('published')).toEqual([row]);
    await publishSite(database, 'portal/1');
    expect([...(await rows('draft')), ...(await rows('published'))]).toEqual([]);
  });

  it('keep a secret that the file leaves out, for the same client alone', async () => {
    await bring(portal(provider));
    await publishSite(database, 'portal/1');
    const { clientSecret: _, ...withoutSecret } = provider;
    await bring(portal(withoutSecret));
    expect(await rows('draft')).toMatchObject([{ client_secret: 'the secret' }]);
    await bring(portal({ ...withoutSecret, issuer: 'https://other.example.jp' }));
    expect(await rows('draft')).toMatchObject([{ client_secret: null }]);
    // The published site still has it.
    await bring(portal(withoutSecret));
    expect(await rows('draft')).toMatchObject([{ client_secret: 'the secret' }]);
    await bring(portal({ ...provider, clientSecret: 'another' }));
    expect(await rows('draft')).toMatchObject([{ client_secret: 'another' }]);
  });

  it('are in no document, and an export leaves out their secrets', async () => {
    await bring(portal([provider, { method: 'Jid', issuer: 'demo' }], { isEnabled: true, authMethod: 'OpenId' }));
    const { rows: documentsOfSite } = await database.pool.query('select document from site_document');
    expect(JSON.stringify(documentsOfSite)).not.toMatch(/the secret|id\.example\.jp/);
    const out = join(temporaryFolder(), 'out');
    const media = { describe: () => undefined } as never;
    await exportSite(database, 'portal/1', out, { media, stored: readDocuments });
    const text = readFileSync(join(out, 'site.yaml'), 'utf8');
    expect(text).toContain('issuer: https://id.example.jp');
    expect(text).not.toContain('the secret');
    const before = await rows('draft');
    await bring(out);
    expect(await rows('draft')).toEqual(before);
  });
});
