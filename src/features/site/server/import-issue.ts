import type * as v from 'valibot';
import { dateTimeSchema, idSchema, imageSchema, linkSchema, localizedTextSchema, titleSchema } from '#kernel/schema.ts';
import { baseOf, innerSchemas, type OpenSchema, placeOfIssue } from '#kernel/schema-parts.ts';
import { describeFound, type Place, type PlacedProblem } from './import-problem.ts';

type Issue = v.BaseIssue<unknown>;
const textsPerLanguage = 'texts per language, as { jpn: … }';
const namedSchemas = new Map<unknown, string>([
  [localizedTextSchema, textsPerLanguage],
  [titleSchema, textsPerLanguage],
  [imageSchema, 'a picture, as { file: pictures/name.png }'],
  [idSchema, 'a whole number from 0'],
  [dateTimeSchema, 'a date, as 2026-11-20 10:00 or today+3d 10:00'],
  [linkSchema, 'a link: https://…, mailto:…, tel:… or a path of this site, as /module/web_page/3'],
]);

const typeWords: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  strict_object: 'fields',
  loose_object: 'fields',
  record: 'fields',
  integer: 'a whole number',
};

/** A failed check of a schema, in the words of a person who writes a site file. */
export function placeIssue(issue: Issue, schema: v.GenericSchema, under: Place): PlacedProblem {
  const path = placeOfIssue(issue);
  return { place: [...under, ...path], ...wordsOf(issue, schema, path) };
}

function wordsOf(issue: Issue, schema: OpenSchema, path: Place): { expected: string; found: string } {
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = Object.keys(baseOf(schemaAt(schema, path.slice(0, -1)))?.entries ?? {});
    const expected = known.length === 0 ? 'no fields here' : `one of the fields ${known.join(', ')}`;
    return { expected, found: `"${String(path.at(-1))}"` };
  }
  // A rule about an object is reported at one of its fields.
  const found = describeFound(issue.path === undefined ? issue.input : issue.path.at(-1)?.value);
  const at = schemaAt(schema, path);
  const form = innerSchemas(at).find((inner) => namedSchemas.has(inner));
  if (form !== undefined && isAboutForm(issue, form)) return { expected: namedSchemas.get(form)!, found };
  // A missing field is reported by the object around it.
  if (issue.expected?.startsWith('"')) return { expected: typeWords[baseOf(at)?.type ?? ''] ?? 'a value', found };
  // Messages of our own schemas already name the expected form; valibot's begin with 'Invalid'.
  if (!issue.message.startsWith('Invalid ')) return { expected: issue.message, found };
  return { expected: expectation(issue), found };
}

/** Whether an issue says that a value has not the form of a named schema; a rule about the value speaks for itself. */
function isAboutForm({ kind, message }: Pick<Issue, 'kind' | 'message'>, named: OpenSchema | undefined): boolean {
  if (kind === 'schema' || message.startsWith('Invalid ')) return true;
  const [form, ...rules] = named?.pipe ?? [];
  // A schema that is made of a named one has rules of its own.
  if (namedSchemas.has(form)) return isAboutForm({ kind, message }, form);
  return rules.some((rule) => rule.message === message);
}

function expectation(issue: Issue): string {
  const expected = issue.expected ?? '';
  if (issue.type === 'picklist')
    return `one of ${expected
      .replace(/[("')]/g, '')
      .split(' | ')
      .join(', ')}`;
  if (issue.type === 'min_length') return `at least ${expected.slice(2)} in the list`;
  if (issue.type === 'max_length' && typeof issue.input === 'string') return `at most ${expected.slice(2)} letters`;
  if (issue.type === 'max_length') return `at most ${expected.slice(2)} in the list`;
  if (issue.type === 'min_value') return `at least ${expected.slice(2)}`;
  if (issue.type === 'max_value') return `at most ${expected.slice(2)}`;
  return typeWords[issue.type] ?? expected;
}

/** Follows the keys of a place into a schema. */
function schemaAt(schema: OpenSchema | undefined, path: Place): OpenSchema | undefined {
  return path.reduce<OpenSchema | undefined>((at, key) => {
    const base = baseOf(at);
    return typeof key === 'number' ? base?.item : base?.entries?.[key];
  }, schema);
}
