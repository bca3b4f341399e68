import * as v from 'valibot';
import { type ModuleDocuments, nothingSchema } from '#kernel/module-documents.ts';
import { idSchema, imageSchema, localizedTextSchema, titleSchema } from '#kernel/schema.ts';

const itemSchema = v.strictObject({
  detailId: idSchema,
  name: titleSchema,
  /** The detailId of the item above it, in the same content. */
  parentId: v.optional(idSchema),
  description: v.optional(localizedTextSchema),
  image: v.optional(imageSchema),
  map: v.optional(v.strictObject({ image: imageSchema })),
});
export type TaxonomyItem = v.InferOutput<typeof itemSchema>;

/** Categories, divisions and places: data for filters and labels. */
export const taxonomyDocuments = (['category', 'division', 'place'] as const).map((moduleCode) => ({
  moduleCode,
  widget: nothingSchema,
  list: nothingSchema,
  content: nothingSchema,
  item: itemSchema,
})) satisfies ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    category: (typeof taxonomyDocuments)[number];
    division: (typeof taxonomyDocuments)[number];
    place: (typeof taxonomyDocuments)[number];
  }
}
