import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { localizedTextSchema } from '#kernel/schema.ts';
import { shownKinds } from '../rules/shown-value.ts';

/** Where something stands: a part of the draft, and the field in it. */
const placed = {
  /** `settings`, `content-10` or `item-10-3` */
  part: v.string(),
  path: v.array(v.union([v.string(), v.number()])),
  /** Of the content; without it the settings of the site are meant. */
  moduleCode: v.optional(v.string()),
  /** What the module or the item is called. */
  title: v.optional(localizedTextSchema),
  /** What is chosen beside it, where names of fields follow a choice. */
  around: v.optional(v.record(v.string(), v.string())),
};

const shownValue = v.object({
  kind: v.picklist(shownKinds),
  /** A text of at most some lines, without HTML; a date as it is stored; the path of a picture. */
  text: v.optional(v.string()),
  number: v.optional(v.number()),
  /** The words of a choice. */
  words: v.optional(v.array(v.string())),
});

const warning = {
  ...placed,
  kind: v.string(),
  /** What the words of this kind name. */
  values: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
};

/** What differs between two versions of a site, in the order of its parts. */
export const saidChanges = {
  total: v.number(),
  /** The first of them. */
  changes: v.array(
    v.object({
      ...placed,
      kind: v.picklist(['added', 'removed', 'changed']),
      before: v.optional(shownValue),
      after: v.optional(shownValue),
    }),
  ),
};

export const readChanges = consoleEndpoint({
  name: 'readDraftChanges',
  method: 'GET',
  path: 'sites/{site}/changes',
  summary:
    'What a publication would change, what of it hurts visitors who paid or acted, and what keeps it from being made.',
  answer: v.object({
    isFirst: v.boolean(),
    ...saidChanges,
    warnings: v.array(v.object({ ...warning, happens: v.string(), instead: v.string() })),
    /** Parts in which the operator has typed what could not become draft: a publication goes without it. */
    unfinished: v.array(v.object(placed)),
    /** Texts that it changes in the first language alone; the path names the language that stays as it was. The first of them. */
    leftBehind: v.array(v.object({ ...placed, mark: v.string() })),
    /** Why it cannot be published. */
    refusals: v.array(v.object({ ...warning, says: v.string() })),
  }),
  may: 'see',
});
