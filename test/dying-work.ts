import { parseInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';

/** Work behind the console that takes long, and that a process may die of. */
export const dyingWorks = ['import', 'callingOff', 'mailing', 'payout'] as const;
export type DyingWork = (typeof dyingWorks)[number];

/** Where a process kills itself: at the transaction of this number that does the work. */
export interface Death {
  at: number;
  /** `middle`: some of its statements are made, and it is not committed. `after`: it is, and nothing follows. */
  moment: 'middle' | 'after';
  /** The statement that is meant; without it that of the work. */
  mark?: string;
  /** Without transactions: what was made before the death stays. */
  isBare?: boolean;
}

export const dyingSite = 'event/11';
/** When it begins: a Friday morning, as in the tests of the whole site. */
export const dyingNow = parseInstant('2026-11-20 10:00') as number;

/** The statement of each work after which others of its transaction follow. */
export const marks: Record<DyingWork, string> = {
  import: 'reserve_tickets(',
  callingOff: 'insert into "ticket_refund"',
  mailing: 'insert into mailing_recipient',
  payout: 'update "ticket_refund" set',
};

const units: Record<DyingWork, string> = {
  import: `purchased_ticket where state = 'issued'`,
  callingOff: 'calling_off_order',
  mailing: 'mailing_recipient',
  payout: `ticket_refund where state = 'done'`,
};

/** What is not over yet: the work itself, its mails, and the jobs of both. */
const remains: Record<DyingWork, string> = {
  import: `(select count(*) from attendee_import where state <> 'finished')
    + (select count(*) from ticket_order where tell is not null)`,
  callingOff: `(select count(*) from calling_off where state <> 'finished')`,
  mailing: `(select count(*) from mailing where state <> 'finished')`,
  payout: `(select count(*) from payout where state <> 'paid')`,
};

export async function countOf(database: Database, what: string): Promise<number> {
  const { rows } = await database.pool.query<{ number: number }>(`select (${what})::integer as number`);
  return rows[0]!.number;
}

/** How many rows, orders, people or refunds are done. */
export const progressOf = (database: Database, work: DyingWork): Promise<number> =>
  countOf(database, `select count(*) from ${units[work]}`);

export const remainsOf = (database: Database, work: DyingWork): Promise<number> =>
  countOf(
    database,
    `${remains[work]} + (select count(*) from job where parked_at is null
      and name in ('mail', 'mailToMany', 'attendeeImport', 'callingOff', 'mailing'))`,
  );
