import type * as v from 'valibot';
import type { Handout } from '../handout.ts';
import type { LocalizedText } from '../localized-text.ts';
import type { ModuleDocuments, ModulePart } from '../module-documents.ts';
import type { SiteImage } from '../schema.ts';

/*
 * The words of the console about a document: what each field, each choice and each module is called. They stand beside
 * the feature's screens in five languages, and a field or a choice without a word does not compile.
 */

/** What a field is called, perhaps with a sentence below it. */
type Label = string | { label: string; hint: string } | LabelByChoice;

/** Other words where a choice beside the field says so: a lottery is applied for, and not sold. */
interface LabelByChoice {
  label: string;
  hint?: string;
  when: { [choice: string]: { [word: string]: { label: string; hint?: string } } };
}

/** Numbers that the console allots; nobody sees them, unless the id names something. */
type Allotted = 'detailId' | 'id' | 'ticketSlotId' | 'ticketMultiplePriceId' | 'tagId';

/** The words of all fields of an object. */
export type LabelsOf<Fields> = {
  [Key in Exclude<keyof Fields, Allotted>]-?: LabelOf<NonNullable<Fields[Key]>>;
} & { [Key in Extract<keyof Fields, Allotted>]?: Label };

type IsOneWord<Value> = [Value] extends [LocalizedText | SiteImage | Handout | boolean]
  ? true
  : [Value] extends [number]
    ? number extends Value
      ? true
      : false
    : false;

type LabelOf<Value> =
  IsOneWord<Value> extends true
    ? Label
    : [Value] extends [string | number]
      ? string extends Value
        ? Label
        : ChoiceLabels<`${Value}`>
      : [Value] extends [readonly (infer Entry)[]]
        ? LabelOfList<NonNullable<Entry>>
        : [Value] extends [object]
          ? GroupLabels<Value>
          : Label;

type LabelOfList<Entry> =
  IsOneWord<Entry> extends true
    ? Label
    : [Entry] extends [string | number]
      ? string extends Entry
        ? Label
        : ChoiceLabels<`${Entry}`>
      : [Entry] extends [object]
        ? GroupLabels<Entry> & { entry: string }
        : Label;

/** A choice: its own name, and one for each word. */
interface ChoiceLabels<Word extends string> {
  label: string;
  hint?: string;
  choices: Record<Word, string>;
}

/** A group, or a list of groups with what one of its entries is called. A union has the fields of all its options. */
interface GroupLabels<Fields> {
  label: string;
  hint?: string;
  fields: LabelsOf<UnionFields<Fields>>;
}

type KeysOfAll<Fields> = Fields extends unknown ? keyof Fields : never;
type UnionFields<Fields> = {
  [Key in KeysOfAll<Fields>]: Fields extends unknown ? (Key extends keyof Fields ? Fields[Key] : never) : never;
};

/**
 * The words of one module: its own name, what it is for, other words by which somebody looks for it, what one of its
 * items is called, and its fields.
 */
type ModuleLabels<Documents extends ModuleDocuments> = {
  name: string;
  summary: string;
  search: string;
  /** The sections of a long form, by the names that its fields have. */
  sections?: Record<string, string>;
} & {
  [Part in ModulePart as Documents[Part] extends v.GenericSchema
    ? keyof v.InferOutput<Documents[Part]> extends never
      ? never
      : Part
    : never]: Documents[Part] extends v.GenericSchema ? LabelsOf<v.InferOutput<Documents[Part]>> : never;
} & (Documents['item'] extends v.GenericSchema
    ? { itemName: string; item: LabelsOf<UnionFields<v.InferOutput<Documents['item']>>> }
    : unknown);

/** The words of all modules of a feature, by their codes: `LabelsOfModules<typeof ticketDocuments>`. */
export type LabelsOfModules<All extends readonly ModuleDocuments[]> = {
  [Documents in All[number] as Documents['moduleCode']]: ModuleLabels<Documents>;
};
