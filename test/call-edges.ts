import fc from 'fast-check';
import type { JsonSchema } from '#app/openapi/json-schema.ts';
import { consoleApiPrefix } from '#kernel/console/console-endpoint.ts';
import { sampleCalls } from './all-samples.ts';
import type { CallTrial, DescribedCall } from './described-calls.ts';
import {
  bodySchemaOf,
  type CallParts,
  type GeneratedCall,
  parametersIn,
  requestOf,
  rightPartsOf,
} from './generated-calls.ts';
import { testNow } from './start-test-site.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One call that differs from a right one in one place. */
interface EdgeCall {
  label: string;
  sent: GeneratedCall;
  /** The field that has its longest text, as its description says: no answer may call it wrong. */
  isLongest?: string;
  /** No answer may be a success. */
  isWrong?: boolean;
}

/** Texts that programs stumble over. */
const texts: Readonly<Record<string, string>> = {
  empty: '',
  'a lone surrogate': 'a\ud800b',
  NUL: 'a\0b',
  'marks of direction': '\u202eabc\u2066\u200f',
  '150 emoji': '🎪'.repeat(150),
  'marks on one letter': `e${'\u0301'.repeat(300)}`,
  'a name of JavaScript': '__proto__',
};
/** And values of each kind of JSON. */
const kinds: Readonly<Record<string, unknown>> = {
  null: null,
  true: true,
  'a fraction': 1.5,
  'a negative number': -1,
  'a number without end': 1e308,
  'a number above all ids': 2 ** 53,
  'a list': [null],
  'an object': { length: 5 },
};
/** As the address has it: not all of them are texts of any encoding. */
const partsOfPath: Readonly<Record<string, string>> = {
  'a word': 'x',
  'a negative id': '-1',
  'an id above all': '99999999999',
  'full-width digits': '%EF%BC%91',
  'broken UTF-8': '%ff',
  NUL: '%00',
  'a slash': 'a%2Fb',
  long: 'x'.repeat(1_500),
};
/** A server takes `text/plain` and `…+json` for JSON, as browsers and programs send it. */
const typesOfBody = ['application/xml', 'image/png', 'text/html', 'application/octet-stream', 'x'];
const headersOfVisitors = [
  'language',
  'app-type',
  'device',
  'for-member',
  'anonymous-token',
  'console-user',
  'preview-agent',
];
const wordsOfHeader: Readonly<Record<string, string>> = {
  empty: '',
  long: 'x'.repeat(4_000),
  list: 'eng, jpn',
  latin: '\xe9',
};

const longestOf = (schema: JsonSchema | undefined): number | undefined => {
  if (schema?.type !== 'string' || schema.pattern !== undefined || schema.format !== undefined) return undefined;
  return schema.maxLength !== undefined && schema.maxLength <= 20_000 ? schema.maxLength : undefined;
};

function valuesFor(
  schema: JsonSchema | boolean | undefined,
): { label: string; value: unknown; isLongest?: true; isWrong?: true }[] {
  const own = typeof schema === 'object' ? schema : undefined;
  const longest = longestOf(own);
  const { minimum, maximum } = own ?? {};
  return [
    ...Object.entries(texts).map(([label, value]) => ({ label, value })),
    ...Object.entries(kinds).map(([label, value]) => ({ label, value })),
    ...(longest === undefined || longest === 0
      ? []
      : [
          { label: 'the longest text', value: 'x'.repeat(longest), isLongest: true as const },
          { label: 'the longest text of emoji', value: '👨‍👩‍👧'.repeat(longest), isLongest: true as const },
          { label: 'a letter too many', value: 'x'.repeat(longest + 1), isWrong: true as const },
          { label: 'far too long', value: 'x'.repeat(longest + 50_000), isWrong: true as const },
        ]),
    ...(minimum === undefined
      ? []
      : [
          { label: 'the least', value: minimum },
          { label: 'below the least', value: minimum - 1, isWrong: true as const },
        ]),
    ...(maximum === undefined || maximum > 2 ** 53
      ? []
      : [
          { label: 'the most', value: maximum },
          { label: 'above the most', value: maximum + 1, isWrong: true as const },
        ]),
  ];
}

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name));

/** A right call with one thing changed: each part of it in each way. */
function edgesOf(call: DescribedCall, right: CallParts, schemaOf: (reference: string) => JsonSchema): EdgeCall[] {
  const { path, method, operation } = call;
  const takesForms = operation.requestBody?.content['application/x-www-form-urlencoded'] !== undefined;
  // All calls read the same headers in one place: each is tried at some of them.
  const headers = operation.operationId.length % 8 === 0 ? headersOfVisitors : ['language'];
  const edges: EdgeCall[] = [];
  const add = (label: string, parts: CallParts, more: Partial<EdgeCall> = {}): void =>
    void edges.push({ label, sent: requestOf(call, parts), ...more });
  const resolved = (schema: JsonSchema | boolean | undefined): JsonSchema | boolean | undefined =>
    typeof schema === 'object' && schema.$ref !== undefined ? schemaOf(schema.$ref) : schema;

  add('right', right);
  for (const { name } of parametersIn(operation, 'path')) {
    for (const [label, part] of Object.entries(partsOfPath)) {
      const { sent } = { sent: requestOf({ path: path.replace(`{${name}}`, part), method }, right) };
      edges.push({ label: `path ${name}: ${label}`, sent });
    }
  }
  for (const { name, schema, required } of parametersIn(operation, 'query')) {
    const own = resolved(schema);
    for (const { label, value, isWrong, isLongest } of valuesFor(own)) {
      if (typeof value === 'object') continue;
      add(
        `query ${name}: ${label}`,
        { ...right, query: { ...right.query, [name]: value } },
        {
          ...(isWrong && { isWrong }),
          ...(isLongest && { isLongest: name }),
        },
      );
    }
    add(`query ${name}: left out`, { ...right, query: without(right.query, name) }, { isWrong: required === true });
    const first = right.query[name] ?? 'x';
    add(`query ${name}: twice`, { ...right, query: { ...right.query, [name]: [first, first].flat() } });
  }
  add('query: unknown', { ...right, query: { ...right.query, unknown: 'x', __proto__x: 'x', 'a[b][c]': 'x' } });
  for (const [label, value] of Object.entries(wordsOfHeader)) {
    const { sent } = { sent: requestOf(call, right) };
    for (const name of headers)
      edges.push({ label: `header ${name}: ${label}`, sent: { ...sent, headers: { ...sent.headers, [name]: value } } });
  }
  if (method === 'get' || right.body === undefined) return edges;

  const schema = bodySchemaOf(operation);
  const isNeeded = operation.requestBody?.required === true;
  const asJson = { ...right, isForm: false };
  const plain = requestOf(call, asJson);
  for (const type of [...typesOfBody, ...(takesForms ? [] : ['', 'application/x-www-form-urlencoded'])])
    edges.push({
      label: `body as ${type || 'no type'}`,
      sent: { ...plain, headers: { ...plain.headers, 'content-type': type } },
      isWrong: true,
    });
  const bodies: Record<string, string> = {
    'no JSON': '{"a":',
    'JSON with a name twice': '{"a":1,"a":2}',
    'JSON that is deep': '['.repeat(3_000) + ']'.repeat(3_000),
    'JSON with a broken letter': '{"a":"\\ud800"}',
    'JSON with a mark before it': '\ufeff{}',
  };
  for (const [label, body] of Object.entries(bodies)) edges.push({ label: `body: ${label}`, sent: { ...plain, body } });
  edges.push({ label: 'body: none', sent: { ...plain, body: '' }, isWrong: isNeeded });
  for (const [label, value] of Object.entries(kinds)) add(`body: ${label}`, { ...asJson, body: value });
  if (typeof right.body !== 'object' || right.body === null || Array.isArray(right.body)) return edges;

  const fields = right.body as Fields;
  const properties = schema?.properties ?? {};
  for (const [name, given] of Object.entries(properties)) {
    const own = resolved(given);
    for (const { label, value, isWrong, isLongest } of valuesFor(own)) {
      const changed = { ...fields, [name]: value };
      add(
        `body ${name}: ${label}`,
        { ...asJson, body: changed },
        {
          ...(isWrong && { isWrong }),
          ...(isLongest && { isLongest: name }),
        },
      );
    }
    add(
      `body ${name}: left out`,
      { ...asJson, body: without(fields, name) },
      {
        isWrong: schema?.required?.includes(name) === true,
      },
    );
  }
  add('body: unknown fields', { ...asJson, body: { ...fields, unknown: 'x', constructor: 'x' } });
  if (!takesForms) return edges;

  const form = requestOf(call, { ...right, isForm: true });
  const [name = 'x'] = Object.keys(properties);
  const forms: Record<string, string> = {
    'a name twice': `${String(form.body)}&${name}=1&${name}=2`,
    'broken UTF-8': `${name}=%ff%fe`,
    'a broken escape': `${name}=%zz&%`,
    'deep names': `${name}[a][b][c][d][e][f][g][h][i]=1`,
    'names of JavaScript': '__proto__[x]=1&constructor=1',
    'a large index': `${name}[4294967295]=1`,
  };
  for (const [label, body] of Object.entries(forms)) edges.push({ label: `form: ${label}`, sent: { ...form, body } });
  return edges;
}

/** A poll that waits for news would hold a test for half a minute. */
const waits = /\bisBrief(=0|":false)/;
const seed = 20_261_130;
const allMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACEX'];

/** Makes each call with each part of it changed in each way, and with each method that it has not. */
export async function triedEdges(
  trial: CallTrial,
  described: readonly DescribedCall[],
  known: Fields,
  setNow: (instant: number) => void,
  /** Before each call: a session of whoever may make it. */
  begin: (call: DescribedCall, now: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const all = [...trial.callsBelow('/')];
  let turn = 0;
  for (const call of described) {
    const { operation, path } = call;
    const { ids = {}, body } = sampleCalls[operation.operationId.replace(/Without\w+Id$/, '')] ?? {};
    const named: Fields = { ...known, ...ids };
    await begin(call, testNow + turn * 200);
    const [generated] = fc.sample(rightPartsOf(call, { schemaOf: trial.schemaOf, known: named }), { numRuns: 1, seed });
    const right =
      body === undefined ? generated! : { ...generated!, body: { ...(generated!.body as object), ...body } };
    for (const { label, sent, isLongest, isWrong } of edgesOf(call, right, trial.schemaOf)) {
      if (waits.test(String(sent.body))) continue;
      // Nobody who calls waits: limits on tries are another test's.
      setNow(testNow + (turn += 1) * 200);
      await trial.make(call, sent, label, ({ status }, said) => {
        if (isWrong && status < 300) return `is taken (${status})`;
        const [longest] = isLongest === undefined || status !== 422 ? [] : (JSON.parse(said).errors?.[isLongest] ?? []);
        return longest !== undefined && /within|character/.test(longest) ? `is refused: ${longest}` : undefined;
      });
    }
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(named[name] ?? '1'));
    const found = all.filter((one) => matches(one.path, address)).map(({ method }) => method.toUpperCase());
    for (const method of allMethods.filter((one) => !found.includes(one))) {
      await trial.make(call, { address, method, headers: {} }, method, ({ status }) =>
        status === 405 || (status === 403 && address.startsWith(consoleApiPrefix))
          ? undefined
          : `${method} is answered ${status}`,
      );
    }
  }
  setNow(testNow);
}

/** Whether a described path is meant by an address, word by word. */
function matches(path: string, address: string): boolean {
  const parts = address.split('/');
  const words = path.split('/');
  return (
    words.length === parts.length &&
    words.every(
      (word, at) =>
        word === parts[at] || (/^\{\w+\}$/.test(word) && (!/id\}$/i.test(word) || /^\d+$/.test(parts[at]!))),
    )
  );
}
