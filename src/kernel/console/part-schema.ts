import * as v from 'valibot';
import { type ModuleDocuments, moduleParts, nothingSchema } from '../module-documents.ts';

interface PartSchemas {
  /** The settings of a site. */
  site: v.GenericSchema;
  /** What every module has beside its own parts. */
  module: v.GenericSchema;
  /** Of the module of a content or an item; undefined: this release does not know its code. */
  documents: ModuleDocuments | undefined;
}

/** The schema of a part of a draft: what a release stores there. The browser and the server read by the same. */
export function partSchema(
  kind: 'settings' | 'content' | 'item',
  { site, module, documents }: PartSchemas,
): v.GenericSchema<unknown, object> | undefined {
  // oxlint-disable typescript/no-unsafe-type-assertion -- A part is an object, and a module is one of fields.
  if (kind === 'settings') return site as v.GenericSchema<unknown, object>;
  if (documents === undefined) return undefined;
  if (kind === 'item') return documents.item;
  const parts = moduleParts.map((name) => [name, v.optional(documents[name] ?? nothingSchema, {})]);
  const { items: _, ...entries } = (module as unknown as { entries: v.ObjectEntries }).entries;
  // oxlint-enable typescript/no-unsafe-type-assertion
  return v.strictObject({ ...entries, ...Object.fromEntries(parts) });
}
