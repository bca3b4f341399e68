import fc from 'fast-check';
import type { Operation, Parameter } from '#app/openapi/document.ts';
import type { JsonSchema } from '#app/openapi/json-schema.ts';
import { encodeForm } from '#kernel/form-body.ts';

/** A request that follows from the description of a call alone. */
export interface GeneratedCall {
  address: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
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

/** The calls of one operation, as it is described and off it; `known` has the ids of things that there are. */
export function callsOf(
  path: string,
  method: 'get' | 'post',
  { parameters, requestBody }: Operation,
  { schemaOf, known }: { schemaOf: SchemaOf; known: Fields },
): fc.Arbitrary<GeneratedCall> {
  const own = parameters.flatMap((one) => ('in' in one ? [one] : []));
  const of = (place: Parameter['in']): fc.Arbitrary<Fields> => {
    const named = own.filter((one) => one.in === place);
    const required = named.filter((one) => one.required === true).map(({ name }) => name);
    return fieldsOf(
      { type: 'object', properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema])), required },
      schemaOf,
    );
  };
  const maybeSpoilt = (fields: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> =>
    fields.chain((right) =>
      fc.oneof({ weight: 2, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: spoilt(right) }),
    );
  const [type, described] =
    Object.entries(requestBody?.content ?? {}).find(([kind]) => kind !== 'multipart/form-data') ?? [];
  const schema = described?.schema;
  const whole = schema?.type === 'object' ? fieldsOf(schema, schemaOf) : fc.constant({});
  const given = fc.oneof({ weight: 4, arbitrary: maybeSpoilt(whole) }, { weight: 1, arbitrary: wild });
  const sent = schema?.type === 'array' ? valueOf(schema, schemaOf) : given;
  return fc
    .record({
      inPath: of('path'),
      isKnown: fc.integer({ min: 0, max: 9 }).map((one) => one > 0),
      query: maybeSpoilt(of('query')),
      headers: of('header'),
      language: fc.constantFrom('eng', 'jpn', 'xx', 'en-US'),
      isForm: fc.boolean(),
      body: sent,
    })
    .map(({ inPath, isKnown, query, headers, language, isForm, body }) => {
      const ids: Fields = isKnown ? { ...inPath, ...known } : inPath;
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wellFormed(ids[name])));
      const search = Object.entries(query).flatMap(([name, value]) =>
        [value]
          .flat()
          .map((one): [string, string] => [name, typeof one === 'boolean' ? (one ? '1' : '0') : wellFormed(one)]),
      );
      const asForm =
        isForm && type === 'application/x-www-form-urlencoded' && typeof body === 'object' && body !== null;
      const kept = Object.entries(headers).map(([name, value]) => [name, String(value)]);
      return {
        address: search.length === 0 ? address : `${address}?${new URLSearchParams(search)}`,
        method: method.toUpperCase(),
        headers: {
          language,
          ...Object.fromEntries(kept.filter(([, value]) => /^[\x20-\x7e]*$/.test(value as string))),
          ...(method === 'post' && {
            'content-type': asForm ? 'application/x-www-form-urlencoded' : 'application/json',
          }),
        },
        ...(method === 'post' && {
          body: asForm
            ? new URLSearchParams(encodeForm(body as Record<string, unknown>)).toString()
            : JSON.stringify(body),
        }),
      };
    });
}

const wellFormed = (value: unknown): string => String(value ?? '').toWellFormed();
