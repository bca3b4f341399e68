import * as v from 'valibot';
import { pageSize, pageSizeMax, widgetSize } from './limits.ts';
import type { ModuleCode } from './module-code.ts';

/** What an organiser may write in a module of one code: its settings, its content and its items. */
export interface ModuleDocuments {
  moduleCode: ModuleCode;
  widget: PartSchema;
  list: PartSchema;
  content: PartSchema;
  /** Stays on the server; undefined: the module has no such part. */
  serverContent?: PartSchema;
  /** Undefined: the module has no items. */
  item?: v.GenericSchema<unknown, WrittenItem>;
  /** The ids in a module of a site that name nothing there. */
  lostReferences?(module: WrittenModule, modules: readonly WrittenModule[]): LostReference[];
}

type PartSchema = v.GenericSchema<unknown, Record<string, unknown>>;

/** An item as an organiser has written it, with its defaults. */
export type WrittenItem = { detailId: number } & Record<string, unknown>;

/**
 * The schemas of each code, as its documents.ts declares them: they say what a document is once it is read.
 * @public Every documents.ts adds its own.
 */
export interface KnownDocuments {
  terms: object;
  firebase_relation: object;
}

/** What is read of a part of a module, with its defaults. */
export type PartOf<Code extends ModuleCode, Part extends ModulePart> = KnownDocuments[Code] extends {
  readonly [Name in Part]: infer Schema extends v.GenericSchema;
}
  ? v.InferOutput<Schema>
  : NoFields;

/** What is read of an item. */
export type ItemOf<Code extends ModuleCode> = Code extends ModuleCode
  ? KnownDocuments[Code] extends { readonly item: infer Schema extends v.GenericSchema<unknown, { detailId: number }> }
    ? v.InferOutput<Schema>
    : never
  : never;

type NoFields = Record<string, never>;

/** A module as an organiser has written it, with its defaults. */
export interface WrittenModule {
  document: { moduleCode: ModuleCode; contentId: number } & Partial<Record<ModulePart, Record<string, unknown>>>;
  items: readonly WrittenItem[];
}

/** A field of a module whose id names nothing. */
export interface LostReference {
  /** From the module on. */
  place: readonly (string | number)[];
  expected: string;
  found: unknown;
}

/** The parts of a module that are documents of their own. */
export const moduleParts = ['widget', 'list', 'content', 'serverContent'] as const;
export type ModulePart = (typeof moduleParts)[number];

/** For a module that has no settings of this kind. */
export const nothingSchema = v.strictObject({});

/** Visibility flags are true unless the organiser says otherwise (SITE-033). */
export const visibleFlag = v.optional(v.boolean(), true);
export const offFlag = v.optional(v.boolean(), false);

const countSchema = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(pageSizeMax));

/** How many items a widget shows; 0 means all. */
export const widgetCountSchema = countSchema(0);
export const widgetCount = v.optional(widgetCountSchema, widgetSize);

export const pagedListSchema = v.strictObject({ numberOfDisplayWeb: v.optional(countSchema(1), pageSize) });
export type PagedList = v.InferOutput<typeof pagedListSchema>;
