import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';

export const readPreviewDetail = endpoint({
  name: 'readPreviewDetail',
  who: 'previewer',
  at: 'detail',
  method: 'GET',
  path: 'ex/detail/{portalId}/{eventId}/{contentId}/{detailId}',
  summary:
    "For previewers only: answers like the module's own detail call, but from the draft and regardless of the public period. The header excluded-modules names modules to leave out [ACCESS-038, ACCESS-039].",
  answer: v.any(),
});
