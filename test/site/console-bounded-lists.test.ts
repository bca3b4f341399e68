import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listCases } from '#features/live-chat/contract/moderation.ts';
import type { ConsoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { innerSchemas, type OpenSchema } from '#kernel/schema-parts.ts';
import type { ConsoleClient } from '../console-client.ts';
import * as rows from '../console-list-rows.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

const [few, many] = [300, 12_000];
/** A page, and what is looked at to find it: a third of what there is. */
const readMax = 4_000;
const pageMax = 100;
const bytesMax = 60_000;

interface List {
  fill?: rows.Fill;
  at?: string;
  /** Of other parameters of the path. */
  params?: () => Promise<object>;
  /** Beside the first page and the one behind it. */
  searches?: readonly Readonly<Record<string, string>>[];
}

const words = [{ q: '九条' }, { q: '田中' }];
const lists: Record<string, List> = {
  listOrdersOfSite: { searches: words },
  listAttendeesOfSite: { searches: words },
  listMembersOfSite: { at: 'portal-1', searches: words },
  listGuestsOfSite: { fill: rows.guests, searches: [{ search: 'guest299@' }, { search: 'example' }, { search: 'q' }] },
  listDataRequests: { fill: rows.requests, at: 'portal-1' },
  listChatReports: { fill: rows.reports, searches: [{ state: 'closed' }] },
  listMailingsOfSite: { fill: rows.mailings },
  listRecipientsOfMailing: {
    fill: rows.recipients,
    params: async () => {
      const { kysely } = site.database;
      const row = await kysely.selectFrom('mailing').select('mailing_id').orderBy('mailing_id').executeTakeFirst();
      return { mailingId: row?.mailing_id };
    },
    searches: [{ q: 'r299@' }, { state: 'failed' }],
  },
  listImportsOfSite: { fill: rows.imports },
  listOperators: { fill: rows.operators },
  /** A part of a name is looked for among all operators of the installation, who are not many. */
  listAllOperators: {},
  listInvitations: { fill: rows.operatorLinks },
  readSiteLog: { fill: rows.log, searches: [{ action: 'guests.removed' }] },
  readConsoleLog: { searches: [{ action: 'guests.removed' }] },
};

/** Lists in pages whose number is limited, or that say on purpose what all of them come to. */
const otherwise: Record<string, string> = {
  listCodeBatches: 'a site has at most 1,000 batches',
  readCodeBatch: 'a batch has at most 5,000 codes',
  readPayouts: 'its first page has the sum of all refunds that wait',
  listKeepersOfBooth: 'it says how many keep the booth',
  listConsoleSites: 'console-long-lists.test.ts',
  listDraftItems: 'console-long-lists.test.ts',
  readDraftSessions: 'console-long-lists.test.ts',
};

let site: TestSite;
let owner: ConsoleClient;
let endpoints: readonly ConsoleEndpoint[];
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, '*', 'owner');
  await setUpApp(owner);
  endpoints = site.hiroba.consoleApi.endpoints;
});
afterAll(() => site.close());

/** What has pages: a query names where the next one begins. */
const namesOf = (schema: unknown): string[] => Object.keys(innerSchemas(schema as OpenSchema).at(-1)?.entries ?? {});
const hasPages = ({ method, query }: ConsoleEndpoint): boolean =>
  method === 'GET' && query !== undefined && namesOf(query).some((name) => ['after', 'before'].includes(name));

/** How many rows of tables and entries of indexes were read so far. */
async function rowsRead(): Promise<number> {
  const { kysely } = site.database;
  await sql`select pg_stat_force_next_flush()`.execute(kysely);
  await sql`select pg_stat_clear_snapshot()`.execute(kysely);
  const { rows: read } = await sql<{ read: number }>`
    select ((select sum(seq_tup_read) from pg_stat_user_tables) +
      (select sum(idx_tup_read) from pg_stat_user_indexes))::float8 as read`.execute(kysely);
  return read[0]?.read ?? 0;
}

interface Page {
  entries: number;
  next: string | number | null;
  bytes: number;
  read: number;
}

async function pageOf(name: string, query: Readonly<Record<string, unknown>>): Promise<Page> {
  const list = lists[name]!;
  const endpoint = endpoints.find((one) => one.name === name)!;
  const params = { site: list.at ?? 'event-11', ...(await list.params?.()) };
  const before = await rowsRead();
  const { status, data, message } = await owner.call(endpoint, { params, query } as never);
  const read = (await rowsRead()) - before;
  expect([name, query, status, message]).toEqual([name, query, 200, message]);
  const answer = data as Record<string, unknown> & Pick<Page, 'next'>;
  const entries = Object.values(answer).find((value) => Array.isArray(value)) as unknown[];
  return { entries: entries.length, next: answer.next, bytes: JSON.stringify(data).length, read };
}

/** The first page, the one behind it, and searches. */
async function pagesOf(name: string): Promise<Map<string, Page>> {
  const endpoint = endpoints.find((one) => one.name === name)!;
  const begins = namesOf(endpoint.query).find((one) => ['after', 'before'].includes(one))!;
  const first = await pageOf(name, {});
  const pages = new Map([['first page', first]]);
  expect([name, first.next === null]).toEqual([name, false]);
  pages.set('second page', await pageOf(name, { [begins]: String(first.next) }));
  for (const search of lists[name]!.searches ?? []) {
    // oxlint-disable-next-line no-await-in-loop -- what each reads is counted
    pages.set(JSON.stringify(search), await pageOf(name, search));
  }
  return pages;
}

test('each list of the console that has pages is one whose cost is known here', () => {
  const known = [...Object.keys(lists), ...Object.keys(otherwise)].sort();
  expect(
    endpoints
      .filter(hasPages)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(known);
});

describe('where there is much, a page of the console', () => {
  const grow = async (first: number, last: number): Promise<void> => {
    await rows.people(site.database, first, last);
    for (const { fill } of Object.values(lists)) {
      // oxlint-disable-next-line no-await-in-loop -- one database
      await fill?.(site.database, first, last);
    }
    await sql`vacuum analyze`.execute(site.database.kysely);
  };
  beforeAll(async () => {
    await grow(1, few);
    for (const name of Object.keys(lists)) {
      // oxlint-disable-next-line no-await-in-loop -- the first call of each reads what the process keeps
      await pagesOf(name);
    }
    await grow(few + 1, many);
  });

  test.each(Object.keys(lists))('of %s is no longer, and takes no more than a page takes', async (name) => {
    const pages = await pagesOf(name);
    const tooMuch = [...pages].filter(
      ([, { entries, bytes, read }]) => entries > pageMax || bytes > bytesMax || read > readMax,
    );
    expect(tooMuch).toEqual([]);
  });

  test.each(['open', 'closed'] as const)('of %s cases of the chat shows each of them once, in order', async (state) => {
    const { kysely } = site.database;
    const isOpen = state === 'open';
    const { rows: plain } = await sql<{ first: number; reports: number }>`
      select min(report_id) as first, count(*)::int as reports from chat_report
      where site_key = 'event/11' and (closed_at is null) = ${isOpen}
      group by reported_profile_id, room_id, comment_index order by min(report_id) ${isOpen ? sql`asc` : sql`desc`}
      limit 500`.execute(kysely);
    const shown: { first: number; reports: number }[] = [];
    let after: string | undefined;
    while (shown.length < plain.length) {
      const query = { state, ...(after !== undefined && { after }) };
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
      const { data } = await owner.call(listCases, { params: { site: 'event-11' }, query });
      shown.push(...data.entries.map(({ reportId, reports }) => ({ first: reportId, reports })));
      after = data.next ?? undefined;
    }
    expect(shown.slice(0, plain.length)).toEqual(plain);
  });
});
