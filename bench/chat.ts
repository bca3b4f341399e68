import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { chatCommentaryTopic, chatRoomTopic, chatUserTopic } from '#features/live-chat/rules/channel/chat-topics.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { crowdCall, type CrowdMember, crowdRealm, crowdStream, seedCrowd } from '../test/chat-crowd.ts';
import { chatSource } from '../test/chat-world.ts';
import { postgresPrograms } from '../test/postgres-programs.ts';
import { type BenchPostgres, startBenchPostgres } from './bench-postgres.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import type { ChatOrder, CountAnswer, Delivered, WholeAnswer } from './chat-load.ts';
import type { Addressed } from './chat-senders.ts';
import { messageFrom, startChild, stopChild } from './children.ts';
import type { Row } from './row.ts';

/** What is asked of so many sockets; fewer are asked for as much less. */
const fullSockets = 5_000;
const full = { inRooms: 40, besideStream: 10, hurried: 200 };
const roomSize = 8;
const roomsEach = 2;
/** One in so many reads the commentary. */
const streamShare = 5;
const spans = { warmUpMs: 3_000, calmMs: 20_000, hurriedMs: 10_000, twoServersMs: 10_000, awayMs: 2_000 };
const aims = { calmMs: 60, hurriedMs: 250, bytes: 20 * 1024, wholeMs: 10_000, stopMs: 10_000 };
const patienceMs = 60_000;

const place = { realmKey: crowdRealm, dataSourceId: chatSource };
const streamTopic = chatCommentaryTopic(place, crowdStream);

interface World {
  database: Database;
  postgres: BenchPostgres;
  dataFolder: string;
  people: CrowdMember[];
  load: ChildProcess;
  sockets: number;
  /** How much of the full load it is. */
  share: number;
}

/** Thousands of open chats at one server and at two, while people write, and while servers are killed and stopped. */
export async function chatOfThousands(dataFolder: string, sockets: number): Promise<Row[]> {
  const programs = postgresPrograms();
  if (programs === undefined) return [{ name: 'chat', figure: 'PostgreSQL is not installed', isMet: true }];
  const postgres = await startBenchPostgres(programs, dataFolder);
  const database = await openDatabase({ databaseUrl: postgres.url, dataFolder }, {});
  const load = startChild('bench/chat-load.ts', { core: 1, options: ['--max-old-space-size=4096'] });
  try {
    await migrate(database);
    const people = await seedCrowd(database, { people: sockets, roomSize, roomsEach });
    return await measure({
      database,
      postgres,
      dataFolder,
      people,
      load,
      sockets,
      share: Math.min(1, sockets / fullSockets),
    });
  } finally {
    await stopChild(load);
    await database.close();
    await postgres.stop();
  }
}

async function measure(world: World): Promise<Row[]> {
  const { sockets, share } = world;
  const calm = { inRooms: full.inRooms * share, besideStream: full.besideStream * share };
  const rows: Row[] = [];
  let first = await start(world);
  const { port } = first;

  const before = await first.weigh();
  await tell(world, { do: 'open', ports: [port], ...partsOf(world.people) });
  await wait(1_000);
  rows.push(memoryRow(sockets, ((await first.weigh()) - before) / sockets));

  const { warmUpMs } = spans;
  rows.push(
    delayRow('calm', calm, await tell(world, { do: 'write', ...calm, warmUpMs, ms: spans.calmMs }), aims.calmMs),
  );
  const hurried = { inRooms: 0, besideStream: full.hurried * share };
  const inHurry = await tell<Delivered>(world, { do: 'write', ...hurried, warmUpMs, ms: spans.hurriedMs });
  rows.push(delayRow('hurried', hurried, inHurry, aims.hurriedMs));

  await tell(world, { do: 'begin', ...calm });
  await wait(1_000);
  await first.kill();
  const killedAt = performance.now();
  await wait(spans.awayMs);
  first = await start(world, port);
  const backAt = performance.now();
  await tell(world, { do: 'quiet' });
  const back = await wholeRow(world, 'after kill -9', backAt);
  rows.push({ ...back, detail: `it was away for ${seconds(backAt - killedAt)}` });

  const stopAt = performance.now();
  await first.close();
  const stopMs = performance.now() - stopAt;
  rows.push({
    name: `SIGTERM with ${sockets} open`,
    figure: seconds(stopMs),
    target: `at most ${seconds(aims.stopMs)}`,
    isMet: stopMs <= aims.stopMs,
  });
  first = await start(world, port);
  rows.push(await wholeRow(world, 'after SIGTERM', performance.now()));

  const second = await start(world);
  await tell(world, { do: 'move', ports: [port, second.port] });
  rows.push(await wholeRow(world, 'half of them moved to a second server', performance.now()));
  const together = await tell<Delivered>(world, { do: 'write', ...calm, warmUpMs, ms: spans.twoServersMs });
  rows.push(delayRow('two servers', calm, together, aims.calmMs));

  await wholeRow(world, 'the end', performance.now());
  rows.push(await countRow(world));
  await Promise.all([first.close(), second.close()]);
  return rows;
}

const start = ({ postgres, dataFolder }: World, port = 0): Promise<BuiltServer> =>
  startBuiltServer(dataFolder, { databaseUrl: postgres.url, port });

/** Gives the load an order, and waits for what it answers. */
async function tell<Answer>({ load }: World, order: ChatOrder): Promise<Answer> {
  const answered = messageFrom<{ answer: Answer; problem?: string }>(load);
  load.send(order);
  const { answer, problem } = await answered;
  if (problem !== undefined) throw new Error(problem);
  return answer;
}

/** Who reads what, and who writes where: everybody in their rooms, and everybody beside the stream. */
function partsOf(
  people: readonly CrowdMember[],
): Pick<Extract<ChatOrder, { do: 'open' }>, 'readers' | 'inRooms' | 'besideStream'> {
  const readers = people.map(({ accessToken, profileId, roomIds }, number) => ({
    accessToken,
    own: chatUserTopic(place, profileId),
    logs: [
      ...roomIds.map((roomId) => chatRoomTopic(place, roomId)),
      ...(number % streamShare === 0 ? [streamTopic] : []),
    ],
  }));
  const { contentId, detailId } = crowdStream;
  const beside = `/web_api/v2/live_chat/commentary/0/11/${contentId}/${detailId}`;
  const inRooms = people.map(({ accessToken, roomIds }, number): Addressed => {
    return { accessToken, path: crowdCall('comment', roomIds[number % roomIds.length]) };
  });
  return { readers, inRooms, besideStream: people.map(({ accessToken }) => ({ accessToken, path: beside })) };
}

async function headsOf({ database }: World): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ roomId: number; kind: string; version: number }>(
    'select room_id as "roomId", kind, version from chat_room',
  );
  return Object.fromEntries(
    rows.map(({ roomId, kind, version }) => [
      kind === 'commentary' ? streamTopic : chatRoomTopic(place, roomId),
      version,
    ]),
  );
}

async function wholeRow(world: World, name: string, since: number): Promise<Row> {
  const { whole } = await tell<WholeAnswer>(world, { do: 'whole', heads: await headsOf(world), withinMs: patienceMs });
  const ms = performance.now() - since;
  return {
    name: `${name}: ${whole} of ${world.sockets} whole`,
    figure: seconds(ms),
    target: `all, at most ${seconds(aims.wholeMs)}`,
    isMet: whole === world.sockets && ms <= aims.wholeMs,
  };
}

/** Every acknowledged message is stored once, where it was said to be; every page has what there is. */
async function countRow(world: World): Promise<Row> {
  const counts = await tell<CountAnswer>(world, { do: 'count' });
  const { acknowledged, refused, repeated, lost, doubled, resets, behind, ended, open } = counts;
  const { rows } = await world.database.pool.query<{ there: number; twice: number }>(
    `select count(c.key)::int as there, (count(c.key) - count(distinct c.key))::int as twice
    from unnest($1::uuid[], $2::int[]) as a (key, place)
    left join chat_comment c on c.key = a.key and c.comment_index = a.place`,
    [acknowledged.map(([key]) => key), acknowledged.map(([, index]) => index)],
  );
  const { there, twice } = rows[0] as { there: number; twice: number };
  const missing = acknowledged.length - there;
  const errors = Object.entries(refused).map(([status, count]) => `${count} × ${status}`);
  return {
    name: `${acknowledged.length} messages acknowledged`,
    figure: `${missing + lost} lost, ${twice + doubled} doubled, ${errors.join(', ') || 'no'} errors`,
    detail: `${repeated} tries repeated, ${behind} times behind, ${resets} resets, ${ended} sent away, ${open} open`,
    target: 'none',
    isMet: missing + lost + twice + doubled + errors.length + ended === 0 && open === world.sockets,
  };
}

function memoryRow(sockets: number, bytes: number): Row {
  return {
    name: `memory of each of ${sockets} sockets`,
    figure: `${(bytes / 1024).toFixed(1)} KB`,
    target: `at most ${aims.bytes / 1024} KB`,
    isMet: bytes <= aims.bytes,
  };
}

function delayRow(
  name: string,
  { inRooms, besideStream }: { inRooms: number; besideStream: number },
  { deliveries, p50, p95, p99 }: Delivered,
  aim: number,
): Row {
  const written = [
    ...(inRooms > 0 ? [`${inRooms.toFixed(1)}/s in rooms`] : []),
    `${besideStream.toFixed(1)}/s beside the stream`,
  ];
  return {
    name: `${name}: ${written.join(', ')}`,
    figure: `p95 ${p95} ms`,
    detail: `${deliveries} deliveries, p50 ${p50} ms, p99 ${p99} ms`,
    target: `at most ${aim} ms`,
    isMet: deliveries > 0 && p95 <= aim,
  };
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
