import * as v from 'valibot';
import { html, more, period, pictureOf } from '#kernel/field-meaning.ts';
import {
  type ModuleDocuments,
  nothingSchema,
  pagedListSchema,
  visibleFlag,
  widgetCount,
} from '#kernel/module-documents.ts';
import { dateTimeSchema, idSchema, localizedTextSchema, titleSchema } from '#kernel/schema.ts';

const widgetSchema = v.strictObject({
  numberOfDisplay: widgetCount,
  titleVisible: visibleFlag,
  imageVisible: visibleFlag,
  dateVisible: visibleFlag,
});
export type InformationWidget = v.InferOutput<typeof widgetSchema>;

const itemSchema = v.strictObject({
  detailId: idSchema,
  title: titleSchema,
  body: v.optional(html()),
  image: v.optional(pictureOf(4 / 3)),
  ...more({
    category: v.optional(localizedTextSchema),
    /** Whether publicStart and publicEnd limit when it is shown (INFO-002). */
    ...period('publicPeriod', 'publicStart', 'publicEnd'),
  }),
  createdAt: dateTimeSchema,
  /** Published when written; else at publicStart (INFO-005). */
  ...more({ isImmediatePublished: v.optional(v.boolean(), true) }),
});
export type InformationItem = v.InferOutput<typeof itemSchema>;

export const informationDocuments = [
  {
    moduleCode: 'information',
    widget: widgetSchema,
    list: pagedListSchema,
    content: nothingSchema,
    item: itemSchema,
  },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    information: (typeof informationDocuments)[0];
  }
}
