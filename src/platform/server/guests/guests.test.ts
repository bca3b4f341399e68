import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { resetDatabase, testDatabase } from '../../../../test/test-database.ts';
import type { Database } from '#server/database/database.ts';
import { isDatabaseAway } from '#server/database/database-away.ts';
import { hintBus, tell, told } from '#server/realtime/hints.ts';
import { socketName } from './guest-address.ts';
import { hintsPacket, messageMax } from './guest-messages.ts';
import { type Offer, offerDatabase } from './offer-database.ts';
import { openAsGuest } from './open-as-guest.ts';
import type { GuestPatience } from './serve-guest.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => resetDatabase(database));

function newFolder(name = 'data'): string {
  const parent = mkdtempSync(join(tmpdir(), 'hiroba-guests-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, name);
  mkdirSync(folder);
  return folder;
}

async function offer(
  folder: string,
  patience: Partial<GuestPatience> = {},
): Promise<{ offer: Offer; problems: string[] }> {
  const problems: string[] = [];
  const onProblem = (line: string): void => void problems.push(line);
  const made = await offerDatabase(database, folder, { onProblem, farewellMs: 50, ...patience });
  onTestFinished(() => made.close());
  return { offer: made, problems };
}

async function guestOf(folder: string): Promise<Database> {
  const guest = await openAsGuest(folder);
  if (guest === undefined) throw new Error('Nobody offers a database there.');
  onTestFinished(() => guest.close());
  return guest;
}

const add = (to: Pick<Database['pool'], 'query'>, id: number) =>
  to.query('insert into site (site_key, portal_id) values ($1, $2)', [`portal/${id}`, id]);
const portals = async (of: Pick<Database['pool'], 'query'>): Promise<number[]> =>
  (await of.query<{ portal_id: number }>('select portal_id from site order by portal_id')).rows.map(
    (row) => row.portal_id,
  );

/** Sends bytes and answers what came back until the end of the connection. */
function sendRaw(folder: string, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(join(folder, socketName));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(bytes);
  });
}

describe('a guest of the embedded database', () => {
  it('reads and writes beside the server and other guests, each in its turn', async () => {
    const folder = newFolder();
    await offer(folder);
    const [one, two] = [await guestOf(folder), await guestOf(folder)];
    await Promise.all(
      [one, two, database].flatMap(({ pool }, place) => [1, 2, 3, 4].map((id) => add(pool, place * 10 + id))),
    );
    expect(await portals(one.pool)).toEqual([1, 2, 3, 4, 11, 12, 13, 14, 21, 22, 23, 24]);
    await expect(add(two.pool, 1)).rejects.toMatchObject({ code: '23505' });
    expect(await portals(two.pool)).toHaveLength(12);
  });

  it('has a transaction to itself: the others wait, and see all of it or nothing', async () => {
    const folder = newFolder();
    await offer(folder);
    const guest = await guestOf(folder);
    let seen: number[] | undefined;
    let asked: Promise<number[]> | undefined;
    await guest.kysely.transaction().execute(async (tx) => {
      await tx.insertInto('site').values({ site_key: 'portal/1', portal_id: 1 }).execute();
      asked = portals(database.pool).then((found) => (seen = found));
      await tx.insertInto('site').values({ site_key: 'portal/2', portal_id: 2 }).execute();
      expect(seen).toBeUndefined();
    });
    expect(await asked).toEqual([1, 2]);
    await expect(
      guest.kysely.transaction().execute(async (tx) => {
        await tx.insertInto('site').values({ site_key: 'portal/3', portal_id: 3 }).execute();
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await portals(database.pool)).toEqual([1, 2]);
  });

  it('that is killed or says nothing in a transaction leaves nothing behind', async () => {
    const folder = newFolder();
    await offer(folder, { silenceMs: 20 });
    const silent = await guestOf(folder);
    const client = await silent.pool.connect();
    client.on('error', () => undefined);
    await client.query('begin');
    await add(client, 1).catch(() => undefined);
    // The server goes on by itself: this waits in the same line.
    expect(await portals(database.pool)).toEqual([]);
    const failure = await client.query('commit').catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
    client.release(true);
    expect(await portals((await guestOf(folder)).pool)).toEqual([]);
  });

  it('sends large rows, and gets them back', async () => {
    const folder = newFolder();
    await offer(folder);
    const guest = await guestOf(folder);
    const text = '広場'.repeat(1_000_000);
    const { rows } = await guest.pool.query<{ text: string }>('select $1::text as text', [text]);
    expect(rows[0]?.text === text).toBe(true);
  });

  it('is heard at once by the open pages of the server', async () => {
    const folder = newFolder();
    await offer(folder);
    const guest = await guestOf(folder);
    const heard: string[] = [];
    onTestFinished(hintBus(database).listen(([topic]) => void heard.push(topic)));
    for (let id = 1; id <= 300; id += 1) tell(guest, `site/portal/${'x'.repeat(50)}${id}`);
    await told(guest);
    expect(heard).toHaveLength(300);
  });

  it('hears that the server stops: at once, or when its transaction has had some time', async () => {
    const folder = newFolder();
    const { offer: made } = await offer(folder);
    const [idle, busy] = [await guestOf(folder), await guestOf(folder)];
    const client = await busy.pool.connect();
    client.on('error', () => undefined);
    await client.query('begin');
    await add(client, 1);
    const closing = made.close();
    await expect(idle.pool.query('select 1')).rejects.toThrow(
      /Connection terminated|connection error|ENOENT|ECONNREFUSED/,
    );
    await closing;
    expect(isDatabaseAway(await client.query('commit').catch((error: unknown) => error))).toBe(true);
    client.release(true);
    expect(await portals(database.pool)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
    expect(await openAsGuest(folder)).toBeUndefined();
  });
});

describe('the socket', () => {
  it('is for the owner of the folder alone, in a folder with a long name too, and replaces one left by a crash', async () => {
    const folder = newFolder('広'.repeat(60));
    const left = createServer().listen(join(folder, '..', 's'));
    await new Promise((listening) => left.once('listening', listening));
    const file = join(folder, socketName);
    writeFileSync(file, '');
    expect(await openAsGuest(folder)).toBeUndefined();
    left.close();
    const { problems } = await offer(folder);
    expect(problems).toEqual([]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual([socketName]);
    expect(await portals((await guestOf(folder)).pool)).toEqual([]);
  });

  it('says in one sentence why it cannot be there', async () => {
    const folder = join(newFolder(), 'none');
    const { problems } = await offer(folder);
    expect(problems).toEqual([expect.stringMatching(/^Commands cannot reach this server, so stop it before/)]);
    expect(existsSync(folder)).toBe(false);
    expect(await openAsGuest(folder)).toBeUndefined();
  });

  it('refuses a server of another version instead of changing its database', async () => {
    const folder = newFolder();
    await offer(folder);
    const { rows } = await database.pool.query<{ name: string }>(
      'delete from migration where name = (select max(name) from migration) returning *',
    );
    await expect(openAsGuest(folder)).rejects.toThrow(/is an older version of Hiroba than this command: restart it/);
    await database.pool.query('insert into migration select * from jsonb_populate_record(null::migration, $1)', [
      JSON.stringify(rows[0]),
    ]);
    expect(await openAsGuest(folder).then((guest) => guest?.close())).toBeUndefined();
  });

  it('takes no other words, none without an end, and none larger than a command sends', async () => {
    const folder = newFolder();
    await offer(folder, { helloMs: 50 });
    const words = [
      Buffer.from('GET / HTTP/1.1\r\n\r\n'),
      Buffer.alloc(64 * 1024, 0x41),
      Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]),
      Buffer.from([0, 0, 0, 8, 0, 3, 0, 1]),
      Buffer.from([0, 0]),
    ];
    for (const bytes of words) expect(await sendRaw(folder, bytes)).toBe('');
    expect(await sendRaw(folder, hintsPacket('{"from":"x","hints":"no"}'))).toBe('heard');
    const begun = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
    const negative = Buffer.from([0x51, 0xff, 0xff, 0xff, 0]);
    expect(await sendRaw(folder, Buffer.concat([begun, negative]))).not.toContain('heard');
    const endless = Buffer.alloc(5 + messageMax + 1);
    endless[0] = 0x51;
    endless.writeInt32BE(messageMax * 2, 1);
    expect(await sendRaw(folder, Buffer.concat([begun, endless]))).not.toContain('heard');
    expect(await portals((await guestOf(folder)).pool)).toEqual([]);
  });
});
