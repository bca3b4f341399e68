import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
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
