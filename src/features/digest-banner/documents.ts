import * as v from 'valibot';
import { type ModuleDocuments, nothingSchema } from '#kernel/module-documents.ts';
import { imageSchema, linkSchema, localizedTextSchema } from '#kernel/schema.ts';

const digestContentSchema = v.strictObject({
  lead: v.optional(localizedTextSchema),
  body: v.optional(localizedTextSchema),
  image: v.optional(imageSchema),
  points: v.optional(v.array(v.strictObject({ label: localizedTextSchema, value: localizedTextSchema })), []),
});
export type DigestContent = v.InferOutput<typeof digestContentSchema>;

const bannerContentSchema = v.strictObject({
  banners: v.array(
    v.strictObject({ image: imageSchema, link: v.optional(linkSchema), alt: v.optional(localizedTextSchema) }),
  ),
});
export type BannerContent = v.InferOutput<typeof bannerContentSchema>;

export const digestBannerDocuments: ModuleDocuments[] = [
  { moduleCode: 'digest', widget: nothingSchema, list: nothingSchema, content: digestContentSchema },
  { moduleCode: 'banner', widget: nothingSchema, list: nothingSchema, content: bannerContentSchema },
];
