import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { eventFile, siteFolder, temporaryFolder } from '../../../../test/site-folders.ts';
import { describeEngines, resetDatabase } from '../../../../test/test-database.ts';
import { exportSite } from './export-site.ts';
import { formatProblem } from './import-problem.ts';
import { importSites } from './import-sites.ts';
import { publishSite } from './publish.ts';
import { parseInvitations } from './site-invitations.ts';
import { readDocuments } from '../../../../test/read-documents.ts';

describe('the invitations of a site file', () => {
  const problemsOf = (file: object) =>
    parseInvitations(file as Record<string, unknown>).problems.map(({ place, expected }) => [
      place.join('.'),
      expected,
    ]);

  it.each([
    ['no address', ['hanako@example.jp', 'hanako'], 'invitations.1', 'a mail address, as hanako@example.jp'],
    ['no text', [3], 'invitations.0', 'a text'],
    ['no list', 'hanako@example.jp', 'invitations', 'a list'],
  ])('refuses %s, with its place [ACCESS-019]', (_, invitations, place, expected) => {
    expect(problemsOf({ isInvitingEvent: true, invitations })).toEqual([[place, expected]]);
  });

  it('belong to an invite-only event', () => {
    expect(problemsOf({ invitations: ['hanako@example.jp'] })).toEqual([
      ['invitations', 'no field here, because `isInvitingEvent: true` is missing'],
    ]);
    expect(problemsOf({})).toEqual([]);
  });

  it('are compared as accounts are, each once', () => {
    const invitations = [' Hanako@Example.jp ', 'hanako@example.jp', 'ｊａｍｅｓ@example.com'];
    expect(parseInvitations({ isInvitingEvent: true, invitations }).invitations).toEqual([
      'hanako@example.jp',
      'james@example.com',
    ]);
  });
});

describeEngines('the invitations of a site', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => resetDatabase(database));

  const documents = new Map();
  const bring = async (file: object | string): Promise<void> => {
    const storeImage = () => Promise.reject(new Error('There are no files here.'));
    const folder = typeof file === 'string' ? file : siteFolder(file);
    const { problems } = await importSites(database, [folder], {
      now: 0,
      documents,
      storeImage,
      storeHandout: storeImage,
    });
    expect(problems.map(formatProblem)).toEqual([]);
  };
  const party = (...invitations: string[]) =>
    eventFile({ isInvitingEvent: true, ...(invitations.length > 0 && { invitations }) });
  const invited = async (): Promise<string[]> => {
    const rows = await database.kysely.selectFrom('invitation').select('mail_key').orderBy('mail_key').execute();
    return rows.map((row) => row.mail_key);
  };

  it('count when the site is published, and end with a version without them [ACCESS-019]', async () => {
    await bring(party('a@example.jp', 'b@example.jp'));
    expect(await invited()).toEqual([]);
    await publishSite(database, 'event/11');
    expect(await invited()).toEqual(['a@example.jp', 'b@example.jp']);
    await bring(party('b@example.jp', 'c@example.jp'));
    expect(await invited()).toEqual(['a@example.jp', 'b@example.jp']);
    await publishSite(database, 'event/11');
    expect(await invited()).toEqual(['b@example.jp', 'c@example.jp']);
    await bring(party());
    await publishSite(database, 'event/11');
    expect(await invited()).toEqual([]);
  });

  it('leave those alone that were made without the file', async () => {
    await bring(party('a@example.jp'));
    const own = ['a@example.jp', 'z@example.jp'].map((mail_key) => ({ site_key: 'event/11', mail_key }));
    await database.kysely.insertInto('invitation').values(own).execute();
    await publishSite(database, 'event/11');
    await bring(party());
    await publishSite(database, 'event/11');
    expect(await invited()).toEqual(['a@example.jp', 'z@example.jp']);
  });

  it('are in no document, and are exported with the site', async () => {
    await bring(party('secret-guest@example.jp'));
    const { rows } = await database.pool.query('select document from site_document');
    expect(JSON.stringify(rows)).not.toContain('secret-guest');
    const out = join(temporaryFolder(), 'out');
    await exportSite(database, 'event/11', out, {
      media: { describe: () => undefined } as never,
      stored: readDocuments,
    });
    expect(readFileSync(join(out, 'site.yaml'), 'utf8')).toContain('- secret-guest@example.jp');
    await bring(out);
  });
});
