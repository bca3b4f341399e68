import { sql } from 'kysely';

/** Keeps the orders and refunds of rehearsals out of the lists of organisers. */
export const isOfNoRehearsal = (siteKey: string) =>
  sql<boolean>`${sql.ref(siteKey)} not in (select site_key from site where rehearsal_of is not null)`;
