import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sharedHost } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import { createLog } from '#server/log/log.ts';
import { type Channel, createChannel } from '#server/realtime/channel.ts';
import { tell } from '#server/realtime/hints.ts';
import type { LogTopic, OwnTopic, StateTopic } from '#server/realtime/topic-kinds.ts';
import { sql } from 'kysely';
import { requestContext } from './request-context.ts';

export interface ChannelServer {
  origin: string;
  channel: Channel<string>;
  server: Server;
  logged: string[];
  close(): Promise<void>;
}

export async function createRooms(database: Database): Promise<void> {
  await database.pool.query(`
    create table test_room (room text primary key, version integer not null default 0);
    create table test_event (room text, version integer, text text, primary key (room, version))`);
}

/** Writes under the room's lock as a feature does; `isTold: false` is a process that dies behind its commit. */
export async function write(database: Database, room: string, text: string, { isTold = true } = {}): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { rows } = await sql<{ version: number }>`
      insert into test_room (room, version) values (${room}, 1)
      on conflict (room) do update set version = test_room.version + 1 returning version`.execute(tx);
    const at = rows[0]?.version;
    await sql`insert into test_event (room, version, text) values (${room}, ${at}, ${text})`.execute(tx);
    if (isTold) tell(database, `room/${room}`, at);
  });
}

export async function eventsOf(database: Database, room: string): Promise<{ at: number; text: string }[]> {
  const { rows } = await database.pool.query<{ at: number; text: string }>(
    'select version as at, text from test_event where room = $1 order by version',
    [room],
  );
  return rows;
}

function roomsIn({ pool }: Database): LogTopic<string> {
  return {
    kind: 'log',
    pattern: 'room/{room}',
    mayRead(visitor, { room }) {
      if (room === 'closed' && visitor !== 'member') throw refuse('forbidden');
    },
    async heads(asked) {
      const { rows } = await pool.query<{ version: number }>(
        `select coalesce(r.version, 0) as version from unnest($1::text[]) with ordinality as a (room, sort)
        left join test_room r using (room) order by a.sort`,
        [asked.map(({ room }) => room)],
      );
      return rows.map(({ version }) => version);
    },
    async since(asked, most) {
      const { rows } = await pool.query<{ at: number; events: { at: number }[] }>(
        `select coalesce(r.version, 0) as at, coalesce((
          select jsonb_agg(jsonb_build_object('at', e.version, 'text', e.text) order by e.version) from (
            select * from test_event e where e.room = a.room and e.version > a.after and e.version <= r.version
            order by e.version limit $3
          ) e
        ), '[]') as events
        from unnest($1::text[], $2::int[]) with ordinality as a (room, after, sort)
        left join test_room r using (room) order by a.sort`,
        [asked.map(({ params }) => params['room']), asked.map(({ after }) => after), most],
      );
      return rows;
    },
  };
}

function ownRooms({ pool }: Database): OwnTopic<string> {
  return {
    kind: 'own',
    pattern: 'users/{user}',
    mayRead(visitor, { user }) {
      if (visitor !== user) throw refuse('forbidden');
    },
    async read() {
      const { rows } = await pool.query('select room, version from test_room order by room');
      return { value: rows };
    },
    async heads(asked) {
      const { rows } = await pool.query<{ sum: number }>('select coalesce(sum(version), 0)::int as sum from test_room');
      return asked.map(() => rows[0]?.sum ?? 0);
    },
  };
}

/** A server of the channel alone, on loopback, with rooms that are logs; a hello names who reads by its header `name`. */
export async function startChannel(
  database: Database,
  states: readonly StateTopic<string>[] = [],
): Promise<ChannelServer> {
  const logged: string[] = [];
  const log = createLog('warn', (line) => logged.push(line), Date.now);
  const channel = createChannel<string>({
    isServedHost: () => true,
    pathOf: () => '/web/realtime',
    database,
    clock: Date.now,
    log,
    topics: [roomsIn(database), ownRooms(database), ...states],
    contextOf: (request) => ({ ...requestContext(), host: request.headers.host ?? '', hostSite: sharedHost }),
    enter: ({ headers }) =>
      Promise.resolve({ visitor: headers['name'] ?? '', sessionKey: headers['session'] ?? String(Math.random()) }),
    sitesOf: () => [],
    renew: (visitor) => Promise.resolve(visitor),
    rightsOf: () => Promise.resolve(new Map()),
  });
  const server = createServer().on('upgrade', channel.upgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    channel,
    server,
    logged,
    async close() {
      await channel.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
