import { join } from 'node:path';
import { reserveBatch } from '#features/ticket/server/reservation/reserve-batch.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { postgresPrograms } from '../test/postgres-programs.ts';
import { pending } from '../test/sale-floor.ts';
import { type BenchPostgres, startBenchPostgres } from './bench-postgres.ts';
import type { Row } from './row.ts';
import type { TicketFigures } from './ticket-load.ts';
import { buyers, load, longWarmUpMs, membersOfEach, roundMs, type Served, serve } from './ticket-serving.ts';
import { makeTicketWorld, mixedTickets, sellBefore } from './ticket-world.ts';
import { onEmbedded } from './tickets-embedded.ts';

/** A rush as a large event has it; the results for 64 buyers also hold for a small one. */
const rush = 512;

/** The median of so many rounds, taken in turns, so that other work of the machine slows all of them. */
const rounds = 5;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
const times = (value: number): string => `${value.toFixed(1)} ×`;

/** The database's own speed with batches of 64 purchases: no server that sells through it is faster. */
async function bound(database: Database): Promise<number> {
  let sold = 0;
  const started = performance.now();
  while (performance.now() - started < roundMs) {
    const batch = Array.from({ length: buyers }, (_, place) =>
      pending({
        purchaserId: ((sold + place) % (buyers * membersOfEach)) + 1,
        siteKey: 'event/1',
        lines: [{ ticketId: 1, number: 2 }],
        capacity: 10_000_000,
        perPerson: 10_000_000,
      }),
    );
    await reserveBatch(database.pool, batch);
    sold += batch.length;
  }
  return (sold / (performance.now() - started)) * 1000;
}

/** One hot ticket, through HTTP: purchases of 64 members at once. */
export async function ticketSales(folder: string): Promise<Row[]> {
  const embedded = await onEmbedded(join(folder, 'embedded-tickets'));
  const programs = postgresPrograms();
  if (programs === undefined) {
    return [
      { name: 'tickets on PostgreSQL', figure: 'skipped: PostgreSQL is not installed', isMet: true },
      ...embedded.rows,
    ];
  }
  const postgres = await startBenchPostgres(programs, folder);
  const database = await openDatabase({ databaseUrl: postgres.url, dataFolder: folder });
  try {
    await migrate(database);
    const tokens = await makeTicketWorld(database, buyers * membersOfEach);
    return await onPostgres({ postgres, database, tokens, folder, embedded });
  } finally {
    await database.close();
    await postgres.stop();
  }
}

interface World {
  postgres: BenchPostgres;
  database: Database;
  tokens: string[];
  folder: string;
  embedded: { rows: Row[]; perSecond: number };
}

async function onPostgres({ postgres, database, tokens, folder, embedded }: World): Promise<Row[]> {
  const ours: TicketFigures[] = [];
  const plain: TicketFigures[] = [];
  const bounds: number[] = [];
  const oneServer = await serve('ours', folder, postgres.url);
  const plainServer = await serve('plain', folder, postgres.url);
  for (const { ports } of [oneServer, plainServer]) await load(ports, tokens, { warmUp: longWarmUpMs });
  await bound(database);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load(oneServer.ports, tokens));
    plain.push(await load(plainServer.ports, tokens));
    bounds.push(await bound(database));
  }
  const mixed: TicketFigures[] = [];
  const plainMixed: TicketFigures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    mixed.push(await load(oneServer.ports, tokens, { purchases: mixedTickets }));
    plainMixed.push(await load(plainServer.ports, tokens, { purchases: mixedTickets }));
  }
  const alone = await load(oneServer.ports, tokens, { connections: 1 });
  const plainAlone = await load(plainServer.ports, tokens, { connections: 1 });
  await postgres.slowDown(1_500);
  const slow = await inTurns(oneServer, plainServer, tokens, buyers);
  const slowRush = await inTurns(oneServer, plainServer, tokens, rush);
  await postgres.slowDown(0);
  await plainServer.stop();
  await oneServer.stop();
  postgres.useAllCores();
  const servers = await oneAndTwo(folder, postgres.url, tokens);

  const early = await growth(database, postgres, folder, tokens, 1_000);
  const late = await growth(database, postgres, folder, tokens, 1_000_000);

  const mine = median(ours.map((one) => one.perSecond));
  const theirs = median(plain.map((one) => one.perSecond));
  const mixedMine = median(mixed.map((one) => one.perSecond));
  const mixedTheirs = median(plainMixed.map((one) => one.perSecond));
  const most = median(bounds);
  const p99 = median(ours.map((one) => one.p99));
  const row = (name: string, figure: string, target?: string, isMet = true, detail?: string): Row => ({
    name,
    figure,
    target,
    isMet,
    ...(detail === undefined ? {} : { detail }),
  });
  return [
    row(
      'tickets: purchase, 64 buyers',
      perSecond(mine),
      'p99 under 50 ms',
      p99 < 50,
      `p50 ${median(ours.map((one) => one.p50)).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    ),
    row(
      'tickets: plain FOR UPDATE',
      perSecond(theirs),
      'ours at least 10 ×',
      mine >= 10 * theirs,
      `ours is ${times(mine / theirs)}; p99 ${median(plain.map((one) => one.p99)).toFixed(1)} ms`,
    ),
    row(
      'tickets: a mixed rush',
      perSecond(mixedMine),
      'at least 10 × plain',
      mixedMine >= 10 * mixedTheirs,
      `plain ${perSecond(mixedTheirs)}, ours is ${times(mixedMine / mixedTheirs)}; ` +
        `p99 ${median(mixed.map((one) => one.p99)).toFixed(1)} ms`,
    ),
    row(
      'tickets: bare SQL batch',
      perSecond(most),
      'ours at least half',
      mine >= most / 2,
      `ours is ${(mine / most).toFixed(2)} of it`,
    ),
    row(
      'tickets: slow sync (1.5 ms), 64 buyers',
      perSecond(slow.first),
      'at least 30 × plain',
      slow.first >= 30 * slow.second,
      againstPlain(slow),
    ),
    row(
      'tickets: slow sync, 512 buyers',
      perSecond(slowRush.first),
      'at least 30 × plain',
      slowRush.first >= 30 * slowRush.second,
      againstPlain(slowRush),
    ),
    row(
      'tickets: two server processes',
      perSecond(servers.few.second),
      'at least what one does',
      servers.few.second >= servers.few.first,
      againstOne(servers.few),
    ),
    row(
      'tickets: two of them, 512 buyers',
      perSecond(servers.many.second),
      'at least what one does',
      servers.many.second >= servers.many.first,
      againstOne(servers.many),
    ),
    row(
      'tickets: a lone buyer',
      `${alone.p50.toFixed(2)} ms`,
      'waits for nobody',
      alone.p50 <= plainAlone.p50 * 1.1,
      `plain ${plainAlone.p50.toFixed(2)} ms`,
    ),
    row(
      'tickets: with 1,000,000 sold',
      perSecond(late),
      'as with 1,000',
      late >= early * 0.8,
      `with 1,000: ${perSecond(early)}`,
    ),
    row('tickets: embedded', perSecond(embedded.perSecond), 'a third of PostgreSQL', embedded.perSecond >= mine / 3),
    ...embedded.rows,
  ];
}

interface Compared {
  /** Purchases a second, medians. */
  first: number;
  second: number;
}

const againstPlain = ({ first, second }: Compared): string =>
  `plain ${perSecond(second)}, ours is ${times(first / second)}`;
const againstOne = ({ first, second }: Compared): string =>
  `${(second / first).toFixed(2)} × one's ${perSecond(first)}, on the cores the machine gives them`;

async function inTurns(first: Served, second: Served, tokens: string[], connections: number): Promise<Compared> {
  const figures: Compared[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const of = async ({ ports }: Served): Promise<number> => (await load(ports, tokens, { connections })).perSecond;
    figures.push({ first: await of(first), second: await of(second) });
  }
  return { first: median(figures.map((one) => one.first)), second: median(figures.map((one) => one.second)) };
}

/** One server process and two that share the ticket, on the cores the machine gives them. */
async function oneAndTwo(folder: string, url: string, tokens: string[]): Promise<{ few: Compared; many: Compared }> {
  const one = await serve('ours', folder, url, { isFree: true });
  const two = await serve('ours', folder, url, { processes: 2, isFree: true });
  // Each of two has half of the purchases to warm up with.
  for (const { ports } of [one, two]) await load(ports, tokens, { warmUp: longWarmUpMs * ports.length });
  const few = await inTurns(one, two, tokens, buyers);
  const many = await inTurns(one, two, tokens, rush);
  await one.stop();
  await two.stop();
  return { few, many };
}

async function growth(
  database: Database,
  postgres: BenchPostgres,
  folder: string,
  tokens: string[],
  sold: number,
): Promise<number> {
  await database.pool.query('truncate purchased_ticket, ticket_order, ticket_stock restart identity cascade');
  await sellBefore(database, sold);
  const server = await serve('ours', folder, postgres.url);
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) figures.push((await load(server.ports, tokens)).perSecond);
  await server.stop();
  return median(figures);
}
