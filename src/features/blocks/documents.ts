import * as v from 'valibot';
import { html, severalLines } from '#kernel/field-meaning.ts';
import { type ModuleDocuments, nothingSchema } from '#kernel/module-documents.ts';
import { imageSchema, linkSchema, localizedTextSchema, youtubeIdSchema } from '#kernel/schema.ts';
import { keysOf } from '#kernel/keys-of.ts';

const text = v.optional(localizedTextSchema);
const labelledLink = v.strictObject({ label: localizedTextSchema, link: linkSchema });
const links = v.optional(v.array(labelledLink), []);

export const snsServices = ['x', 'instagram', 'facebook', 'youtube', 'line', 'tiktok', 'note', 'website'] as const;
export type SnsService = (typeof snsServices)[number];

const imageText = v.strictObject({
  image: imageSchema,
  title: text,
  body: html(),
  imageSide: v.optional(v.picklist(['start', 'end']), 'start'),
  link: v.optional(labelledLink),
});

/** The blocks a page of the third site type is made of (SITE-030). */
export const blockContentSchemas = {
  header: v.strictObject({ logo: v.optional(imageSchema), title: text, links }),
  footer: v.strictObject({ text, links, copyright: text }),
  headline: v.strictObject({
    text: localizedTextSchema,
    level: v.optional(v.picklist([2, 3]), 2),
    align: v.optional(v.picklist(['start', 'center']), 'start'),
  }),
  margin: v.strictObject({ height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(400)) }),
  sns: v.strictObject({ links: v.array(v.strictObject({ service: v.picklist(snsServices), url: linkSchema })) }),
  image: v.strictObject({ image: imageSchema, link: v.optional(linkSchema), caption: text }),
  image_text_horizontal: imageText,
  image_text_vertical: imageText,
  text: v.strictObject({ body: html() }),
  carousel: v.strictObject({
    images: v.pipe(
      v.array(v.strictObject({ image: imageSchema, caption: text, link: v.optional(linkSchema) })),
      v.minLength(1, 'at least one picture'),
    ),
  }),
  youtube: v.strictObject({
    videoId: youtubeIdSchema,
    title: localizedTextSchema,
  }),
  /** Without rows the site's overview. */
  event_overview: v.strictObject({
    rows: v.optional(v.array(v.strictObject({ label: localizedTextSchema, value: localizedTextSchema })), []),
  }),
  access: v.strictObject({
    text: severalLines(localizedTextSchema),
    mapUrl: v.optional(linkSchema),
    image: v.optional(imageSchema),
  }),
};

export type BlockCode = keyof typeof blockContentSchemas;
export type BlockContent<Code extends BlockCode> = v.InferOutput<(typeof blockContentSchemas)[Code]>;

type BlockDocuments = {
  [Code in BlockCode]: {
    moduleCode: Code;
    widget: typeof nothingSchema;
    list: typeof nothingSchema;
    content: (typeof blockContentSchemas)[Code];
  };
};

const ofPages = keysOf(blockContentSchemas).map((moduleCode) => ({
  moduleCode,
  widget: nothingSchema,
  list: nothingSchema,
  content: blockContentSchemas[moduleCode],
}));

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
  body: severalLines(v.optional(localizedTextSchema)),
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

const htmlContentSchema = v.strictObject({ html: html() });

const ofHomes = [
  { moduleCode: 'digest', widget: nothingSchema, list: nothingSchema, content: digestContentSchema },
  { moduleCode: 'banner', widget: nothingSchema, list: nothingSchema, content: bannerContentSchema },
  { moduleCode: 'html', widget: nothingSchema, list: nothingSchema, content: htmlContentSchema },
] as const satisfies readonly ModuleDocuments[];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each of them has the content of its own code.
export const blocksDocuments = [...(ofPages as BlockDocuments[BlockCode][]), ...ofHomes];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments extends BlockDocuments {
    digest: (typeof ofHomes)[0];
    banner: (typeof ofHomes)[1];
    html: (typeof ofHomes)[2];
  }
}
