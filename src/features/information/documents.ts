import * as v from 'valibot';
import {
  type ModuleDocuments,
  nothingSchema,
  offFlag,
  pagedListSchema,
  visibleFlag,
  widgetCount,
} from '#kernel/module-documents.ts';
import { dateTimeSchema, idSchema, imageSchema, localizedTextSchema, titleSchema } from '#kernel/schema.ts';

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
  /** HTML. */
  body: v.optional(localizedTextSchema),
  image: v.optional(imageSchema),
  category: v.optional(localizedTextSchema),
  /** Whether publicStart and publicEnd limit when it is shown (INFO-002). */
  publicPeriod: offFlag,
  publicStart: v.optional(dateTimeSchema),
  publicEnd: v.optional(dateTimeSchema),
  createdAt: dateTimeSchema,
  /** Published when written; else at publicStart (INFO-005). */
  isImmediatePublished: v.optional(v.boolean(), true),
});
export type InformationItem = v.InferOutput<typeof itemSchema>;

export const informationDocuments: ModuleDocuments[] = [
  {
    moduleCode: 'information',
    widget: widgetSchema,
    list: pagedListSchema,
    content: nothingSchema,
    item: itemSchema,
    htmlFields: { item: ['body'] },
  },
];
