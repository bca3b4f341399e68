import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';
import { fileSchema, idSchema } from '#kernel/schema.ts';

export const openHandout = endpoint({
  name: 'openHandout',
  who: 'activeMember',
  at: 'detail',
  method: 'POST',
  path: 'handout/open/{portalId}[/{eventId}]/{moduleCode}/{contentId}/{detailId}',
  summary:
    'Answers an address at which a member downloads a handout; it works once, within a minute. 404: there is no such handout for this member. 429 after sixty in ten minutes [MYPAGE-013].',
  body: v.object({ handout_id: idSchema }),
  answer: v.object({
    /** Of this host. */
    address: v.string(),
    name: v.string(),
    bytes: v.number(),
  }),
  statuses: [429],
});

export const readHandout = endpoint({
  name: 'readHandout',
  who: 'anyone',
  at: 'nowhere',
  method: 'GET',
  path: 'handout/read/{key}',
  summary:
    'A handout, at the address that openHandout answered. 410: the address was used, is too old or unknown [MYPAGE-013].',
  fileType: 'application/octet-stream',
  answer: fileSchema,
  statuses: [410],
  changes: true,
});
