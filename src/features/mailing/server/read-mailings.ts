import { type Kysely, type Selectable, sql } from 'kysely';
import { formatInstant } from '#kernel/period.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { Tables } from '#server/database/tables.ts';
import { refuse } from '#server/http/refusal.ts';
import { type ListedMailing, type MailingCounts, mailingDocument } from '../contract.ts';
import type { MailingDocument } from '../rules/mailing-document.ts';
import { isPlanned, recipientStates } from '../rules/mailing-states.ts';
import type { MailingTable } from './mailing-tables.ts';

export type StoredMailing = Omit<Selectable<MailingTable>, 'document'> & { document: MailingDocument };

export const emptyDocument: MailingDocument = {
  audience: { kind: 'holders' },
  purpose: 'necessary',
  subject: {},
  body: {},
  button: 'none',
  replyTo: '',
  contact: '',
};

const read = (row: Selectable<MailingTable>): StoredMailing => ({
  ...row,
  document: readStored(mailingDocument, row.document).output ?? emptyDocument,
});

/** A mail of a site; 404 without one. */
export async function readMailingOf(
  kysely: Kysely<Tables>,
  { siteKey, mailingId, isLocked = false }: { siteKey: string; mailingId: number; isLocked?: boolean },
): Promise<StoredMailing> {
  const found = kysely
    .selectFrom('mailing')
    .selectAll()
    .where('mailing_id', '=', mailingId)
    .where('site_key', '=', siteKey);
  const row = await (isLocked ? found.forUpdate() : found).executeTakeFirst();
  if (row === undefined) throw refuse('notFound');
  return read(row);
}

/** A mail by its number alone, for the work behind the calls. */
export async function findMailing(kysely: Kysely<Tables>, mailingId: number): Promise<StoredMailing | undefined> {
  const row = await kysely.selectFrom('mailing').selectAll().where('mailing_id', '=', mailingId).executeTakeFirst();
  return row && read(row);
}

/** The mails of a site, the newest first, behind one of them. */
export async function listMailingsOf(
  kysely: Kysely<Tables>,
  siteKey: string,
  { after, most }: { after: number | undefined; most: number },
): Promise<StoredMailing[]> {
  const all = kysely.selectFrom('mailing').selectAll().where('site_key', '=', siteKey);
  const page = after === undefined ? all : all.where('mailing_id', '<', after);
  return (await page.orderBy('mailing_id', 'desc').limit(most).execute()).map(read);
}

export function presentMailing(row: StoredMailing): ListedMailing {
  const { mailing_id: mailingId, state, made_by: madeBy, sent_by: sentBy, document } = row;
  const said = (at: Date | null): string | null => (at === null ? null : formatInstant(at.getTime()));
  const { kind, ticket = null } = document.audience;
  return {
    mailingId,
    state,
    audience: { kind, ticket },
    subject: document.subject,
    madeBy,
    changedAt: formatInstant(row.changed_at.getTime()),
    plannedAt: isPlanned(row) ? said(row.begins_at) : null,
    sentAt: isPlanned(row) ? null : said(row.begins_at ?? row.sent_at),
    sentBy,
    endedAt: said(row.ended_at),
  };
}

/** How many of a mailing went where, and why the others did not. */
export async function countRecipientsOf(
  kysely: Kysely<Tables>,
  { mailing_id, without_address }: Pick<StoredMailing, 'mailing_id' | 'without_address'>,
): Promise<{ counts: MailingCounts; reasons: { reason: string; number: number }[] }> {
  const { rows } = await sql<{ state: (typeof recipientStates)[number]; reason: string; number: number }>`
    select state, reason, count(*)::integer as number from mailing_recipient
    where mailing_id = ${mailing_id} group by state, reason order by number desc, reason`.execute(kysely);
  const sum = (state: (typeof recipientStates)[number]): number =>
    rows.filter((row) => row.state === state).reduce((total, { number }) => total + number, 0);
  return {
    counts: {
      waiting: sum('waiting'),
      held: sum('held'),
      sent: sum('sent'),
      failed: sum('failed'),
      suppressed: sum('suppressed'),
      withoutAddress: without_address,
    },
    reasons: rows
      .filter(({ reason }) => reason !== '')
      .slice(0, 10)
      .map(({ reason, number }) => ({ reason, number })),
  };
}
