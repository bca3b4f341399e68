import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { idSchema } from '#kernel/schema.ts';

export const viewSite = consoleEndpoint({
  name: 'viewSiteFromConsole',
  method: 'POST',
  path: 'sites/{site}/view',
  summary:
    'The path of the public site, or of the page of a content, with a console user key, which opens what is limited to console users until the operator signs out [ACCESS-043].',
  bodyKind: 'json',
  body: v.object({ contentId: v.optional(idSchema) }),
  answer: v.object({ path: v.string() }),
  may: 'see',
});
