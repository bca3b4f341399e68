import * as v from 'valibot';
import { list } from './bounded-schema.ts';
import { languageCodes } from './language.ts';
import { idMax, pageSizeMax, titleMax } from './limits.ts';
import type { LocalizedText } from './localized-text.ts';
import { mailAddressProblem, readMailAddress } from './mail-address.ts';
import { parseInstant } from './period.ts';
import { youtubeIdOf } from './youtube-id.ts';

/** A number; form-style bodies and queries bring a whole one as a text. */
export const numberSchema = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))]);

/** An id: a whole number that is not negative; form-style bodies and queries bring it as a text. */
export const idSchema = v.pipe(numberSchema, v.integer(), v.minValue(0), v.maxValue(idMax));

/** An id as a list's next page names it, a text. */
export const idTextSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}$/),
  v.check((id) => Number(id) <= idMax),
);

/** A moment in milliseconds since 1970; form-style bodies bring it as a text. */
export const millisecondsSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(8.64e15),
);

/** A flag: true, 'true', '1' and 1 alike. */
export const flagSchema = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '1', '0', '']), v.picklist([0, 1])]),
  v.transform((value) => value === true || value === 'true' || value === '1' || value === 1),
);

export const pageQuery = {
  page: v.optional(v.pipe(idSchema, v.minValue(1), v.maxValue(1_000_000))),
  per_page: v.optional(v.pipe(idSchema, v.minValue(1), v.maxValue(pageSizeMax))),
};

/** One id in an address, or several. */
export const idsQuery = (most: number) =>
  v.optional(
    v.union([
      list(idSchema, most),
      v.pipe(
        idSchema,
        v.transform((id) => [id]),
      ),
    ]),
  );

/** Texts of an organiser, at least in one language: `{jpn: '…', eng: '…'}`. */
export const localizedTextSchema = v.pipe(
  v.strictObject(Object.fromEntries(languageCodes.map((code) => [code, v.optional(v.string())]))),
  v.check((text) => Object.keys(text).length > 0, 'at least one language'),
) as v.GenericSchema<LocalizedText>;

/** The title of something: one line in lists, in mails and in the head of pages. */
export const titleSchema = v.pipe(
  localizedTextSchema,
  v.check(
    (title) => Object.values(title).every((text) => text.length <= titleMax),
    `at most ${titleMax} letters in each language`,
  ),
) as v.GenericSchema<LocalizedText>;

/** A date and time as documents store it; without a zone it is Tokyo time. */
export const dateTimeSchema = v.pipe(
  v.string(),
  v.check((text) => parseInstant(text) !== undefined, 'a date as 2026-11-20 10:00'),
);

const percentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const breadthSchema = v.pipe(v.number(), v.minValue(1), v.maxValue(100));

/** The point of a picture that stays in sight where a page cuts it: per cent from the left and from the top. */
export const focusSchema = v.strictObject({ x: percentSchema, y: percentSchema });
export type Focus = v.InferOutput<typeof focusSchema>;

/** The part of a picture that is shown, in per cent of its width and height; sums of decimals are a little off. */
export const cropSchema = v.pipe(
  v.strictObject({ x: percentSchema, y: percentSchema, width: breadthSchema, height: breadthSchema }),
  v.check(({ x, y, width, height }) => x + width < 100.01 && y + height < 100.01, 'an area inside the picture'),
);
export type Crop = v.InferOutput<typeof cropSchema>;

const mediaPathSchema = v.pipe(v.string(), v.startsWith('/'));

/** A picture of the site, stored and re-encoded; `path` is below the site's base. */
export const imageSchema = v.strictObject({
  path: mediaPathSchema,
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
  alt: v.optional(localizedTextSchema),
  focus: v.optional(focusSchema),
  /** What was cut out of `original`; the picture at `path` is that. */
  crop: v.optional(cropSchema),
  original: v.optional(mediaPathSchema),
});
export type SiteImage = v.InferOutput<typeof imageSchema>;

/** A picture as calls answer it: in one language, with the size it takes before it is loaded. */
export const pictureSchema = v.object({
  path: v.string(),
  width: v.number(),
  height: v.number(),
  alt: v.optional(v.string()),
  focus: v.optional(v.object({ x: v.number(), y: v.number() })),
});
export type Picture = v.InferOutput<typeof pictureSchema>;

/** A web address that may be linked to: https, http, mailto, tel, or a path of this site. To browsers `/\` is `//`. */
export const linkSchema = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\s]*$/i, 'a web address'),
);

/** A FileAnswer. */
export const fileSchema = v.object({
  name: v.string(),
  bytes: v.instance(Uint8Array<ArrayBuffer>),
  type: v.optional(v.string()),
  lasting: v.optional(v.object({ etag: v.string(), isKnown: v.boolean() })),
});

/** A StreamedFile. */
export const streamedFileSchema = v.object({
  name: v.string(),
  parts: v.custom<AsyncIterable<Uint8Array>>((value) => typeof value === 'object' && value !== null),
  type: v.string(),
});

export const hexColorSchema = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/, 'a colour as #0066FF'));

/** The address of a person who gets mail, as it is typed or pasted. */
export const mailAddressSchema = v.pipe(
  v.string(),
  v.transform(readMailAddress),
  v.check((mail) => mailAddressProblem(mail) === undefined, 'a mail address'),
);

/** Of a video at YouTube: its address is taken too, as people copy it. */
export const youtubeIdSchema = v.pipe(
  v.string(),
  v.transform(youtubeIdOf),
  v.regex(/^[A-Za-z0-9_-]{11}$/, 'the 11 characters of a YouTube video'),
);
