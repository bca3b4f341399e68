import * as v from 'valibot';
import { type ModuleDocuments, nothingSchema } from '#kernel/module-documents.ts';
import { imageSchema, linkSchema, localizedTextSchema } from '#kernel/schema.ts';

const pointSchema = v.pipe(
  v.strictObject({
    label: localizedTextSchema,
    value: v.optional(localizedTextSchema),
    /** In place of a value: how many Hiroba counts, of what anybody may see. */
    counted: v.optional(v.picklist(['portals', 'events'])),
  }),
  v.check(({ value, counted }) => (value === undefined) !== (counted === undefined), 'value or counted'),
);

const digestContentSchema = v.strictObject({
  lead: v.optional(localizedTextSchema),
  body: v.optional(localizedTextSchema),
  image: v.optional(imageSchema),
  points: v.optional(v.array(pointSchema), []),
});
export type DigestContent = v.InferOutput<typeof digestContentSchema>;

const bannerContentSchema = v.strictObject({
  banners: v.array(
    v.strictObject({ image: imageSchema, link: v.optional(linkSchema), alt: v.optional(localizedTextSchema) }),
  ),
});
export type BannerContent = v.InferOutput<typeof bannerContentSchema>;

export const digestBannerDocuments = [
  { moduleCode: 'digest', widget: nothingSchema, list: nothingSchema, content: digestContentSchema },
  { moduleCode: 'banner', widget: nothingSchema, list: nothingSchema, content: bannerContentSchema },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    digest: (typeof digestBannerDocuments)[0];
    banner: (typeof digestBannerDocuments)[1];
  }
}
