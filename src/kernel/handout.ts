import * as v from 'valibot';
import { isKeyOf } from './keys-of.ts';

/** The files that visitors may download, by the ending of their names. */
export const handoutTypes = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  csv: 'text/csv',
  txt: 'text/plain',
} as const;
export type HandoutEnding = keyof typeof handoutTypes;

/** The ending of a name that belongs to a handout; undefined for every other name. */
export function handoutEndingOf(name: string): HandoutEnding | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return isKeyOf(handoutTypes, ending) ? ending : undefined;
}

/** A stored file as documents name it; the site file writes `{ file: handouts/catalogue.pdf }`. */
export const handoutSchema = v.strictObject({
  path: v.pipe(v.string(), v.regex(/^\/handout\/[0-9a-f]{64}\.[a-z]+$/, 'a file to download')),
  /** The name under which visitors save it. */
  name: v.string(),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type Handout = v.InferOutput<typeof handoutSchema>;
