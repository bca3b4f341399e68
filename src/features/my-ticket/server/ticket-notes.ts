import type { Kysely, Transaction } from 'kysely';
import { noteInLog } from '#features/operator/server.ts';
import { formatInstant } from '#kernel/period.ts';
import { status } from '#kernel/status.ts';
import type { Tables } from '#server/database/tables.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { TicketNote } from '../rules/ticket-note.ts';
import { notesMax } from '../rules/ticket-note.ts';
import { myTicketRefusal } from './my-ticket-refusal.ts';

/** The notes at a ticket, the latest first. */
export async function readNotes(kysely: Kysely<Tables>, purchasedTicketId: number): Promise<TicketNote[]> {
  const rows = await kysely
    .selectFrom('ticket_note')
    .select(['body', 'author', 'made_at'])
    .where('purchased_ticket_id', '=', purchasedTicketId)
    .orderBy('ticket_note_id', 'desc')
    .limit(notesMax)
    .execute();
  return rows.map(({ body, author, made_at }) => ({ text: body, author, at: formatInstant(made_at.getTime()) }));
}

export interface NoteAuthor {
  /** Null: whoever works by a link. */
  operatorId: number | null;
  name: string;
}

/** Adds a note, and says so in the log: who and of which ticket, without the words. 409 where there are too many. */
export async function addNote(
  tx: Transaction<Tables>,
  context: RequestContext,
  wish: { siteKey: string; purchasedTicketId: number; text: string; author: NoteAuthor },
): Promise<void> {
  const { siteKey, purchasedTicketId, text, author } = wish;
  const { notes } = await tx
    .selectFrom('ticket_note')
    .select(({ fn }) => fn.countAll<string>().as('notes'))
    .where('purchased_ticket_id', '=', purchasedTicketId)
    .executeTakeFirstOrThrow();
  if (Number(notes) >= notesMax) throw myTicketRefusal(status.conflict, ({ gateNotice }) => gateNotice.tooManyNotes);
  await tx
    .insertInto('ticket_note')
    .values({
      purchased_ticket_id: purchasedTicketId,
      body: text,
      operator_id: author.operatorId,
      author: author.name,
      made_at: new Date(context.now),
    })
    .execute();
  const details = { purchasedTicketId };
  await noteInLog(tx, context, { operator: author, siteKey, action: 'gate.noted', details });
}
