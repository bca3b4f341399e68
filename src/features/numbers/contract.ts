import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { languageCodes } from '#kernel/language.ts';
import { localizedTextSchema, streamedFileSchema } from '#kernel/schema.ts';
import { tableFileTypes } from '#kernel/table-file.ts';
import { movementKinds } from './rules/accounts/movements.ts';
import { chartNames, columnNames, rowWords } from './rules/chart.ts';
import { timeUnits } from './rules/time-unit.ts';

/* What the console counts of an event, and what its bookkeeping needs. */

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
const month = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

const label = v.variant('kind', [
  v.object({ kind: v.literal('time'), at: v.string() }),
  v.object({ kind: v.literal('text'), text: localizedTextSchema }),
  v.object({ kind: v.literal('plain'), plain: v.string() }),
  v.object({ kind: v.literal('language'), language: v.picklist(languageCodes) }),
  v.object({ kind: v.literal('word'), word: v.picklist(rowWords) }),
]);

const chart = v.object({
  unit: v.nullable(v.picklist(timeUnits)),
  columns: v.array(v.picklist(columnNames)),
  groups: v.array(
    v.object({
      title: v.nullable(label),
      rows: v.array(v.object({ label, values: v.array(v.number()) })),
    }),
  ),
  isCut: v.boolean(),
});

export const readNumberDesk = consoleEndpoint({
  name: 'readNumberDesk',
  method: 'GET',
  path: 'sites/{site}/numbers/desk',
  summary: 'Which charts an event has, and the first day of which there is anything to count.',
  answer: v.object({
    charts: v.array(v.picklist(chartNames)),
    today: v.string(),
    firstDay: v.string(),
    /** Whether the operator may see the books. */
    mayAccount: v.boolean(),
  }),
  may: 'see',
});

export const readNumbers = consoleEndpoint({
  name: 'readNumbersOfSite',
  method: 'GET',
  path: 'sites/{site}/numbers',
  summary:
    'One chart of an event as numbers, for whole days in Japan; it has no person in it. All who look share one count of a few seconds.',
  query: v.object({ chart: v.picklist(chartNames), from: day, to: day }),
  answer: chart,
  statuses: [422],
  may: 'see',
});

const sum = v.object({ count: v.number(), amount: v.number(), tax: v.number() });

export const readAccounts = consoleEndpoint({
  name: 'readAccountsOfSite',
  method: 'GET',
  path: 'sites/{site}/accounts',
  summary: 'The sums of a month in Japan: what was sold, what went back, and the fees that were kept.',
  query: v.object({ month }),
  answer: v.object({
    sums: v.object(v.entriesFromList(movementKinds, sum)),
    /** Of qualified invoices; '' where no seller of the event has one, and nothing names a tax. */
    registrationNumbers: v.array(v.string()),
  }),
  may: 'sell',
  proof: 'secondFactor',
});

export const downloadAccounts = consoleEndpoint({
  name: 'downloadAccountsOfSite',
  method: 'GET',
  path: 'sites/{site}/accounts/file',
  summary:
    'Each movement of money of a month, as CSV or XLSX: sales, refunds and fees by order, with the tax where the seller has a registration number. It names no person, and is noted in the log.',
  query: v.object({ month, kind: v.picklist(['csv', 'xlsx']) }),
  fileType: tableFileTypes,
  answer: streamedFileSchema,
  changes: true,
  may: 'sell',
  proof: 'secondFactor',
});
