import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';

export const viewSite = consoleEndpoint({
  name: 'viewSiteFromConsole',
  method: 'POST',
  path: 'sites/{site}/view',
  summary:
    'The path of the public site with a console user key, which opens what is limited to console users until the operator signs out [ACCESS-043].',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({ path: v.string() }),
  may: 'see',
});
