import * as v from 'valibot';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { streamedFileSchema } from '#kernel/schema.ts';
import { tableFileTypes } from '#kernel/table-file.ts';
import { orderColumns } from '../rules/order-columns.ts';
import { orderFilter } from './filter.ts';

const personal = { may: 'sell', proof: 'secondFactor' } as const;

export const readOrderColumns = consoleEndpoint({
  name: 'readColumnsOfOrders',
  method: 'GET',
  path: 'sites/{site}/orders/columns',
  summary: 'The columns of a file of orders: the caller’s last choice is marked.',
  answer: v.object({
    columns: v.array(v.object({ id: v.string(), label: v.string() })),
    chosen: v.array(v.string()),
  }),
  ...personal,
});

export const wishedOrderFile = v.object({
  filter: v.object(orderFilter),
  file: v.object({
    kind: v.picklist(['csv', 'xlsx']),
    columns: v.pipe(list(v.pipe(v.string(), maxLetters(40)), orderColumns.length), v.minLength(1)),
  }),
});

export const makeOrderFile = consoleEndpoint({
  name: 'makeOrderFile',
  method: 'POST',
  path: 'sites/{site}/orders/export',
  summary:
    'Prepares a file of the orders that the filter finds, as CSV or XLSX, whose columns are kept for the next time. 409 where there are none, or too many.',
  bodyKind: 'json',
  body: wishedOrderFile,
  answer: v.object({
    /** Where it is, on this host: for the caller alone, once, and for ten minutes. */
    path: v.string(),
    rows: v.number(),
  }),
  statuses: [409],
  may: 'sell',
  proof: 'recent',
});

export const fetchOrderFile = consoleEndpoint({
  name: 'fetchOrderFile',
  method: 'GET',
  path: 'sites/{site}/orders/export/{token}',
  summary: 'The file that its caller asked for, made while it is sent. 404 for anybody else, and the second time.',
  fileType: tableFileTypes,
  answer: streamedFileSchema,
  changes: true,
  statuses: [404],
  ...personal,
});
