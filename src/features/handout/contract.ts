import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { calendarType } from '#kernel/calendar-file.ts';
import { csvType } from '#kernel/csv.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { handoutTypes } from '#kernel/handout.ts';
import { fileSchema, idSchema } from '#kernel/schema.ts';

export const openHandout = endpoint({
  name: 'openHandout',
  who: 'activeMember',
  at: 'detail',
  method: 'POST',
  path: 'handout/open/{portalId}[/{eventId}]/{moduleCode}/{contentId}/{detailId}',
  summary:
    'Answers an address at which a member downloads a handout; it works for a minute. 404: there is no such handout for this member. 429 after sixty in ten minutes [MYPAGE-013].',
  body: v.object({ handout_id: idSchema }),
  answer: v.object({
    /** Of this host. */
    address: v.string(),
    name: v.string(),
    bytes: v.number(),
  }),
  statuses: [429],
});

export const readHandout = endpoint({
  name: 'readHandout',
  who: 'anyone',
  at: 'nowhere',
  method: 'GET',
  path: 'handout/read/{key}',
  summary:
    'A file, at the address that another call answered. 410: the address is older than a minute or unknown [MYPAGE-013].',
  fileType: ['application/octet-stream', ...Object.values(handoutTypes), calendarType, 'application/json'],
  answer: fileSchema,
  statuses: [404, 410],
});

/** What a browser may have made itself; the ending of the file's name. */
export const keptTypes = { csv: csvType, ics: calendarType, json: 'application/json' } as const;

const nameMax = 120;
const isFileName = (name: string): boolean => !/[\\/\p{Cc}]/u.test(name);
const contentMax = 100_000;
/** A Japanese letter has 9 bytes in a form. */
const contentMaxBytes = 1024 * 1024;

export const keepFile = endpoint({
  name: 'keepFile',
  who: 'visitor',
  at: 'site',
  method: 'POST',
  path: 'handout/keep/{portalId}[/{eventId}]',
  summary:
    'Answers an address at which the caller downloads a small text file that their page has made; it works for a minute. 429 after sixty in ten minutes.',
  body: v.object({
    name: v.pipe(v.string(), v.minLength(1), maxLetters(nameMax), v.check(isFileName)),
    type: v.picklist(['csv', 'ics', 'json']),
    content: v.pipe(v.string(), maxLetters(contentMax)),
  }),
  bodyMaxBytes: contentMaxBytes,
  answer: v.object({ address: v.string(), name: v.string(), bytes: v.number() }),
  statuses: [429],
});
