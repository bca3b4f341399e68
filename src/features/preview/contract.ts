import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';

export const readPreviewDetail = endpoint({
  name: 'readPreviewDetail',
  who: 'previewer',
  at: 'detail',
  method: 'GET',
  path: 'ex/detail/{portalId}/{eventId}/{contentId}/{detailId}',
  summary:
    "What the module's own detail call answers, of the draft and whatever its public period, for previewers alone. The header excluded-modules names the modules that are not needed [ACCESS-038, ACCESS-039].",
  answer: v.any(),
});
