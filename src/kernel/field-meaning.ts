import { isRecord } from './is-record.ts';
import * as v from 'valibot';
import type { ModuleCode } from './module-code.ts';
import { dateTimeSchema, idSchema, localizedTextSchema } from './schema.ts';
import { baseOf, innerSchemas, type OpenSchema } from './schema-parts.ts';

/** What a field of a document means beyond its form, for whoever makes a form of it or reads the field's value. */
export interface FieldMeaning {
  /** The id names an item of a module of this code, or something else that has ids. */
  refersTo?: ModuleCode | 'member' | 'session' | 'booth_category';
  /** The field that names the content of that item: beside it, or in a document of its module. */
  contentIn?: string;
  /** The id names a content of the site, of this module. */
  namesContentOf?: ModuleCode | 'any';
  /** The id is that of an entry of this list, in a document of its module. */
  namesIn?: string;
  /** HTML: the import makes it safe. */
  holds?: 'html';
  unit?: 'yen';
  /** The flag beside it that says whether it counts. */
  countsWith?: string;
  /** An end, beside the start of this name. */
  endOf?: string;
}

/** The same schema with a meaning. */
function withMeaning<Given extends v.GenericSchema>(schema: Given, meaning: FieldMeaning): Given {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Metadata change neither what it takes nor what it gives.
  return v.pipe(schema, v.metadata({ ...meaning })) as unknown as Given;
}

/** The id of an item of another module: `reference('ticket')`, of the content that a field names. */
export function reference(refersTo: NonNullable<FieldMeaning['refersTo']>, contentIn?: string): typeof idSchema {
  return withMeaning(idSchema, { refersTo, ...(contentIn !== undefined && { contentIn }) });
}

/** The id of a content of the site: `contentReference('ticket')`. */
export function contentReference(namesContentOf: NonNullable<FieldMeaning['namesContentOf']>): typeof idSchema {
  return withMeaning(idSchema, { namesContentOf });
}

/** The id of an entry of a list of the module itself: `entryReference('venues')`. */
export function entryReference(namesIn: string): typeof idSchema {
  return withMeaning(idSchema, { namesIn });
}

/** Texts of an organiser in HTML. */
export function html(): typeof localizedTextSchema {
  return withMeaning(localizedTextSchema, { holds: 'html' });
}

/** Whole yen from 0 to `most`. */
export function yen(most: number): v.GenericSchema<number> {
  return withMeaning(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)), { unit: 'yen' });
}

type Period<Flag extends string, Start extends string, End extends string> = Record<
  Flag,
  v.OptionalSchema<v.BooleanSchema<undefined>, false>
> &
  Record<Start | End, v.OptionalSchema<typeof dateTimeSchema, undefined>>;

/** The three fields of a period: a flag that is off by default, and the start and the end that count while it is on. */
export function period<Flag extends string, Start extends string, End extends string>(
  flag: Flag,
  start: Start,
  end: End,
): Period<Flag, Start, End> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- To TypeScript a name that is a parameter is any name.
  return {
    [flag]: v.optional(v.boolean(), false),
    [start]: v.optional(withMeaning(dateTimeSchema, { countsWith: flag })),
    [end]: v.optional(withMeaning(dateTimeSchema, { countsWith: flag, endOf: start })),
  } as Period<Flag, Start, End>;
}

/** The meaning of a field's schema; the outer one counts where two say the same. */
export function meaningOf(schema: OpenSchema | undefined): FieldMeaning {
  return innerSchemas(schema).reduceRight<FieldMeaning>(
    (known, { pipe }) => ({
      ...known,
      ...(pipe ?? []).reduce((all, action) => ({ ...all, ...(action.type === 'metadata' && action.metadata) }), {}),
    }),
    {},
  );
}

type Option = NonNullable<OpenSchema['options']>[number];

const isSchema = (option: Option): option is OpenSchema & v.GenericSchema =>
  typeof option === 'object' && '~run' in option;

/** The schema among those of a union that takes a value. */
function optionOf(options: readonly Option[], value: unknown): OpenSchema | undefined {
  return options.filter(isSchema).find((one) => v.is(one, value));
}

/** A field of a value whose schema carries a meaning. */
export interface MeantField {
  /** The object that has the field. */
  holder: Record<string, unknown>;
  key: string;
  place: readonly (string | number)[];
  meaning: FieldMeaning;
}

/** Every field of a parsed value that has a meaning, in lists and groups too. */
export function meantFields(
  schema: OpenSchema | undefined,
  value: unknown,
  under: readonly (string | number)[] = [],
): MeantField[] {
  if (value === undefined || value === null) return [];
  const { entries = {}, item, options = [] } = baseOf(schema) ?? {};
  if (Array.isArray(value)) return value.flatMap((one, index) => meantFields(item, one, [...under, index]));
  const option = optionOf(options, value);
  if (option !== undefined) return meantFields(option, value, under);
  const holder = isRecord(value) ? value : {};
  return Object.entries(entries).flatMap(([key, field]) => {
    const place = [...under, key];
    const known = meaningOf(field);
    const isMeant = holder[key] !== undefined && Object.keys(known).length > 0;
    return [...(isMeant ? [{ holder, key, place, meaning: known }] : []), ...meantFields(field, holder[key], place)];
  });
}

/** An id of a parsed value whose schema says what it names. */
export interface FoundReference {
  id: number;
  place: readonly (string | number)[];
  meaning: FieldMeaning;
  /** The object that has the field. */
  holder: Record<string, unknown>;
}

/** Every id of a parsed value that names an item or a content, in lists and groups too. */
export function referencesIn(
  schema: OpenSchema | undefined,
  value: unknown,
  place: readonly (string | number)[] = [],
  holder: Record<string, unknown> = {},
): FoundReference[] {
  if (typeof value === 'number') {
    const meaning = meaningOf(schema);
    const { refersTo, namesContentOf, namesIn } = meaning;
    const isReference = [refersTo, namesContentOf, namesIn].some((one) => one !== undefined);
    return isReference ? [{ id: value, place, meaning, holder }] : [];
  }
  if (!isRecord(value)) return [];
  const { entries = {}, item, options = [] } = baseOf(schema) ?? {};
  if (Array.isArray(value)) return value.flatMap((one, index) => referencesIn(item, one, [...place, index], holder));
  const option = optionOf(options, value);
  if (option !== undefined) return referencesIn(option, value, place, holder);
  return Object.entries(entries).flatMap(([key, field]) => referencesIn(field, value[key], [...place, key], value));
}
