import * as v from 'valibot';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { idSchema, localizedTextSchema } from '#kernel/schema.ts';

const title = v.nullable(localizedTextSchema);
const logEntry = v.object({
  logId: v.number(),
  at: v.string(),
  /** Null: whoever runs the server, staff with a link, or a member of the staff. */
  operatorId: v.nullable(v.number()),
  /** As they were called then; a member by their mail address now, '' once they have left. */
  operatorName: v.string(),
  siteKey: v.nullable(v.string()),
  /** Null: no site, the whole installation, or a site that is gone. */
  siteTitle: title,
  action: v.string(),
  details: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** The operator whom it was done to, or the mail address of the member. */
  target: v.nullable(v.string()),
  /** What it was done to, as it is called now; a title is null where it is gone. */
  part: v.nullable(v.object({ content: title, item: title })),
});
const day = v.pipe(v.string(), v.isoDate());
const logQuery = v.object({
  /** `next` of the page before. */
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
  operatorId: v.optional(idSchema),
  /** An action, such as `site.published`, or a kind of them with its dot: `looked.`. */
  action: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,30}\.[A-Za-z.]{0,40}$/))),
  /** The first and the last day, of Tokyo. */
  from: v.optional(day),
  to: v.optional(day),
});
const logAnswer = v.object({ entries: v.array(logEntry), next: v.nullable(v.string()) });
const peopleAnswer = v.object({
  /** By their names as they are now; at most 500. */
  people: v.array(v.object({ operatorId: v.number(), name: v.string() })),
});

export const readSiteLog = consoleEndpoint({
  name: 'readSiteLog',
  method: 'GET',
  path: 'sites/{site}/log',
  summary: 'What operators changed at a site, and which personal data they looked at; the latest first.',
  query: logQuery,
  answer: logAnswer,
  may: 'govern',
  proof: 'secondFactor',
});

export const listPeopleOfSiteLog = consoleEndpoint({
  name: 'listPeopleOfSiteLog',
  method: 'GET',
  path: 'sites/{site}/log/people',
  summary: 'The operators of whom the log of a site says anything.',
  answer: peopleAnswer,
  may: 'govern',
  proof: 'secondFactor',
});

export const readLog = consoleEndpoint({
  name: 'readConsoleLog',
  method: 'GET',
  path: 'log',
  summary: 'The same of the whole installation, also of sites and operators that are gone; for its owners.',
  query: logQuery,
  answer: logAnswer,
  statuses: [404],
  may: 'operator',
  proof: 'secondFactor',
});

export const listPeopleOfLog = consoleEndpoint({
  name: 'listPeopleOfLog',
  method: 'GET',
  path: 'log/people',
  summary: 'The operators of whom the log of the installation says anything; for its owners.',
  answer: peopleAnswer,
  statuses: [404],
  may: 'operator',
  proof: 'secondFactor',
});
