import * as v from 'valibot';
import { period, severalLines } from '#kernel/field-meaning.ts';
import {
  type ModuleDocuments,
  offFlag,
  pagedListSchema,
  visibleFlag,
  widgetCountSchema,
} from '#kernel/module-documents.ts';
import { listKinds } from './rules/link-rules.ts';
import { idSchema, imageSchema, linkSchema, localizedTextSchema, titleSchema } from '#kernel/schema.ts';

const widgetSchema = v.pipe(
  v.strictObject({
    /** Its default depends on the form: 5 banners, 6 panels or cards (LINK-009). */
    numberOfDisplay: v.optional(widgetCountSchema),
    bannerVisible: v.optional(v.boolean()),
    panelVisible: v.optional(v.boolean()),
    cardVisible: v.optional(v.boolean()),
    nameVisible: visibleFlag,
    thumbnailVisible: visibleFlag,
    descriptionVisible: visibleFlag,
  }),
  // Nobody wants three forms of the same links at once: cards are shown when no form is named.
  v.transform(
    ({ bannerVisible = false, panelVisible = false, cardVisible = !bannerVisible && !panelVisible, ...rest }) => ({
      ...rest,
      bannerVisible,
      panelVisible,
      cardVisible,
    }),
  ),
);
export type SiteLinkWidget = v.InferOutput<typeof widgetSchema>;

const contentSchema = v.strictObject({
  /** Links lead away; speakers are persons, each with a page. */
  kind: v.optional(v.picklist(listKinds), 'link'),
});
export type SiteLinkContent = v.InferOutput<typeof contentSchema>;

const itemSchema = v.strictObject({
  detailId: idSchema,
  name: titleSchema,
  /** Of a speaker: organisation and title. */
  affiliation: v.optional(localizedTextSchema),
  thumbnail: v.optional(imageSchema),
  description: severalLines(v.optional(localizedTextSchema)),
  /** A speaker may have none, and a link without one cannot be pressed. */
  url: v.optional(linkSchema),
  /** Opens the address in a new tab; otherwise it is a page of this site (LINK-013). */
  isExternal: offFlag,
  visible: visibleFlag,
  /** Whether visibleStartDate and visibleEndDate limit when it is shown (LINK-003). */
  ...period('visiblePeriod', 'visibleStartDate', 'visibleEndDate'),
});
export type SiteLinkItem = v.InferOutput<typeof itemSchema>;

export const siteLinkDocuments = [
  {
    moduleCode: 'united_web_link',
    widget: widgetSchema,
    list: pagedListSchema,
    content: contentSchema,
    item: itemSchema,
  },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    united_web_link: (typeof siteLinkDocuments)[0];
  }
}
