import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { languageCodes } from '#kernel/language.ts';
import { localizedTextSchema } from '#kernel/schema.ts';
import { saidChanges } from './changes.ts';
import { openPreview, readPart, savePart, uploadPicture } from '../contract.ts';

/*
 * What an exhibitor may do: the entrance lets them to the booths of their grant alone. Calls below a booth are those of
 * the editor, so that its forms work with either.
 */

const boothSchema = v.object({
  contentId: v.number(),
  detailId: v.number(),
  title: v.optional(localizedTextSchema),
  stand: v.string(),
  /** Whether visitors see it, and whether the draft differs from what they see. */
  isPublished: v.boolean(),
  hasChanges: v.boolean(),
  /** Whether exhibitors make their booths public there; else the organiser does. */
  mayPublish: v.boolean(),
});
export type BoothState = v.InferOutput<typeof boothSchema>;

export const listOwnBooths = consoleEndpoint({
  name: 'listOwnBooths',
  method: 'GET',
  path: 'sites/{site}/booths',
  summary: 'The booths that the operator keeps at an event.',
  answer: v.object({
    title: localizedTextSchema,
    languages: v.array(v.picklist(languageCodes)),
    /** The path of the site on this host. */
    path: v.string(),
    isPublished: v.boolean(),
    booths: v.array(boothSchema),
  }),
  may: 'exhibit',
});

export const readOwnBooth = consoleEndpoint({
  name: 'readOwnBooth',
  method: 'GET',
  path: 'sites/{site}/booths/{contentId}/{detailId}/part',
  summary: 'The draft of an own booth, as `readDraftPart` answers it.',
  query: readPart.query,
  answer: readPart.answer,
  may: 'exhibit',
});

export const saveOwnBooth = consoleEndpoint({
  name: 'saveOwnBooth',
  method: 'POST',
  path: 'sites/{site}/booths/{contentId}/{detailId}/part',
  summary: 'Changes fields of an own booth, as `saveDraftPart` does; 403 for what the organiser decides.',
  bodyKind: 'json',
  bodyMaxBytes: savePart.bodyMaxBytes,
  body: savePart.body,
  answer: savePart.answer,
  may: 'exhibit',
});

export const uploadBoothPicture = consoleEndpoint({
  name: 'uploadBoothPicture',
  method: 'POST',
  path: 'sites/{site}/booths/{contentId}/{detailId}/picture',
  summary: 'Stores a picture (`image`) for an own booth, as `uploadPictureOfSite` does.',
  bodyKind: 'multipart',
  takesTime: true,
  body: uploadPicture.body,
  answer: uploadPicture.answer,
  statuses: [503],
  may: 'exhibit',
});

export const openBoothPreview = consoleEndpoint({
  name: 'openBoothPreview',
  method: 'POST',
  path: 'sites/{site}/booths/{contentId}/{detailId}/preview',
  summary: 'An address that shows the page of an own booth as the draft has it, and everything else as it is public.',
  bodyKind: 'json',
  body: openPreview.body,
  answer: openPreview.answer,
  may: 'exhibit',
});

export const publishOwnBooth = consoleEndpoint({
  name: 'publishOwnBooth',
  method: 'POST',
  path: 'sites/{site}/booths/{contentId}/{detailId}/publish',
  summary: 'Makes an own booth public; 403 where the organiser does it, 409 before the event is public.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({ revision: v.number() }),
  statuses: [409],
  may: 'exhibit',
});

export const readBoothChanges = consoleEndpoint({
  name: 'readChangesOfBooth',
  method: 'GET',
  path: 'sites/{site}/exhibitors/{contentId}/{detailId}/changes',
  summary: 'What `publishBoothFromConsole` would change: the draft of one booth beside what visitors see.',
  answer: v.object(saidChanges),
  may: 'see',
});

export const publishBooth = consoleEndpoint({
  name: 'publishBoothFromConsole',
  method: 'POST',
  path: 'sites/{site}/exhibitors/{contentId}/{detailId}/publish',
  summary: 'Makes one booth public as the draft has it, and nothing else; 409 before the event is public.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({ revision: v.number() }),
  statuses: [409],
  may: 'publish',
});
