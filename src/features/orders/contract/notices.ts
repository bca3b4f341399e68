import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { salesNoticeChoices } from '../rules/sales-notice.ts';

export const readSalesNotice = consoleEndpoint({
  name: 'readSalesNotice',
  method: 'GET',
  path: 'sites/{site}/orders/notice',
  summary: 'Which mails the caller gets about the sales of a site.',
  answer: v.object({ choice: v.picklist(salesNoticeChoices) }),
  may: 'sell',
  proof: 'secondFactor',
});

export const chooseSalesNotice = consoleEndpoint({
  name: 'chooseSalesNotice',
  method: 'POST',
  path: 'sites/{site}/orders/notice',
  summary: 'Chooses the mails that the caller gets about the sales of a site: none, of each order, or one a day.',
  body: v.object({ choice: v.picklist(salesNoticeChoices) }),
  answer: v.object({ choice: v.picklist(salesNoticeChoices) }),
  may: 'sell',
  proof: 'secondFactor',
});
