import { join } from 'node:path';
import { sql } from 'kysely';
import { listOrdersOf, type ListWish } from '#features/orders/server/list-orders.ts';
import { ticketDocuments } from '#features/ticket/documents.ts';
import { findableBelow } from '#features/ticket/server.ts';
import * as v from 'valibot';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { postgresPrograms } from '../test/postgres-programs.ts';
import { startBenchPostgres } from './bench-postgres.ts';
import type { Row } from './row.ts';

const few = 1_000;
const many = 100_000;
const growthMax = 2;
/** Below it the growth is that of the noise. */
const noiseMs = 2;
const siteKey = 'event/900';
const rounds = 40;

/** Every twentieth buyer is a Tanaka, every sixtieth a Sakuraba, every 150th a Hiiragi; a Kujo is one of all. */
const families = [
  ['田中', 'タナカ'],
  ...'佐藤サトウ 鈴木スズキ 高橋タカハシ 伊藤イトウ 渡辺ワタナベ 山本ヤマモト 中村ナカムラ 小林コバヤシ 加藤カトウ 吉田ヨシダ 山田ヤマダ 佐々木ササキ 松本マツモト 井上イノウエ 木村キムラ 林ハヤシ 斎藤サイトウ 清水シミズ 森モリ'
    .split(' ')
    .map((name) => [name.replace(/[ァ-ヶー]+$/, ''), /[ァ-ヶー]+$/.exec(name)?.[0] ?? '']),
];

/** The list of orders of an event with 100,000 against one with 1,000, on both engines. */
export async function listsOfOrders(folder: string): Promise<Row[]> {
  const embedded = await openDatabase({ dataFolder: join(folder, 'embedded-orders') });
  const rows: Row[] = [];
  try {
    rows.push(...(await grown(embedded, 'embedded', () => 0)));
  } finally {
    await embedded.close();
  }
  const programs = postgresPrograms();
  if (programs === undefined)
    return [...rows, { name: 'orders on PostgreSQL', figure: 'skipped: PostgreSQL is not installed', isMet: true }];
  const postgres = await startBenchPostgres(programs, folder);
  const database = await openDatabase({ databaseUrl: postgres.url, dataFolder: folder });
  try {
    return [...rows, ...(await grown(database, 'PostgreSQL', () => postgres.cpu()))];
  } finally {
    await database.close();
    await postgres.stop();
  }
}

/** Of few orders these find less than a page, so that a part of the growth is that of the page: seen, not judged. */
const unlikePages: ReadonlySet<string> = new Set(['search that one in 60 match', 'search that one in 150 match']);

async function grown(database: Database, engine: string, cpuBeside: () => number): Promise<Row[]> {
  await migrate(database);
  await makeOrders(database, 1, few);
  const before = await timesOf(database, cpuBeside);
  await makeOrders(database, few + 1, many);
  const after = await timesOf(database, cpuBeside);
  return Object.keys(before).map((look) => {
    const [small = 0, large = 0] = [before[look], after[look]];
    return {
      name: `orders, ${look}, ${engine}`,
      figure: `${(large / small).toFixed(2)} ×`,
      detail: `${large.toFixed(2)} ms of ${many} orders, ${small.toFixed(2)} ms of ${few}`,
      ...(unlikePages.has(look)
        ? { isMet: true }
        : { target: `at most ${growthMax} × or ${noiseMs} ms`, isMet: large <= Math.max(small * growthMax, noiseMs) }),
    };
  });
}

/**
 * The least processor time of each look, in milliseconds, of this process and of its database: other work of the machine
 * adds little to it.
 */
async function timesOf(database: Database, cpuBeside: () => number): Promise<Record<string, number>> {
  const cpu = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000 + cpuBeside();
  };
  const asked = { siteKey, language: 'jpn', now: Date.now() } as const;
  const list = (wish: ListWish) => listOrdersOf(database, asked, wish);
  const { rows } = await sql<{ middle: number }>`select max(order_id) / 2 as middle from ticket_order`.execute(
    database.kysely,
  );
  const after = String(rows[0]?.middle ?? 0);
  const looks: Record<string, ListWish> = {
    'first page': {},
    'deep page': { after },
    'rare search': { q: '九条' },
    'rare search by mail': { q: 'buyer777@example.jp' },
    'common search': { q: 'たなか' },
    'search that one in 60 match': { q: '桜庭' },
    'search that one in 150 match': { q: '柊木' },
    'search of two words': { q: '田中 花子' },
    'common search, deep page': { q: 'たなか', after },
    'search that most match': { q: '@example.jp' },
    'search of one letter': { q: '田' },
    'search that finds nothing': { q: 'ぬぬぬ' },
  };
  const least: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, wish] of Object.entries(looks)) {
      const started = cpu();
      await list(wish);
      least[name] = Math.min(least[name] ?? Number.POSITIVE_INFINITY, cpu() - started);
    }
  }
  return least;
}

const chunk = 10_000;

async function makeOrders(database: Database, first: number, last: number): Promise<void> {
  const document = JSON.stringify(
    v.parse(ticketDocuments[0].item, { detailId: 1, title: { jpn: '入場券' }, price: 0 }),
  );
  await sql`
    insert into ticket_snapshot (site_key, content_id, ticket_id, digest, document)
      values (${siteKey}, 60, 1, ${'a'.repeat(64)}, ${document}::jsonb) on conflict do nothing`.execute(
    database.kysely,
  );
  for (let from = first; from <= last; from += chunk) await makeSome(database, from, Math.min(last, from + chunk - 1));
  for (let below: number | undefined = undefined, isFirst = true; isFirst || below !== undefined; isFirst = false)
    below = await findableBelow(database.kysely, below);
  await sql`vacuum analyze`.execute(database.kysely);
}

async function makeSome({ kysely }: Database, first: number, last: number): Promise<void> {
  const [names, kana] = [families.map(([name]) => name), families.map(([, read]) => read)];
  await sql`
    with made as (
      insert into ticket_order (order_number, purchase_key, site_key, content_id, state, payment_method, amount,
        language, purchaser_mail, purchaser_info, ordered_at, changed_at)
      select 'BENCH' || n, 'bench-' || n, ${siteKey}, 60, case n % 500 when 0 then 'canceled' else 'completed' end,
        case n % 400 when 0 then 'Local' else 'CreditCard' end, 1000, 'jpn', 'buyer' || n || '@example.jp',
        jsonb_build_array(jsonb_build_object('answerMethod', 'NAME', 'selectorValue', jsonb_build_array(
          jsonb_build_object('key', 'last_name', 'value', case
            when n = 500 then '九条' when n % 60 = 7 then '桜庭' when n % 150 = 8 then '柊木'
            else (${names}::text[])[n % 20 + 1]
          end),
          jsonb_build_object('key', 'first_name', 'value', '花子'),
          jsonb_build_object('key', 'last_name_kana', 'value', (${kana}::text[])[n % 20 + 1]),
          jsonb_build_object('key', 'first_name_kana', 'value', 'ハナコ')
        ))), now() - (${many}::integer - n) * interval '1 minute', now()
      from generate_series(${first}::integer, ${last}::integer) n
      returning order_id
    )
    insert into purchased_ticket (order_id, site_key, content_id, ticket_id, snapshot_id, price, original_price, state,
      code, qr_secret, available_started_at)
    select m.order_id, ${siteKey}, 60, 1, s.snapshot_id, 1000, 1000, 'issued', 'B' || m.order_id, 'x', now()
    from made m, (select snapshot_id from ticket_snapshot where site_key = ${siteKey} limit 1) s`.execute(kysely);
}
