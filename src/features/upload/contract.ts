import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';

const image = {
  method: 'POST',
  /** One file in the field `image`; its bytes decide what it is. */
  body: v.object({ image: v.optional(v.any()) }),
  bodyKind: 'multipart',
  answer: v.object({
    /** Names the picture when the form is saved, or in commit/image; below the site's base. */
    temp_path: v.string(),
    /** The address from which a page shows it. */
    url: v.string(),
  }),
  statuses: [503],
} as const;

export const uploadImage = endpoint({
  name: 'uploadImage',
  who: 'anyone',
  at: 'site',
  path: 'upload/image',
  summary: 'Uploads a picture outside any portal, of at most 100 MB and 8000 px on each side [PROFILE-028].',
  ...image,
});

export const uploadPortalImage = endpoint({
  name: 'uploadPortalImage',
  who: 'anyone',
  at: 'site',
  path: '{portalId}/upload/image',
  summary: 'Uploads a picture at a portal [PROFILE-029].',
  ...image,
});

export const uploadEventImage = endpoint({
  name: 'uploadEventImage',
  who: 'anyone',
  at: 'site',
  path: '{portalId}/{eventId}/upload/image',
  summary: 'Uploads a picture at an event [PROFILE-030].',
  ...image,
});
