import type * as v from 'valibot';
import { type FieldMeaning, meaningOf } from '../field-meaning.ts';
import { handoutSchema } from '../handout.ts';
import {
  dateTimeSchema,
  hexColorSchema,
  idSchema,
  imageSchema,
  linkSchema,
  localizedTextSchema,
  mailAddressSchema,
  numberSchema,
  titleSchema,
} from '../schema.ts';
import { baseOf, innerSchemas, type OpenSchema } from '../schema-parts.ts';

/** What a form shows for a field. */
type FieldKind =
  /** Texts of an organiser: one line, several, or HTML. */
  | 'title'
  | 'text'
  | 'html'
  /** A text without a language. */
  | 'line'
  | 'link'
  | 'mail'
  | 'colour'
  | 'number'
  | 'yen'
  | 'flag'
  | 'choice'
  | 'date'
  | 'picture'
  | 'handout'
  /** An item, a content or an entry of the site, by its number. */
  | 'reference'
  /** A number that the console allots. */
  | 'id'
  | 'group'
  | 'list'
  | 'union'
  /** Tells the options of a union apart; nobody chooses it alone. */
  | 'constant'
  | 'unknown';

/** A field of a document as a form has it; it follows from the schema alone. */
export interface FormField {
  /** '' for the entries of a list and the options of a union. */
  key: string;
  kind: FieldKind;
  isRequired: boolean;
  /** What it is when nothing is written. */
  byDefault: unknown;
  meaning: FieldMeaning;
  /** The words of a choice; one where a union's options differ by it. */
  choices: readonly string[];
  /** Of a group. */
  fields: readonly FormField[];
  /** What each entry of a list is. */
  entry: FormField | undefined;
  /** Of a union. */
  options: readonly FormField[];
}

/** The fields of a document, in the order of its schema. */
export function formFields(schema: v.GenericSchema | OpenSchema | undefined): FormField[] {
  const { entries = {} } = baseOf(schema) ?? {};
  return Object.entries(entries).map(([key, field]) => formField(key, field));
}

function formField(key: string, schema: OpenSchema): FormField {
  const meaning = meaningOf(schema);
  const kind = kindOf(schema, key, meaning);
  const { item, options = [] } = baseOf(schema) ?? {};
  const isSchema = (option: OpenSchema | string | number): option is OpenSchema => typeof option === 'object';
  return {
    key,
    kind,
    isRequired: !innerSchemas(schema).some(({ wrapped }) => wrapped !== undefined) && !isOptional(schema),
    byDefault: defaultOf(schema),
    meaning,
    choices: choicesOf(kind, schema),
    fields: kind === 'group' ? formFields(schema) : [],
    entry: kind === 'list' && item !== undefined ? formField('', item) : undefined,
    options: kind === 'union' ? options.filter(isSchema).map((option) => formField('', option)) : [],
  };
}

function choicesOf(kind: FieldKind, schema: OpenSchema): string[] {
  const { options = [], literal }: OpenSchema & { literal?: unknown } = baseOf(schema) ?? {};
  if (kind === 'constant') return [String(literal)];
  return kind === 'choice' ? options.filter((option) => typeof option !== 'object').map(String) : [];
}

function isOptional({ type }: OpenSchema): boolean {
  return type === 'optional';
}

function defaultOf(schema: OpenSchema & { default?: unknown }): unknown {
  return schema.default;
}

const known: readonly (readonly [v.GenericSchema, FieldKind])[] = [
  [titleSchema, 'title'],
  [dateTimeSchema, 'date'],
  [linkSchema, 'link'],
  [mailAddressSchema, 'mail'],
  [hexColorSchema, 'colour'],
];
const { entries: textEntries } = baseOf(localizedTextSchema) ?? {};
const plain: Readonly<Record<string, FieldKind>> = {
  string: 'line',
  number: 'number',
  boolean: 'flag',
  picklist: 'choice',
  literal: 'constant',
  array: 'list',
  strict_object: 'group',
  object: 'group',
  union: 'union',
  variant: 'union',
};

function kindOf(schema: OpenSchema, key: string, meaning: FieldMeaning): FieldKind {
  const { refersTo, namesContentOf, namesIn, holds, unit } = meaning;
  if (unit === 'yen') return 'yen';
  const isList = baseOf(schema)?.type === 'array';
  if (!isList && [refersTo, namesContentOf, namesIn].some((one) => one !== undefined)) return 'reference';
  const inner = innerSchemas(schema);
  const found = known.find(([one]) => inner.some((part) => isSameSchema(part, one)));
  if (found !== undefined) return found[1];
  const base = baseOf(schema);
  if (base?.entries !== undefined && base.entries === textEntries) return holds === 'html' ? 'html' : 'text';
  if (base?.entries === imageSchema.entries) return 'picture';
  if (base?.entries === handoutSchema.entries) return 'handout';
  if (inner.some((part) => isSameSchema(part, idSchema)))
    return /^(detailId|id|contentId|tagId|\w+SlotId|\w+PriceId)$/.test(key) ? 'id' : 'number';
  if (base === numberSchema) return 'number';
  return plain[base?.type ?? ''] ?? 'unknown';
}

/** A pipe that was given a meaning is a copy. */
function isSameSchema(part: OpenSchema, schema: OpenSchema): boolean {
  return part === schema || (part.pipe !== undefined && part.pipe === schema.pipe);
}
