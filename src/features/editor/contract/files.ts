import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { handoutSchema } from '#kernel/handout.ts';
import { cropSchema } from '#kernel/schema.ts';

const cropBody = v.object({
  /** The whole picture, as documents have it. */
  path: v.pipe(v.string(), v.regex(/^\/media\/[0-9a-f]{64}\.webp$/)),
  crop: cropSchema,
});
const croppedSchema = v.object({ path: v.string(), width: v.number(), height: v.number(), original: v.string() });

export const cropPicture = consoleEndpoint({
  name: 'cropPictureOfSite',
  method: 'POST',
  path: 'sites/{site}/picture/crop',
  summary: 'Stores a part of a stored picture as a picture of its own; the whole one stays.',
  bodyKind: 'json',
  body: cropBody,
  answer: croppedSchema,
  may: 'edit',
});

export const cropBoothPicture = consoleEndpoint({
  name: 'cropBoothPicture',
  method: 'POST',
  path: 'sites/{site}/booths/{contentId}/{detailId}/picture/crop',
  summary: 'Stores a part of a picture of an own booth, as `cropPictureOfSite` does.',
  bodyKind: 'json',
  body: cropBody,
  answer: croppedSchema,
  may: 'exhibit',
});

const fileBody = v.object({ file: v.optional(v.any()) });

export const uploadHandout = consoleEndpoint({
  name: 'uploadHandoutOfSite',
  method: 'POST',
  path: 'sites/{site}/handout',
  summary: 'Stores a file (`file`) that visitors may download, of at most 30 MB, with the checks of an import.',
  bodyKind: 'multipart',
  body: fileBody,
  answer: handoutSchema,
  statuses: [413, 415],
  may: 'edit',
});

export const uploadBoothHandout = consoleEndpoint({
  name: 'uploadBoothHandout',
  method: 'POST',
  path: 'sites/{site}/booths/{contentId}/{detailId}/handout',
  summary: 'Stores a file of an own booth that visitors may download, as `uploadHandoutOfSite` does.',
  bodyKind: 'multipart',
  body: fileBody,
  answer: handoutSchema,
  statuses: [413, 415],
  may: 'exhibit',
});
