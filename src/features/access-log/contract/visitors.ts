import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';

export const readVisitors = consoleEndpoint({
  name: 'readVisitorsOfSite',
  method: 'GET',
  path: 'sites/{site}/visitors',
  summary: 'How many browsers looked at the site on each of the last 14 days; counted each hour.',
  answer: v.object({
    days: v.array(v.object({ day: v.string(), visitors: v.number(), views: v.number() })),
  }),
  may: 'see',
});
