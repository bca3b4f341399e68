import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#features/account/server.ts';
import { buildPath, type Endpoint, isIdParameter } from '#kernel/endpoint.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { contracts } from '../contracts.ts';
import { type MemberCalls, memberCalls } from '../member-calls.ts';
import { testNow } from '../start-test-site.ts';
import { rightLoginId, sampleCalls } from '../all-samples.ts';

let calls: MemberCalls;
let memberIds: ReadonlyMap<string, number>;
beforeAll(async () => {
  calls = await memberCalls();
  const members = await calls.site.database.kysely.selectFrom('member').select(['login_id', 'member_id']).execute();
  memberIds = new Map(members.map(({ login_id, member_id }) => [login_id ?? '', member_id]));
});
afterAll(() => calls.close());

const texts = ['-1', '１', '2147483648', '1e400', 'a\u0000b', '__proto__', "' or 1=1--"];
const values: readonly unknown[] = [
  ...texts,
  '',
  'あ'.repeat(100_000),
  '\ud800',
  '\u202e=1+1',
  null,
  true,
  1.5,
  2 ** 31,
  1e308,
  ['1', null],
  { length: 5 },
  JSON.parse('['.repeat(300) + ']'.repeat(300)),
];

/** Bodies that lead deeper into a call than the fields of its contract do. */
const item = { contentId: 200, detailId: 1, moduleId: 5, isFavorite: true };
const answer = {
  entryFormKey: 'wish',
  answerMethod: 'TEXT',
  textValue: 'x',
  selectorValue: [{ key: 'x', value: 'x' }],
};
const answers = { key: 'k'.repeat(32), answers: [answer] };
const bodies: Readonly<Record<string, unknown>> = {
  setFavorites: [item],
  answerQuestionnaire: answers,
  answerBoothQuestionnaire: answers,
  saveBoothMemo: { contentId: 200, detailId: 1, rank: 3, memo: 'x', version: 0 },
  saveReport: { memo: 'x', name: 'x', department: 'x', version: 0 },
  pollTopics: { epoch: 'x', topics: [{ topic: 'site/event-11', at: 'x' }], isBrief: true },
};

/** The value, with each of its parts replaced by each wild value in turn. */
function* spoilt(whole: unknown): Generator {
  if (typeof whole === 'object' && whole !== null) {
    for (const [key, part] of Object.entries(whole)) {
      for (const other of spoilt(part)) {
        yield Array.isArray(whole) ? whole.with(Number(key), other) : { ...whole, [key]: other };
      }
    }
  }
  yield* values;
}

const fieldsOf = (schema: unknown): string[] =>
  Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});

/** The addresses of a call with each of its texts and of its query's fields replaced by each text in turn. */
function* addressesOf({ name, path, query }: Endpoint): Generator<string> {
  const { ids = {}, query: fields = {} } = sampleCalls[name] ?? {};
  const params: Record<string, string | number> = { portalId: 1, eventId: 11, ...ids };
  const search = new URLSearchParams(fields);
  yield `${buildPath(path, params)}?${search}`;
  for (const one of texts) {
    for (const param of Object.keys(params).filter((key) => !isIdParameter(key) || key === 'detailId')) {
      yield `${buildPath(path, { ...params, [param]: one })}?${search}`;
    }
    for (const field of fieldsOf(query)) {
      yield `${buildPath(path, params)}?${new URLSearchParams({ ...fields, [field]: one })}`;
    }
  }
  for (const field of fieldsOf(query)) {
    yield `${buildPath(path, params)}?${field}=1&${field}=2&${field}[]=3&${field}[__proto__]=4&${field}=%ff`;
  }
}

async function breaks(endpoint: Endpoint, address: string, body: unknown, headers: Record<string, string>) {
  const { site } = calls;
  const url = apiPrefix + address;
  const { status } = await (endpoint.method === 'GET'
    ? site.get(url, headers)
    : site.post(url, JSON.stringify(body) ?? '', { ...headers, 'content-type': 'application/json' }));
  const logged = site.logged.splice(0);
  return status === 500 || status === 503 || logged.length > 0 ? [`${url} ${JSON.stringify(body)}`.slice(0, 300)] : [];
}

/** Calls of accounts take their time over every password, and are tried by tests of their own. */
const tried = contracts.filter(({ at, bodyKind }) => at !== 'account' && bodyKind !== 'multipart');

test.each(tried.map((one) => [one.name, one] as const))(
  '%s is answered in words whatever is written into its fields',
  async (name, endpoint) => {
    const memberId = memberIds.get(rightLoginId(endpoint.who)) as number;
    const { accessToken } = await openSession(calls.site.database.kysely, memberId, testNow);
    const headers = { language: 'eng', 'anonymous-token': 'A'.repeat(32), 'access-token': accessToken };
    const whole = bodies[name] ?? {
      ...Object.fromEntries(fieldsOf(endpoint.body).map((field) => [field, 'x'])),
      ...sampleCalls[name]?.body,
    };
    const [first = '', ...others] = addressesOf(endpoint);
    const broken: string[] = [];
    for (const address of others) broken.push(...(await breaks(endpoint, address, whole, headers)));
    if (endpoint.method === 'POST') {
      for (const body of spoilt(whole)) broken.push(...(await breaks(endpoint, first, body, headers)));
    }
    expect(broken).toEqual([]);
  },
);
