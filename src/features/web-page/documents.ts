import * as v from 'valibot';
import { html, pictureOf } from '#kernel/field-meaning.ts';
import { type ModuleDocuments, nothingSchema, visibleFlag } from '#kernel/module-documents.ts';
import { idSchema, mailAddressSchema, titleSchema } from '#kernel/schema.ts';

const widgetSchema = v.strictObject({ titleVisible: visibleFlag, imageVisible: visibleFlag });
export type WebPageWidget = v.InferOutput<typeof widgetSchema>;

const itemSchema = v.strictObject({
  detailId: idSchema,
  title: titleSchema,
  body: v.optional(html()),
  image: v.optional(pictureOf(16 / 9)),
  /** The page gets a contact form; its messages go to this address, which no call tells. */
  contactMail: v.optional(mailAddressSchema),
});
export type WebPageItem = v.InferOutput<typeof itemSchema>;

export const webPageDocuments = [
  {
    moduleCode: 'web_page',
    widget: widgetSchema,
    list: nothingSchema,
    content: nothingSchema,
    item: itemSchema,
  },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    web_page: (typeof webPageDocuments)[0];
  }
}
