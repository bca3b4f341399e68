import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createReadCaller } from '#features/account/server.ts';
import { createSiteServer, type Visit } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { hashSecret } from '#server/secret-token.ts';
import { publishTestSites } from '../../../../test/published-site.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { describeEngines, resetDatabase } from '../../../../test/test-database.ts';
import { connectIdentity } from './connect.ts';
import type { IdentityServices } from './identity-services.ts';
import { readDocuments } from '../../../../test/read-documents.ts';

const portal = {
  kind: 'portal',
  portalId: 1,
  languages: ['jpn'],
  webSetting: { title: { jpn: '広場' } },
  login: { isEnabled: true },
};

describeEngines('two tabs that come back with one new identity', (open) => {
  let database: Database;
  let services: IdentityServices;
  let visit: Visit;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await resetDatabase(database);
    await publishTestSites(database, [{ site: portal }]);
    await database.kysely
      .insertInto('identity_provider')
      .values({ realm_key: 'portal/1', version: 'published', method: 'Jid', issuer: 'demo', client_id: 'hiroba' })
      .execute();
    const server = createSiteServer(database, [], readDocuments, {
      callerOf: createReadCaller(database),
      closedContents: async () => new Map(),
    });
    await server.directory.refresh();
    visit = await server.doors.lookPublished({ portalId: 1 }, requestContext());
    services = {
      database,
      site: server,
      mail: { send: () => Promise.resolve() },
      publicUrl: undefined,
      openId: undefined as never,
    };
  });

  const proof = (token: string, more: object = {}) =>
    database.kysely
      .insertInto('identity_proof')
      .values({
        token_hash: hashSecret(token),
        realm_key: 'portal/1',
        method: 'Jid',
        issuer: 'demo',
        subject: 'minami',
        mail: 'minami@example.jp',
        expires_at: new Date(requestContext().now + 60_000),
        ...more,
      })
      .execute();
  const connect = (token: string, tries?: number) => connectIdentity(services, visit, token, tries);
  const count = async () =>
    (
      await database.pool.query(
        'select (select count(*)::int from member) as members, (select count(*)::int from member_identity) as identities',
      )
    ).rows[0];

  test('make one member and log in both', async () => {
    await proof('one');
    await proof('two');
    const [first, second] = await Promise.all([connect('one'), connect('two')]);
    expect(first.userId).toBe(second.userId);
    expect([first.outcome, second.outcome].sort()).toEqual(['loggedIn', 'registered']);
    expect(await count()).toEqual({ members: 1, identities: 1 });
  });

  test('one proof makes one session, even when it is sent several times at once', async () => {
    await proof('one');
    const outcomes = await Promise.allSettled([connect('one'), connect('one'), connect('one')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 410 });
    }
    const { rows } = await database.pool.query('select count(*)::int as sessions from member_session');
    expect(rows).toEqual([{ sessions: 1 }]);
  });

  /** A visitor registers with the address while the identity is being connected, and is a moment earlier. */
  async function overtaken(tries?: number) {
    await proof('one');
    const other = await database.pool.connect();
    await other.query('begin');
    await other.query(
      "insert into member (realm_key, mail, mail_key, language) values ('portal/1', 'minami@example.jp', 'minami@example.jp', 'jpn')",
    );
    const connecting = connect('one', tries).catch((error: unknown) => error);
    await waitingForALock(database);
    await other.query('commit');
    other.release();
    return connecting;
  }

  test('a registration with the same address that finishes first leads to a refusal, not to an error', async ({
    skip,
  }) => {
    if (database.engine === 'embedded') skip('One connection: nothing runs beside a transaction.');
    expect(await overtaken()).toMatchObject({ status: 409 });
    expect(await count()).toEqual({ members: 1, identities: 0 });
  });

  test('without the second look the conflict would be an error of the server', async ({ skip }) => {
    if (database.engine === 'embedded') skip('One connection: nothing runs beside a transaction.');
    expect(await overtaken(1)).toMatchObject({ code: '23505' });
  });
});

async function waitingForALock(database: Database): Promise<void> {
  const waiting = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ waiting: number }>(
      "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return rows[0]?.waiting ?? 0;
  };
  while ((await waiting()) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
}
