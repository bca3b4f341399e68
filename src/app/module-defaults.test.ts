import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { moduleDocuments } from './module-documents.ts';
import { type ModuleRow, modules } from './modules.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/module-defaults.md'), 'utf8');
const parts = ['widget', 'list', 'content', 'serverContent', 'item'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every field of a schema by its path, with its default: `list.numberOfDisplayWeb` and 20. */
function* fieldsOf(schema: unknown, path: string): Generator<[path: string, byDefault: unknown]> {
  if (!isRecord(schema)) return;
  const { wrapped, default: given, item, options, entries } = schema;
  yield [path, typeof given === 'function' ? given() : given];
  // The questions of all modules are those of a profile.
  if (/\.(?:questions|profiles|checkinProfiles)$/.test(path)) return;
  if (isRecord(wrapped)) yield* [...fieldsOf(wrapped, path)].filter(([inner]) => inner !== path);
  yield* [...fieldsOf(item, path)].filter(([inner]) => inner !== path);
  for (const option of Array.isArray(options) ? options : []) yield* fieldsOf(option, path);
  for (const [name, field] of Object.entries(isRecord(entries) ? entries : {})) {
    yield* fieldsOf(field, `${path}.${name}`);
  }
}

/** As the page writes a default; an empty one is none. */
function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(', ');
  if (!isRecord(value)) return value === undefined ? '' : String(value);
  const fields = Object.entries(value).map(([name, one]) => `${name}: ${written(one)}`);
  return fields.length === 0 ? '' : `{ ${fields.join(', ')} }`;
}

/** The defaults that the page names for a module; '' where it says that there is none. */
function documented(moduleCode: string): Map<string, string> {
  const rows = [...page.matchAll(/^\| `(\w+)` \| (`[^|]+) \| ([^|]+) \|/gm)].filter(([, code]) => code === moduleCode);
  return new Map(
    rows.flatMap(([, , settings = '', byDefault = '']) => {
      const [first = '', ...others] = [...settings.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name);
      const siblings = others.map((name) => first.replace(/\w+$/, name));
      return [first, ...siblings].map((name): [string, string] => [name, /^`(.*)`$/.exec(byDefault)?.[1] ?? '']);
    }),
  );
}

/** The defaults that follow from the whole of a part, as one form of a widget from the absence of the others. */
function computed(schema: v.GenericSchema | undefined, part: string): [string, string][] {
  const parsed = schema && v.safeParse(schema, {});
  if (!parsed?.success || !isRecord(parsed.output)) return [];
  return Object.entries(parsed.output).map(([name, value]) => [`${part}.${name}`, written(value)]);
}

describe('docs/module-defaults.md', () => {
  test.each([...moduleDocuments.values()])(
    'names every default of $moduleCode, and no other [SITE-030, SITE-033, SITE-037]',
    (documents) => {
      const fields = new Map(
        parts.flatMap((part) => [...fieldsOf(documents[part], part)].map(([path, value]) => [path, written(value)])),
      );
      const rows = documented(documents.moduleCode);
      const all = new Map([...fields, ...parts.flatMap((part) => computed(documents[part], part))]);
      expect(Object.fromEntries([...fields].filter(([path, value]) => value !== '' && !rows.has(path)))).toEqual({});
      expect(Object.fromEntries(rows)).toEqual(
        Object.fromEntries([...rows.keys()].map((path) => [path, all.get(path)])),
      );
    },
  );

  test('names every block', () => {
    for (const [code, { feature }] of Object.entries<ModuleRow>(modules)) {
      if (feature === 'blocks') expect(page).toContain(`\`${code}\``);
    }
  });
});
