import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPath, type Endpoint, isIdParameter } from '#kernel/endpoint.ts';
import { apiPrefix, bodyMaxBytes } from '#kernel/limits.ts';
import { innerSchemas, type OpenSchema } from '#kernel/schema-parts.ts';
import { createApi } from '#server/http/api.ts';
import { refuse } from '#server/http/refusal.ts';
import { openEntrance } from './call-entrance.ts';
import { contracts } from './contracts.ts';
import { runLength } from './run-length.ts';
import { type CallCounter, countCalls } from './count-calls.ts';
import { requestContext } from './request-context.ts';
import { worstBodies, worstQueries } from './worst-input.ts';

/** The work for one request, in calls of functions of JavaScript. */
const callsMax = 200_000;
const answerMaxBytes = 8 * 1024;

const api = createApi(
  contracts.map((endpoint) => ({ endpoint, handle: () => Promise.reject(refuse('notFound')) })),
  openEntrance,
  () => requestContext({ language: 'kor' }),
);
let counter: CallCounter;
beforeAll(() => (counter = countCalls()));
afterAll(() => counter.close());

interface Input {
  kind: string;
  search: string;
  init: RequestInit;
}

function inputsOf(endpoint: Endpoint): Input[] {
  const queries = worstQueries(endpoint).map((search) => ({
    kind: `a query of ${search.slice(0, 20)}`,
    search,
    init: { method: endpoint.method },
  }));
  if (endpoint.method === 'GET') return queries;
  const most = endpoint.bodyMaxBytes ?? bodyMaxBytes;
  const isFirstOfSize =
    tried.find((one) => one.method !== 'GET' && (one.bodyMaxBytes ?? bodyMaxBytes) === most) === endpoint;
  const bodies = worstBodies(endpoint)
    .filter(({ isOfSchema }) => isOfSchema || isFirstOfSize || runLength !== 'usual')
    .map(({ kind, type, text }) => {
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most);
      return { kind, search: '', init: { method: 'POST', body: text, headers: { 'content-type': type } } };
    });
  return [...bodies, ...queries];
}

function addressOf({ path }: Endpoint): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  return apiPrefix + buildPath(path, Object.fromEntries(names.map((name) => [name, isIdParameter(name) ? 1 : 'x'])));
}

/** Calls that read the same input differ by their handlers alone. */
const tried = contracts.filter(
  (one, index) =>
    contracts.findIndex(
      ({ method, body, query, bodyMaxBytes: most }) =>
        method === one.method && body === one.body && query === one.query && most === one.bodyMaxBytes,
    ) === index,
);

test.each(tried.map((one) => [one.name, one] as const))(
  '%s reads the worst input of the size that it takes with little work, and says so in a short answer',
  async (_, endpoint) => {
    const address = addressOf(endpoint);
    const inputs = inputsOf(endpoint);
    counter.taken();
    const wrong: string[] = [];
    for (const { kind, search, init } of inputs) {
      const response = await api.fetch(new Request(`http://hiroba.test${address}?${search}`, init));
      const { byteLength } = await response.arrayBuffer();
      if (byteLength > answerMaxBytes) wrong.push(`${kind}: an answer of ${byteLength} bytes`);
      const calls = counter.taken();
      if (calls > callsMax) wrong.push(`${kind}: ${calls} calls`);
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);

test('a call measures the lists, names and texts of its input before it looks into them', () => {
  const open = contracts.flatMap(({ name, body, query, bodyKind }) =>
    [body, query]
      .flatMap((schema) => openParts(schema as OpenSchema | undefined, bodyKind === 'multipart'))
      .map((part) => `${name}: ${part}`),
  );
  // The answers of a registration are parsed by the schema of the profile afterwards.
  expect(open).toEqual(['register: answers.0 takes any names']);
});

/** Parts of an input whose size only the body limits. */
function openParts(schema: OpenSchema | undefined, takesFiles: boolean, place: readonly string[] = []): string[] {
  if (schema === undefined) return [];
  const layers = innerSchemas(schema);
  const base = layers.at(-1);
  const actions = new Set(layers.flatMap(({ pipe = [] }) => pipe.map(({ type }) => type)));
  const named = (what: string): string => `${place.join('.')} ${what}`;
  const own: Record<string, boolean> = {
    'is a list whose items come before its length': base?.type === 'array' && base.isMeasured !== true,
    'is a text of any length':
      base?.type === 'string' && !['max_length', 'regex', 'uuid'].some((one) => actions.has(one)),
    'takes any names':
      ['loose_object', 'object_with_rest'].includes(base?.type ?? '') ||
      (base?.type === 'record' && base.isMeasured !== true),
    'takes anything': ['any', 'unknown'].includes(base?.type ?? '') && !takesFiles,
  };
  return [
    ...Object.entries(own).flatMap(([what, isSo]) => (isSo ? [named(what)] : [])),
    ...Object.entries(base?.entries ?? {}).flatMap(([name, part]) => openParts(part, takesFiles, [...place, name])),
    ...(base?.options ?? []).flatMap((part) => (typeof part === 'object' ? openParts(part, takesFiles, place) : [])),
    ...(base?.item ? openParts(base.item, takesFiles, [...place, '0']) : []),
  ];
}
