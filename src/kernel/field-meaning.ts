import { isRecord } from './is-record.ts';
import * as v from 'valibot';
import type { ModuleCode } from './module-code.ts';
import { dateTimeSchema, idSchema, imageSchema, localizedTextSchema } from './schema.ts';
import { baseOf, innerSchemas, type OpenSchema } from './schema-parts.ts';

/** What a field of a document means beyond its form, for whoever makes a form of it or reads the field's value. */
export interface FieldMeaning {
  /** The id names an item of a module of this code, or something else that has ids. */
  refersTo?: ModuleCode | 'any' | 'event' | 'member' | 'session' | 'booth_category';
  /** The field that names the content of that item: beside it, around it, or in a document of its module. */
  contentIn?: string;
  /** Only of contents of this kind, by their own field `kind`. */
  ofKind?: 'speaker';
  /** The field beside it that names the event in which the item or content is; without it, it is on the site itself. */
  eventIn?: string;
  /** The id names a content of the site, of this module. */
  namesContentOf?: ModuleCode | 'any';
  /** The id is that of an entry of this list, around it or in a document of its module. */
  namesIn?: string;
  /** HTML: the import makes it safe. */
  holds?: 'html';
  unit?: 'yen';
  /** A word that answers are kept under; nobody reads it, so the console makes one. */
  isKey?: true;
  /** The flag beside it that says whether it counts. */
  countsWith?: string;
  /** It counts while this choice, beside it or beside a group around it, is one of these. */
  countsIf?: { field: string; among: readonly string[] };
  /** The flag beside it that takes its place: it counts while that is off. */
  countsWithout?: string;
  /** A flag that is left out says whether this number beside it is above 0. A form has it where it says otherwise. */
  followsFrom?: string;
  /** A flag that opens a list beside it: with its first entry, which takes over a field that stood in its place. */
  opens?: { list: string; id: string; name: string; takesOver: string };
  /** An end, beside the start of this name. */
  endOf?: string;
  /** A short form hides it below "more". */
  group?: 'more';
  /** The section of a long form in which it stands; the module has words for each. */
  section?: string;
  /** Files alone have it: no form asks for it. */
  isNotAsked?: true;
  /** A change of it touches people who have bought the item. */
  fixedOnceSold?: true;
  /** Whoever exhibits keeps it, with all that is in it; everything else of an item is the organiser's. */
  keptBy?: 'exhibitor';
  /** How many lines a text has that is no HTML; one where nothing is said. */
  lines?: 'one' | 'several';
  /** Of a picture: its width for each of its height where visitors see it. */
  ratio?: number;
}

/** The same schema with a meaning; of an optional one, inside it. */
function withMeaning<Given extends v.GenericSchema>(schema: Given, meaning: FieldMeaning): Given {
  const { type, wrapped, default: byDefault } = schema as OpenSchema & { default?: never };
  if (type === 'optional' && wrapped !== undefined && (schema as OpenSchema).pipe === undefined) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What is in an optional schema is a schema.
    return v.optional(withMeaning(wrapped as v.GenericSchema, meaning), byDefault) as unknown as Given;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Metadata change neither what it takes nor what it gives.
  return v.pipe(schema, v.metadata({ ...meaning })) as unknown as Given;
}

/** The id of an item of another module: `reference('ticket')`, of the content that a field names. */
export function reference(refersTo: NonNullable<FieldMeaning['refersTo']>, contentIn?: string): typeof idSchema {
  return withMeaning(idSchema, { refersTo, ...(contentIn !== undefined && { contentIn }) });
}

const speakers = { ofKind: 'speaker' } as const;

/** The id of a speaker, of the list that a field names. */
export function speakerReference(contentIn: string): typeof idSchema {
  return withMeaning(idSchema, { refersTo: 'united_web_link', contentIn, ...speakers });
}

/** The id of a list of speakers. */
export function speakersReference(): typeof idSchema {
  return withMeaning(idSchema, { namesContentOf: 'united_web_link', ...speakers });
}

/** The id of an item of whatever content a field beside it names. */
export function itemReference(contentIn: string): typeof idSchema {
  return withMeaning(idSchema, { refersTo: 'any', contentIn });
}

/** The id of a content of the site: `contentReference('ticket')`. */
export function contentReference(namesContentOf: NonNullable<FieldMeaning['namesContentOf']>): typeof idSchema {
  return withMeaning(idSchema, { namesContentOf });
}

/** The id of an entry of a list of the module itself: `entryReference('venues')`. */
export function entryReference(namesIn: string): typeof idSchema {
  return withMeaning(idSchema, { namesIn });
}

/** The id of an event of the same portal. */
export function eventReference(): typeof idSchema {
  return withMeaning(idSchema, { refersTo: 'event' });
}

/** The id of an item, or of the content that has it, in the event that a field beside it names. */
export function referenceInEvent(meaning: Pick<FieldMeaning, 'refersTo' | 'namesContentOf' | 'contentIn'>) {
  return withMeaning(idSchema, { ...meaning, eventIn: 'eventId' });
}

type Entries = Record<string, v.GenericSchema>;

/** All of these fields with a meaning. */
function eachWith<Fields extends Entries>(fields: Fields, meaning: FieldMeaning): Fields {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The same keys with the same schemas.
  return Object.fromEntries(Object.entries(fields).map(([key, one]) => [key, withMeaning(one, meaning)])) as Fields;
}

/** Fields that a short form hides: `...more({ … })`. */
export function more<Fields extends Entries>(fields: Fields): Fields {
  return eachWith(fields, { group: 'more' });
}

/** Fields that stand together in a long form, under words of the module: `...inSection('admission', { … })`. */
export function inSection<Fields extends Entries>(section: string, fields: Fields): Fields {
  return eachWith(fields, { section });
}

/** Fields that files alone have. */
export function notAsked<Fields extends Entries>(fields: Fields): Fields {
  return eachWith(fields, { isNotAsked: true });
}

/** Fields whose change touches people who have bought the item: `...fixedOnceSold({ … })`. */
export function fixedOnceSold<Fields extends Entries>(fields: Fields): Fields {
  return eachWith(fields, { fixedOnceSold: true });
}

/** Fields that an exhibitor keeps at their own booth: `...ofExhibitor({ … })`. */
export function ofExhibitor<Fields extends Entries>(fields: Fields): Fields {
  return eachWith(fields, { keptBy: 'exhibitor' });
}

/** Fields that count while a flag beside them is on: `...countingWith('enableNumberSold', { … })`. */
export function countingWith<Fields extends Entries>(flag: string, fields: Fields): Fields {
  return eachWith(fields, { countsWith: flag });
}

/** Fields whose place a flag beside them takes: `...countingWithout('enableMultiplePrice', { … })`. */
export function countingWithout<Fields extends Entries>(flag: string, fields: Fields): Fields {
  return eachWith(fields, { countsWithout: flag });
}

/** Flags that say, when they are left out, whether a number beside them is above 0: `...following('price', { … })`. */
export function following<Fields extends Entries>(number: string, fields: Fields): Fields {
  return eachWith(fields, { followsFrom: number });
}

/** A flag that opens a list beside it, whose first entry takes over a field that stood in its place. */
export function opening<Fields extends Entries>(list: NonNullable<FieldMeaning['opens']>, fields: Fields): Fields {
  return eachWith(fields, { opens: list });
}

/** Fields that count while a choice is one of some: `...countingIf('answerMethod', ['SELECT'], { … })`. */
export function countingIf<Fields extends Entries>(field: string, among: readonly string[], fields: Fields): Fields {
  return eachWith(fields, { countsIf: { field, among } });
}

/** A text of several lines. */
export function severalLines<Given extends v.GenericSchema>(schema: Given): Given {
  return withMeaning(schema, { lines: 'several' });
}

/** A picture as wide and high as visitors see it: `pictureOf(16 / 9)`. */
export function pictureOf(ratio: number): typeof imageSchema {
  return withMeaning(imageSchema, { ratio });
}

/** The word that answers to a question are kept under. */
export function answerKey<Given extends v.GenericSchema>(schema: Given): Given {
  return withMeaning(schema, { isKey: true, group: 'more' });
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

/** The end of a period that no flag turns off, beside its start of this name. */
export const endAfter = (start: string): typeof dateTimeSchema => withMeaning(dateTimeSchema, { endOf: start });

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
  /** The object that has the field, and those around it, from the inner to the outer one. */
  around: readonly Record<string, unknown>[];
}

/** Every id of a parsed value that names an item or a content, in lists and groups too. */
export function referencesIn(
  schema: OpenSchema | undefined,
  value: unknown,
  place: readonly (string | number)[] = [],
  around: readonly Record<string, unknown>[] = [],
): FoundReference[] {
  if (typeof value === 'number') {
    const meaning = meaningOf(schema);
    const { refersTo, namesContentOf, namesIn } = meaning;
    const isReference = [refersTo, namesContentOf, namesIn].some((one) => one !== undefined);
    return isReference ? [{ id: value, place, meaning, around }] : [];
  }
  if (!isRecord(value)) return [];
  const { entries = {}, item, options = [] } = baseOf(schema) ?? {};
  if (Array.isArray(value)) return value.flatMap((one, index) => referencesIn(item, one, [...place, index], around));
  const option = optionOf(options, value);
  if (option !== undefined) return referencesIn(option, value, place, around);
  return Object.entries(entries).flatMap(([key, field]) =>
    referencesIn(field, value[key], [...place, key], [value, ...around]),
  );
}
