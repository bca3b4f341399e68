import fc from 'fast-check';
import type { Operation, Parameter } from '#app/openapi/document.ts';
import type { JsonSchema } from '#app/openapi/json-schema.ts';
import { encodeForm } from '#kernel/form-body.ts';

/** A request that follows from the description of a call alone. */
export interface GeneratedCall {
  address: string;
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

type Fields = Readonly<Record<string, unknown>>;
type SchemaOf = (reference: string) => JsonSchema;

/** What no field takes, or few do: each kind of JSON, numbers at the edges, and texts that programs stumble over. */
const wild = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  1e308,
  '',
  'x',
  'a\0b',
  '\ud800',
  '🎪'.repeat(150),
  'あ'.repeat(3_000),
  [],
  [null],
  {},
  { length: 5 },
);

/** Values as a schema describes them, with texts as long as they may be. */
export function valueOf(
  schema: JsonSchema | boolean | undefined,
  schemaOf: SchemaOf,
  depth = 0,
): fc.Arbitrary<unknown> {
  if (schema === undefined || typeof schema === 'boolean') return fc.constantFrom('x', 1);
  if (schema.$ref !== undefined) return valueOf(schemaOf(schema.$ref), schemaOf, depth);
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms !== undefined) return fc.oneof(...forms.map((one) => valueOf(one, schemaOf, depth)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...(schema.enum as unknown[]));
  const [type] = [schema.type].flat();
  if (type === 'string') return textOf(schema);
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 300, (schema.minimum ?? 0) + 300) });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') {
    const minLength = schema.minItems ?? 0;
    const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? 3, depth > 3 ? 0 : 3));
    return fc.array(valueOf(schema.items as JsonSchema, schemaOf, depth + 1), { minLength, maxLength });
  }
  return fieldsOf(schema, schemaOf, depth + 1);
}

const min = new Date('2000-01-01');
const max = new Date('2100-01-01');

function textOf({ pattern, format, minLength = 0, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern, 'u')).filter(({ length }) => length <= (maxLength ?? length));
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.date({ min, max, noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  if (format === 'email') return fc.emailAddress();
  const most = Math.min(maxLength ?? 60, 200);
  const long = maxLength === undefined ? [] : [fc.constant('🎪'.repeat(Math.min(maxLength, 1_000)))];
  return fc.oneof(fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, most) }), ...long);
}

function fieldsOf(schema: JsonSchema, schemaOf: SchemaOf, depth = 0): fc.Arbitrary<Fields> {
  const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, valueOf(part, schemaOf, depth)]);
  return fc.record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: schema.required ?? [],
  });
}

/** The value, or the value with one of its fields gone or replaced by something wild. */
function spoilt(fields: Fields): fc.Arbitrary<Fields> {
  const names = Object.keys(fields);
  if (names.length === 0) return fc.constant({ unknown: 1 });
  return fc.oneof(
    fc.tuple(fc.constantFrom(...names), wild).map(([name, value]) => ({ ...fields, [name]: value })),
    fc.constantFrom(...names).map((name) => Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name))),
  );
}

/** What is sent in a call, by its place. */
export interface CallParts {
  ids: Fields;
  query: Fields;
  headers: Fields;
  /** Undefined: the call sends none. */
  body: unknown;
  isForm: boolean;
}

interface Described {
  path: string;
  method: 'get' | 'post';
  operation: Operation;
}

interface Tools {
  schemaOf: SchemaOf;
  /** The ids of things that there are. */
  known: Fields;
}

const formType = 'application/x-www-form-urlencoded';

export const parametersIn = ({ parameters }: Operation, place: Parameter['in']): Parameter[] =>
  parameters.flatMap((one) => ('in' in one && one.in === place ? [one] : []));

/** The schema of a body of texts; undefined for a call without one, and for files. */
export function bodySchemaOf({ requestBody }: Operation): JsonSchema | undefined {
  const [, described] =
    Object.entries(requestBody?.content ?? {}).find(([kind]) => kind !== 'multipart/form-data') ?? [];
  return described?.schema;
}

const takesForms = ({ requestBody }: Operation): boolean => requestBody?.content[formType] !== undefined;

function partsIn(operation: Operation, place: Parameter['in'], schemaOf: SchemaOf): fc.Arbitrary<Fields> {
  const named = parametersIn(operation, place);
  const required = named.filter((one) => one.required === true).map(({ name }) => name);
  const properties = Object.fromEntries(named.map(({ name, schema }) => [name, schema]));
  return fieldsOf({ type: 'object', properties, required }, schemaOf);
}

/** Calls of one operation as it is described. */
export function rightPartsOf({ operation }: Described, { schemaOf, known }: Tools): fc.Arbitrary<CallParts> {
  const schema = bodySchemaOf(operation);
  return fc.record({
    ids: partsIn(operation, 'path', schemaOf).map((ids) => ({ ...ids, ...known })),
    query: partsIn(operation, 'query', schemaOf),
    headers: partsIn(operation, 'header', schemaOf).map((headers) => ({ language: 'eng', ...headers })),
    body: schema === undefined ? fc.constant(undefined) : valueOf(schema, schemaOf),
    isForm: takesForms(operation) ? fc.boolean() : fc.constant(false),
  });
}

/** Calls of one operation, as it is described and off it. */
export function callsOf(described: Described, tools: Tools): fc.Arbitrary<GeneratedCall> {
  const { operation, method } = described;
  const maybeSpoilt = (fields: Fields): fc.Arbitrary<Fields> =>
    fc.oneof({ weight: 2, arbitrary: fc.constant(fields) }, { weight: 1, arbitrary: spoilt(fields) });
  const schema = bodySchemaOf(operation);
  const bodyOff = (body: unknown): fc.Arbitrary<unknown> => {
    if (method === 'get' || schema?.type === 'array') return fc.constant(body);
    const fields = schema?.type === 'object' ? (body as Fields) : {};
    return fc.oneof({ weight: 4, arbitrary: maybeSpoilt(fields) }, { weight: 1, arbitrary: wild });
  };
  return rightPartsOf(described, tools)
    .chain((parts) =>
      fc.record({
        ids: fc.oneof(
          { weight: 9, arbitrary: fc.constant(parts.ids) },
          { weight: 1, arbitrary: partsIn(operation, 'path', tools.schemaOf) },
        ),
        query: maybeSpoilt(parts.query),
        headers: fc
          .constantFrom('eng', 'jpn', 'xx', 'en-US')
          .map((language): Fields => ({ ...parts.headers, language })),
        body: bodyOff(parts.body),
        isForm: fc.constant(parts.isForm),
      }),
    )
    .map((parts) => requestOf(described, parts));
}

/** The request that sends these parts. */
export function requestOf({ path, method }: Pick<Described, 'path' | 'method'>, parts: CallParts): GeneratedCall {
  const { ids, query, headers, body, isForm } = parts;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wellFormed(ids[name])));
  const search = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((one): [string, string] => [name, typeof one === 'boolean' ? (one ? '1' : '0') : wellFormed(one)]),
  );
  const asForm = isForm && typeof body === 'object' && body !== null;
  const kept = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return {
    address: search.length === 0 ? address : `${address}?${new URLSearchParams(search)}`,
    method: method.toUpperCase(),
    headers: {
      ...Object.fromEntries(kept.filter(([, value]) => /^[\x20-\x7e]*$/.test(value as string))),
      ...(method === 'post' && body !== undefined && { 'content-type': asForm ? formType : 'application/json' }),
    },
    ...(method === 'post' &&
      body !== undefined && {
        body: asForm
          ? new URLSearchParams(encodeForm(body as Record<string, unknown>)).toString()
          : JSON.stringify(body),
      }),
  };
}

const wellFormed = (value: unknown): string => String(value ?? '').toWellFormed();
