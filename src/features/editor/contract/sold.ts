import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';

export const listSoldItems = consoleEndpoint({
  name: 'listSoldItems',
  method: 'GET',
  path: 'sites/{site}/items/{contentId}/sold',
  summary: 'The items of a content that visitors have bought or applied for; what they bought is fixed then.',
  answer: v.object({ sold: v.array(v.number()) }),
  may: 'see',
});
