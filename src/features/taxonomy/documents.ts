import * as v from 'valibot';
import { reference, severalLines } from '#kernel/field-meaning.ts';
import { type ModuleDocuments, nothingSchema } from '#kernel/module-documents.ts';
import { idSchema, imageSchema, localizedTextSchema, titleSchema } from '#kernel/schema.ts';

const itemOf = (moduleCode: 'category' | 'division' | 'place') =>
  v.strictObject({
    detailId: idSchema,
    name: titleSchema,
    /** The item above it, in the same content. */
    parentId: v.optional(reference(moduleCode)),
    description: v.optional(severalLines(localizedTextSchema)),
    image: v.optional(imageSchema),
    map: v.optional(v.strictObject({ image: imageSchema })),
  });
export type TaxonomyItem = v.InferOutput<ReturnType<typeof itemOf>>;

/** Categories, divisions and places: data for filters and labels. */
export const taxonomyDocuments = (['category', 'division', 'place'] as const).map((moduleCode) => ({
  moduleCode,
  widget: nothingSchema,
  list: nothingSchema,
  content: nothingSchema,
  item: itemOf(moduleCode),
})) satisfies ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    category: (typeof taxonomyDocuments)[number];
    division: (typeof taxonomyDocuments)[number];
    place: (typeof taxonomyDocuments)[number];
  }
}
