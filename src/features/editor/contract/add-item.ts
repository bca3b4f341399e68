import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { fieldIssueSchema } from '#kernel/console/field-issue.ts';
import { idSchema } from '#kernel/schema.ts';
import { takenLinks } from './taken-links.ts';
import { orderMax, saveBytesMax } from '../rules/site-basics.ts';

/** An item that was taken out a moment ago: its number, and how many stood before it. */
const againSchema = v.object({
  detailId: idSchema,
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(orderMax)),
  /** The links that went with it. */
  links: v.optional(takenLinks, []),
});

export const addItem = consoleEndpoint({
  name: 'addDraftItem',
  method: 'POST',
  path: 'sites/{site}/items/{contentId}',
  summary:
    'Adds an item at the end of a content; its number is allotted, and 422 names the fields that it needs. One that was taken out comes back with its number, at its place, and the links to it that went with it.',
  bodyKind: 'json',
  bodyMaxBytes: saveBytesMax,
  body: v.object({
    value: v.record(v.string(), v.unknown()),
    again: v.optional(againSchema),
  }),
  /** `linksLeft`: the parts whose links did not come back, for somebody has changed them since. */
  answer: v.object({ detailId: v.number(), issues: v.array(fieldIssueSchema), linksLeft: v.number() }),
  may: 'edit',
});
