import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

/** The keys of the rehearsals: their orders and refunds are in no list of an organiser. */
export function keysOfRehearsals(kysely: Kysely<Tables>) {
  return kysely.selectFrom('site').select('site_key').where('rehearsal_of', 'is not', null);
}
