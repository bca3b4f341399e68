import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countSources, countStreams, countVisitors } from '#features/access-log/server/count-visitors.ts';
import * as codes from '#features/codes/contract.ts';
import * as numbers from '#features/numbers/contract.ts';
import { type ChartName, chartNames, rowsMax } from '#features/numbers/rules/chart.ts';
import { startOf, timeUnits, unitName } from '#features/numbers/rules/time-unit.ts';
import { keptMs } from '#features/numbers/server/kept-charts.ts';
import { unitInSql } from '#features/numbers/server/charts/unit-in-sql.ts';
import { parseInstant } from '#kernel/period.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { sellTicket } from '../sell-ticket.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';
import { testMember } from '../test-member.ts';

const params = { site: 'event-11' };
const at = (text: string): Date => new Date(parseInstant(text)!);
const days = { from: '2026-11-08', to: '2026-11-14' };

let site: TestSite;
let reader: ConsoleClient;
let seller: ConsoleClient;
let now = testNow;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  reader = await operatorAt(site, 'event/11', 'reader');
  seller = await operatorAt(site, 'event/11', 'sales');
  await setUpApp(seller);
});
afterAll(() => site.close());
const tables = [
  'ticket_checkin',
  'ticket_refund',
  'purchased_ticket',
  'order_source',
  'ticket_order',
  'coupon_use',
  'questionnaire_answer',
  'site_visitors',
  'source_visitors',
  'stream_visitors',
  'visit_source',
  'access_log',
  'booth_view_count',
  'favorite',
  'operator_log',
] as const;
beforeEach(async () => {
  for (const table of tables) {
    // oxlint-disable-next-line no-await-in-loop -- short statements
    await site.database.kysely.deleteFrom(table).execute();
  }
  // Behind what another test counted.
  site.setNow((now += keptMs));
});

type Sale = NonNullable<Parameters<typeof sellTicket>[2]>;
const sell = (sale: Sale = {}) => sellTicket(site.database, null, { contentId: 60, ...sale });
const read = async (chart: ChartName, period: { from: string; to: string } = days) =>
  (await reader.call(numbers.readNumbers, { params, query: { chart, ...period } })).data;
const rowsOf = async (chart: ChartName, period?: { from: string; to: string }) =>
  (await read(chart, period)).groups[0]!.rows;
const money = async (chart: ChartName) => (await rowsOf(chart)).map(({ values }) => values);
const member = async () => (await testMember(site.database, 'portal/1', testNow)).memberId;

describe('what is counted of the sales', () => {
  test('has a row for each day of the period, with the tickets that somebody has and the money that came', async () => {
    await sell({ number: 2 });
    await sell({ order: { ordered_at: at('2026-11-10 23:59:59') } });
    await sell({
      order: { ordered_at: at('2026-11-11 00:00'), paid_attempt: null, is_deferred: true, payment_method: 'Bank' },
    });
    await sell({ ticket: { state: 'canceled', canceled_at: at('2026-11-12') } });
    await sell({ order: { ordered_at: at('2026-11-07 23:59') } });
    await sell({ siteKey: 'event/14' });
    const { unit, columns, groups } = await read('sales');
    expect([unit, columns]).toEqual(['day', ['orders', 'tickets', 'money']]);
    expect(
      groups[0]?.rows.map(({ label, values }) => [label.kind === 'time' && label.at.slice(0, 10), ...values]),
    ).toEqual([
      ['2026-11-08', 0, 0, 0],
      ['2026-11-09', 0, 0, 0],
      ['2026-11-10', 2, 3, 3_000],
      ['2026-11-11', 1, 1, 0],
      ['2026-11-12', 0, 0, 0],
      ['2026-11-13', 0, 0, 0],
      ['2026-11-14', 0, 0, 0],
    ]);
  });

  test('adds up to the same in every chart of the sales', async () => {
    for (const [price, language] of [
      [1_000, 'jpn'],
      [2_500, 'eng'],
      [2_500, 'eng'],
      [0, 'kor'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- four sales
      await sell({ item: { detailId: price === 0 ? 7 : 2, price }, order: { language } });
    }
    const sums = async (chart: ChartName, column: number) =>
      (await money(chart)).reduce((sum, values) => sum + values[column]!, 0);
    expect([
      await sums('sales', 2),
      await sums('tickets', 2),
      await sums('prices', 1),
      await sums('languages', 2),
    ]).toEqual([6_000, 6_000, 6_000, 6_000]);
    expect(await rowsOf('languages')).toMatchObject([
      { label: { language: 'eng' }, values: [2, 2, 5_000] },
      { label: { language: 'jpn' }, values: [1, 1, 1_000] },
      { label: { language: 'kor' }, values: [1, 1, 0] },
    ]);
    expect((await money('prices')).map(([tickets]) => tickets)).toEqual([2, 1, 1]);
  });

  test('is by the hour for a few days, and by the month for years, with a row for each', async () => {
    await sell({ order: { ordered_at: at('2026-11-10 10:30') } });
    const hours = await read('sales', { from: '2026-11-10', to: '2026-11-11' });
    expect([hours.unit, hours.groups[0]?.rows.length, hours.groups[0]?.rows[10]?.values[0]]).toEqual(['hour', 48, 1]);
    const months = await read('sales', { from: '2024-12-01', to: '2026-11-30' });
    expect([months.unit, months.groups[0]?.rows.length, months.groups[0]?.rows.at(-1)?.values[0]]).toEqual([
      'month',
      24,
      1,
    ]);
  });

  test('is refused for a period that ends before it begins or has more than three years', async () => {
    for (const [from, to] of [
      ['2026-11-10', '2026-11-09'],
      ['2020-01-01', '2026-01-01'],
      ['2026-11-31', '2026-12-01'],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- three calls
      const { status, errors } = await reader.call(numbers.readNumbers, {
        params,
        query: { chart: 'sales', from, to },
      } as never);
      expect([status, Object.keys(errors ?? {})]).toEqual([422, ['to']]);
    }
  });
});

test('check-ins are counted by quarters of an hour and by gate', async () => {
  const { ids } = await sell({ number: 5 });
  const times = ['09:14:59', '09:15:00', '09:29:59', '09:30:00', '10:00:00'];
  for (const [place, id] of ids.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- five rows
    await site.database.kysely
      .insertInto('ticket_checkin')
      .values({
        purchased_ticket_id: id,
        staff_id: null,
        gate: place === 3 ? '' : '正面',
        checked_in_at: at(`2026-11-10 ${times[place]}`),
      })
      .execute();
  }
  const { unit, groups } = await read('checkins');
  expect([unit, groups.map(({ title }) => title)]).toEqual([
    'quarter',
    [
      { kind: 'plain', plain: '正面' },
      { kind: 'word', word: 'noGate' },
    ],
  ]);
  expect(groups[0]?.rows.map(({ label, values }) => [label.kind === 'time' && label.at.slice(11), values[0]])).toEqual([
    ['09:00', 1],
    ['09:15', 2],
    ['09:30', 0],
    ['09:45', 0],
    ['10:00', 1],
  ]);
  expect(groups[1]?.rows.map(({ values }) => values[0])).toEqual([0, 0, 1, 0, 0]);
});

test('the database and the rules name the same unit for every instant', async () => {
  const instants = Array.from({ length: 3_000 }, (_, n) => Date.UTC(2023, 11, 31, 14) + n * 8_641_234);
  for (const unit of timeUnits) {
    // oxlint-disable-next-line no-await-in-loop -- five statements
    const { rows } = await sql<{ name: string }>`
      select ${unitInSql(unit, sql`i.at`)} as name
      from unnest(${instants.map((one) => new Date(one))}::timestamptz[]) with ordinality as i (at, place) order by i.place`.execute(
      site.database.kysely,
    );
    expect(rows.map(({ name }) => name)).toEqual(instants.map((one) => unitName(startOf(unit, one))));
  }
});

describe('where buyers came from', () => {
  const token = (letter: string): string => letter.repeat(32);
  let logged = 0;
  const look = (anonymous_token: string, url: string, more: object = {}) =>
    site.post(
      '/v1/log/access/store',
      JSON.stringify([
        {
          is_login: false,
          anonymous_token,
          action: 'view',
          portal_id: 1,
          event_id: 11,
          page: 'home',
          type: 'Web',
          url,
          action_time: '2026-11-20T10:00:00+09:00',
          log_check_key: `00000000-0000-4000-8000-${String((logged += 1)).padStart(12, '0')}`,
          ...more,
        },
      ]),
      { 'content-type': 'application/json', domain: 'hiroba.test', token: domainTokenOfTest },
    );
  let domainTokenOfTest = '';
  beforeAll(async () => {
    const { domainToken } = await import('#features/access-log/server.ts');
    domainTokenOfTest = domainToken('hiroba.test');
  });

  const buy = async (anonymousToken: string): Promise<number> => {
    const answer = await site.post(
      '/web_api/v2/ticket/purchase/1/11/60',
      JSON.stringify({
        purchaserEmail: 'visitor@example.jp',
        purchaserInfo: (await import('../ticket-buyer.ts')).buyerName,
        purchaseList: [{ ticketId: 1, ticketType: 'NORMAL', price: 0, originalPrice: 0 }],
      }),
      {
        'content-type': 'application/json',
        'anonymous-token': anonymousToken,
        'ticket-token': `order-of-${anonymousToken}-${(logged += 1)}`.slice(0, 64),
      },
    );
    return answer.status;
  };

  test('is the source by which the browser came last, of the site or of its portal, and nobody is asked for more', async () => {
    expect((await look(token('a'), '/web/event/11?utm_source=Newsletter')).status).toBe(200);
    await look(token('b'), '/web/event/11?utm_source=x');
    await look(token('b'), '/web/portal/1?utm_source=partner', { event_id: null });
    for (const who of ['a', 'b', 'c']) expect(await buy(token(who))).toBe(200);
    const { rows } = await site.database.pool.query(
      `select f.source from ticket_order o left join order_source f using (order_id) order by o.order_id`,
    );
    expect(rows.map(({ source }) => source)).toEqual(['newsletter', expect.stringMatching(/^(x|partner)$/), null]);
    const stored = await site.database.pool.query(`select token_hash from visit_source`);
    expect(stored.rows.some(({ token_hash }) => token_hash === token('a'))).toBe(false);
    await countSources(site.database, Date.now());
    const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    const chart = await read('sources', { from: '2026-11-01', to: today < '2026-11-30' ? '2026-11-30' : today });
    expect(
      chart.groups[0]?.rows.find(({ label }) => label.kind === 'plain' && label.plain === 'newsletter')?.values,
    ).toEqual([1, 1, 100, 0]);
    expect(chart.groups[0]?.rows.at(-1)).toEqual({ label: { kind: 'word', word: 'direct' }, values: [0, 1, 0, 0] });
  });

  test('is forgotten for orders of later than 30 days, and of a site that there is not', async () => {
    await look(token('a'), '/?utm_source=old');
    await look(token('a'), '/?utm_source=lost', { event_id: 999 });
    await site.database.pool.query(`update visit_source set seen_at = seen_at - interval '31 days'`);
    expect(await buy(token('a'))).toBe(200);
    expect((await site.database.pool.query('select 1 from order_source')).rows).toEqual([]);
    expect((await site.database.pool.query(`select 1 from visit_source where source = 'lost'`)).rows).toEqual([]);
  });

  test('has a bound, however many sources somebody makes up', async () => {
    for (let made = 0; made < 70; made += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each is a visit
      await look(token('ab'[made % 2]!), `/?utm_source=made-up-${made}`);
    }
    await countSources(site.database, Date.now());
    const { rows } = await site.database.pool.query(`select source, visitors from source_visitors`);
    expect(rows).toHaveLength(51);
    expect(rows.find(({ source }) => source === '')?.visitors).toBe(20);
  });

  test('viewers of a stream are browsers that opened its page, and visitors stand beside orders', async () => {
    const { rows: streams } = await site.database.pool.query(
      `select c.content_id, i.detail_id from content_document c join content_item i
        on (i.site_key, i.version, i.content_id) = (c.site_key, c.version, c.content_id)
        where c.site_key = 'event/11' and c.version = 'published' and c.module_code = 'live_stream' limit 1`,
    );
    const { content_id, detail_id } = streams[0];
    for (const who of ['a', 'a', 'b']) {
      // oxlint-disable-next-line no-await-in-loop -- three visits
      await look(token(who), '/', { page: 'module/detail', content_id, detail_id });
    }
    await look(token('c'), '/', { page: 'module/detail', content_id: 999, detail_id });
    await countStreams(site.database, Date.now());
    await countVisitors(site.database, Date.now());
    const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    const period = { from: today, to: today };
    expect((await rowsOf('streams', period)).map(({ values }) => values)).toEqual([[2, 3]]);
    const { unit, groups } = await read('conversion', period);
    expect([unit, groups[0]?.rows[0]?.values]).toEqual(['day', [3, 0, 0]]);
  });
});

test('booths, coupons and answers are counted without anybody’s name', async () => {
  const { kysely } = site.database;
  const [first, second] = [await member(), await member()];
  const { rows: booths } = await site.database.pool.query(
    `select c.content_id, i.detail_id from content_document c join content_item i
      on (i.site_key, i.version, i.content_id) = (c.site_key, c.version, c.content_id)
      where c.site_key = 'event/11' and c.version = 'published' and c.module_code = 'booth' limit 1`,
  );
  const { content_id, detail_id } = booths[0];
  await kysely
    .insertInto('booth_view_count')
    .values({ site_key: 'event/11', content_id, detail_id, views: 40 })
    .execute();
  for (const member_id of [first, second]) {
    // oxlint-disable-next-line no-await-in-loop -- a few rows
    await kysely
      .insertInto('favorite')
      .values({
        site_key: 'event/11',
        member_id,
        content_id,
        detail_id,
        module_id: 1,
        updated_at: at('2026-11-10'),
      })
      .execute();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await kysely
      .insertInto('coupon_use')
      .values({
        site_key: 'event/11',
        member_id,
        content_id: 110,
        coupon_id: 1,
        use_key: 'k'.repeat(64),
        used_at: at('2026-11-10'),
      })
      .execute();
  }
  expect((await read('booths')).groups[0]?.rows.find(({ values }) => values[0] === 40)?.values).toEqual([40, 2]);
  expect((await rowsOf('coupons')).map(({ label, values }) => [label.kind, ...values])).toEqual([['text', 2]]);
});

test('each choice of a questionnaire is counted, and of what somebody wrote only that they did', async () => {
  const { rows: found } = await site.database.pool.query(
    `select content_id, document #> '{serverContent,questions}' as questions from content_document
      where site_key = 'event/11' and version = 'published' and module_code = 'questionnaire' order by content_id limit 1`,
  );
  const { content_id, questions } = found[0] as {
    content_id: number;
    questions: { entryFormKey: string; answerMethod: string; selectorItems?: { key: string }[] }[];
  };
  const [first, second] = [await member(), await member()];
  const written = 'A secret that somebody wrote';
  for (const [place, member_id] of [first, second].entries()) {
    const answers = questions.map(({ entryFormKey, answerMethod, selectorItems = [] }) => ({
      entryFormKey,
      answerMethod,
      textValue: selectorItems.length > 0 ? '' : written,
      selectorValue: selectorItems.slice(place, place + 1).map(({ key }) => ({ key, value: '' })),
    }));
    // oxlint-disable-next-line no-await-in-loop -- two rows
    await site.database.pool.query(
      `insert into questionnaire_answer (site_key, content_id, detail_id, member_id, form_key, language, answers, answered_at)
        values ('event/11', $1, 0, $2, $3, 'jpn', $4, $5)`,
      [content_id, member_id, `form-${place}`, JSON.stringify(answers), at('2026-11-10')],
    );
  }
  const chart = await read('answers');
  const own = chart.groups.slice(0, questions.length);
  expect(own).toHaveLength(questions.length);
  for (const [place, { selectorItems = [] }] of questions.entries()) {
    const values = own[place]!.rows.map((row) => row.values[0]);
    if (selectorItems.length > 1) expect(values).toEqual(selectorItems.map((_, nth) => (nth < 2 ? 1 : 0)));
    if (selectorItems.length === 0) expect(values).toEqual([2]);
  }
  expect(JSON.stringify(chart)).not.toContain(written);
});

test('codes that were made together are one row, and each other code is its own', async () => {
  const body = { name: 'みなと商店', contentId: 60, isForFree: false, discountPrice: 300, number: 2, usesMax: 9 };
  const { data } = await seller.call(codes.makeCodeBatch, { params, body });
  const batch = await seller.call(codes.readCodeBatch, { params: { ...params, codeBatchId: data.codeBatchId } });
  const [one = '', other = ''] = batch.data.entries.map(({ code }) => code);
  const ticket = { price: 700, original_price: 1_000 };
  for (const code_key of [one, other, other, 'EARLY', null]) {
    // oxlint-disable-next-line no-await-in-loop -- five sales
    await sell({ order: { code_key }, ...(code_key !== null && { ticket }) });
  }
  expect(await rowsOf('codes')).toEqual([
    { label: { kind: 'plain', plain: 'みなと商店' }, values: [3, 3, 900] },
    { label: { kind: 'plain', plain: 'EARLY' }, values: [1, 1, 300] },
  ]);
});

describe('a chart', () => {
  test('is counted once for all who look within some seconds, whatever they look at it with', async () => {
    const other = await operatorAt(site, 'event/11', 'editor');
    let asked = 0;
    const { pool } = site.database;
    const query = pool.query.bind(pool);
    const counting = (...given: unknown[]) => {
      if (JSON.stringify(given).includes('purchased_ticket')) asked += 1;
      return (query as (...all: unknown[]) => unknown)(...given);
    };
    const connect = pool.connect.bind(pool);
    Object.assign(pool, { query: counting });
    try {
      const clients = [reader, other, seller];
      const looks = Array.from({ length: 30 }, (_, n) =>
        clients[n % 3]!.call(numbers.readNumbers, { params, query: { chart: 'sales', ...days } }),
      );
      const answers = await Promise.all(looks);
      expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
      expect(asked).toBeLessThanOrEqual(1);
    } finally {
      Object.assign(pool, { query, connect });
    }
    await sell();
    expect((await money('sales')).every((values) => values.every((value) => value === 0))).toBe(true);
    site.setNow((now += keptMs));
    expect((await money('sales')).some(([orders]) => orders === 1)).toBe(true);
  });

  test.each(chartNames)('of %s has a value for each of its columns, and no more rows than its bound', async (chart) => {
    await sell();
    const { columns, groups } = await read(chart);
    const rows = groups.flatMap((group) => group.rows);
    expect(rows.every(({ values }) => values.length === columns.length)).toBe(true);
    expect(rows.length).toBeLessThanOrEqual(rowsMax * Math.max(1, groups.length));
  });
});
