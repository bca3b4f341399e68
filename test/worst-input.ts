import type { Endpoint } from '#kernel/endpoint.ts';
import { encodeForm } from '#kernel/form-body.ts';
import { bodyMaxBytes, inputPartsMax } from '#kernel/limits.ts';
import { baseOf, innerSchemas, type OpenSchema } from '#kernel/schema-parts.ts';

/** A body of the largest size that its call reads, made to cost as much as one can. */
export interface WorstBody {
  kind: string;
  type: string;
  text: string;
  /** Made for the schema of its call; others cost the same in every call that reads as much. */
  isOfSchema: boolean;
}

/** One more is refused without a look at the schema. */
const partsMax = inputPartsMax - 20;
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';

/** Where a schema has a list or a text: the names on the way, 0 for an item. */
interface Place {
  path: readonly (string | 0)[];
  schema: OpenSchema;
}

/** What a list is filled with: each costs its schema and its faults something else. */
const items: readonly unknown[] = [{}, '', null];
/** Values of single fields: none at all, one that may be right, one that no database takes. */
const leaves: readonly unknown[] = [undefined, 1, 'x', '\0'];

export function worstBodies({ body, bodyMaxBytes: most = bodyMaxBytes }: Endpoint): WorstBody[] {
  const schema = body as OpenSchema | undefined;
  const places = schema === undefined ? [] : placesIn(schema);
  const lists = places.filter((place) => place.schema.type === 'array');
  const texts = places.filter((place) => place.schema.type === 'string').slice(0, 3);
  const repeated = (before: string, part: string, after: string): string =>
    before +
    part.repeat(Math.min(partsMax, Math.max(0, Math.floor((most - before.length - after.length) / part.length)))) +
    after;
  const around = ({ path }: Place, put: (hole: { before: string; after: string }) => string): string => {
    const [before = '', after = ''] = JSON.stringify(atPath(path, '@')).split('"@"');
    return put({ before, after });
  };
  const written = (kind: string, text: string) => ({ kind, type: json, text });
  const names = (one: (index: number) => string, between: string, room: number): string => {
    const all: string[] = [];
    for (let size = 0; size < room; size += (all.at(-1) as string).length + 1) all.push(one(all.length));
    return all.slice(0, -1).join(between);
  };
  const ofSchema = [
    ...[...lists, { path: [], schema: {} }].flatMap((place) =>
      items.map((item) => {
        const one = JSON.stringify(item);
        return written(
          `a list at "${place.path.join('.')}" full of ${one}`,
          around(place, ({ before, after }) => repeated(`${before}[${one}`, `,${one}`, `]${after}`)),
        );
      }),
    ),
    ...[...lists, { path: [], schema: {} }].map((place) =>
      written(
        `unknown names at "${place.path.join('.')}"`,
        around(place, ({ before, after }) => {
          const inside = names((index) => `"k${index}":0`, ',', most - before.length - after.length - 2);
          return `${before}{${inside}}${after}`;
        }),
      ),
    ),
    ...texts.flatMap((place) =>
      ['x', '\\u0000', '"'].map((letter) =>
        written(
          `a text at "${place.path.join('.')}" of ${letter}`,
          around(place, ({ before, after }) => repeated(`${before}"`, letter === '"' ? '\\"' : letter, `"${after}`)),
        ),
      ),
    ),
    ...(lists.length === 0
      ? []
      : leaves.flatMap((leaf) => {
          const fields = filled(schema, leaf, most, { parts: partsMax }) as string;
          const sent = new URLSearchParams(encodeForm({ ...(JSON.parse(fields) as object) })).toString();
          return [
            written(`every list as full as it may be, of ${JSON.stringify(leaf)}`, fields),
            { kind: `the same as a form of ${JSON.stringify(leaf)}`, type: form, text: sent.slice(0, most) },
          ];
        })),
  ];
  const ofAny = [
    written('lists in lists', '['.repeat(most / 2) + ']'.repeat(most / 2)),
    written('groups in groups', repeated('', '{"a":', '')),
    written('names that a prototype has', repeated('{"__proto__":{}', ',"\\u005f_proto__":{}', '}')),
    { kind: 'many names', type: form, text: names((index) => `k${index}=`, '&', most) },
    { kind: 'one name many times', type: form, text: repeated('', 'a[]=&', '') },
    { kind: 'separators', type: form, text: '&'.repeat(most) },
    { kind: 'a deep name', type: form, text: repeated('a', '[b]', '=') },
    { kind: 'deep names', type: form, text: repeated('', 'a[b][c][d][e][f][g][h]=&', '') },
    { kind: 'a long name', type: form, text: repeated('', 'a', '=1') },
    { kind: 'escapes', type: form, text: repeated('', '%5B%', '') },
    {
      kind: 'many parts',
      type: multipart,
      text: repeated('', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n', '--x--'),
    },
    { kind: 'lines', type: multipart, text: repeated('--x\r\n', '\r\n--', '\r\n--x--') },
  ];
  return [
    ...ofSchema.map((one) => ({ ...one, isOfSchema: true })),
    ...ofAny.map((one) => ({ ...one, isOfSchema: false })),
  ];
}

function placesIn(schema: OpenSchema, path: Place['path'] = []): Place[] {
  const base = baseOf(schema);
  if (base === undefined) return [];
  const inside = [
    ...Object.entries(base.entries ?? {}).flatMap(([name, part]) => placesIn(part, [...path, name])),
    ...(base.options ?? []).flatMap((option) => (typeof option === 'object' ? placesIn(option, path) : [])),
    ...(base.item === undefined ? [] : placesIn(base.item, [...path, 0])),
  ];
  return base.type === 'array' || base.type === 'string' ? [{ path, schema: base }, ...inside] : inside;
}

function atPath([step, ...rest]: Place['path'], value: unknown): unknown {
  if (step === undefined) return value;
  return step === 0 ? [atPath(rest, value)] : { [step]: atPath(rest, value) };
}

/** A value as JSON, with every list as long as its schema allows, of at most so many bytes. */
function filled(
  schema: OpenSchema | undefined,
  leaf: unknown,
  bytes: number,
  room: { parts: number },
): string | undefined {
  const base = baseOf(schema);
  let left = bytes - 2;
  room.parts -= 1;
  if (base?.entries !== undefined) {
    const fields: string[] = [];
    for (const [name, part] of Object.entries(base.entries)) {
      const value = filled(part, leaf, left - name.length - 4, room);
      if (value === undefined) continue;
      fields.push(`"${name}":${value}`);
      left -= name.length + 4 + value.length;
    }
    return left < 0 ? undefined : `{${fields.join(',')}}`;
  }
  if (base?.type !== 'array') return leaf === undefined || bytes < 10 ? undefined : JSON.stringify(leaf);
  const list: string[] = [];
  for (const most = mostOf(schema); list.length < most && room.parts > 0; left -= (list.at(-1) as string).length + 1) {
    const item = filled(base.item, leaf, left - 1, room) ?? 'null';
    if (item.length >= left - 1) break;
    list.push(item);
  }
  return left < 0 ? undefined : `[${list.join(',')}]`;
}

/** The longest list that a schema takes. */
function mostOf(schema: OpenSchema | undefined): number {
  const limits = innerSchemas(schema).flatMap(({ pipe = [] }) => pipe as { type?: string; requirement?: number }[]);
  return limits.find(({ type }) => type === 'max_length')?.requirement ?? Infinity;
}

const queryMax = 16 * 1024;

/** The worst queries that a head of a request holds. */
export function worstQueries({ query }: Endpoint): string[] {
  const fields = Object.keys((query as OpenSchema | undefined)?.entries ?? {});
  const full = (one: (index: number) => string): string => {
    let text = one(0);
    for (let index = 1; text.length < queryMax - 20; index += 1) text += `&${one(index)}`;
    return text;
  };
  return [
    full((index) => `k${index}`),
    full(() => ''),
    ...fields.flatMap((name) => [full(() => `${name}[]=`), full(() => `${name}=1`), `${name}=${'%00'.repeat(5_000)}`]),
  ];
}
