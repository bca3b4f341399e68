import * as v from 'valibot';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { changesMax, pathMax } from '../rules/site-basics.ts';

/** `settings`, `content-10` or `item-10-3` */
export const partQuery = v.pipe(v.string(), v.regex(/^(settings|content-\d{1,10}|item-\d{1,10}-\d{1,10})$/));

export const changeSchema = v.object({
  path: list(v.pipe(v.string(), maxLetters(200)), pathMax),
  before: v.optional(v.unknown()),
  after: v.optional(v.unknown()),
});

/** The changes of one save. */
export const changesSchema = list(changeSchema, changesMax);
