import * as v from 'valibot';
import { list } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { partQuery } from './part-change.ts';
import { pathMax } from '../rules/site-basics.ts';

const entryBody = v.object({
  part: partQuery,
  /** Where the numbers stand: `['slots', '*', 'ticketSlotId']`. */
  place: v.pipe(list(v.pipe(v.string(), v.regex(/^(?:\*|\w{1,60})$/)), pathMax), v.minLength(1)),
});
const entryAnswer = v.object({ id: v.number() });

export const allotEntryNumber = consoleEndpoint({
  name: 'allotEntryNumber',
  method: 'POST',
  path: 'sites/{site}/part/entry',
  summary: 'A number for a new entry of a list of a part. None is given twice, also when the entry is removed.',
  bodyKind: 'json',
  body: entryBody,
  answer: entryAnswer,
  statuses: [409],
  may: 'edit',
});

export const allotBoothEntryNumber = consoleEndpoint({
  name: 'allotBoothEntryNumber',
  method: 'POST',
  path: 'sites/{site}/booths/{contentId}/{detailId}/part/entry',
  summary: 'A number for a new entry of a list of an own booth, as `allotEntryNumber` answers it.',
  bodyKind: 'json',
  body: entryBody,
  answer: entryAnswer,
  statuses: [409],
  may: 'exhibit',
});
