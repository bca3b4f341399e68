import { sql } from 'kysely';
import { mailKeyOf } from '#features/account/rules/credentials.ts';
import { noteInLog, noteLook, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { removeDraftInvitation } from '#features/site/server.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import { inviteGuests, listGuests, removeGuest } from '../contract/guests.ts';
import { invite } from './guest-list.ts';

const guestsPerPage = 100;

/** Who is invited to a site, for the console. */
export function guestCalls(database: Database): ServedConsoleCall[] {
  const { kysely } = database;
  return [
    serveConsole(listGuests, async ({ site: { siteKey }, query: { search = '', after = '' }, operator, context }) => {
      await noteLook(kysely, context, { operator, siteKey, what: 'guests' });
      const like = `%${mailKeyOf(search).replace(/[\\%_]/g, String.raw`\$&`)}%`;
      const found = await kysely
        .selectFrom('invitation')
        .select('mail_key')
        .where('site_key', '=', siteKey)
        .where('mail_key', 'like', like)
        .where('mail_key', '>', after)
        .orderBy('mail_key')
        .limit(guestsPerPage + 1)
        .execute();
      const { rows } = await sql<{ total: number }>`
        select count(*)::int as total from invitation where site_key = ${siteKey}`.execute(kysely);
      const entries = found.slice(0, guestsPerPage).map((row) => row.mail_key);
      const next = found.length > guestsPerPage ? (entries.at(-1) ?? null) : null;
      return { data: { entries, next, total: rows[0]?.total ?? 0 } };
    }),

    serveConsole(inviteGuests, async ({ site: { siteKey }, body, operator, context }) => {
      const mails = body.mails.map(readMailAddress);
      const wrong = mails.filter((mail) => mailAddressProblem(mail) !== undefined);
      if (wrong.length > 0) {
        throw new Refusal(
          status.invalid,
          (language) => commonTexts[language].invalid,
          () => ({ mails: wrong }),
        );
      }
      return inTransaction(database, async (tx) => {
        const added = (await invite({ kysely: tx }, siteKey, mails)).length;
        await noteInLog(tx, context, { operator, siteKey, action: 'guests.invited', details: { count: added } });
        return { data: { added } };
      });
    }),

    serveConsole(removeGuest, async ({ site: { siteKey }, body, operator, context }) =>
      inTransaction(database, async (tx) => {
        const mailKey = mailKeyOf(body.mail);
        const gone = await tx
          .deleteFrom('invitation')
          .where('site_key', '=', siteKey)
          .where('mail_key', '=', mailKey)
          .returning('mail_key')
          .execute();
        if (gone.length === 0) throw refuse('notFound');
        // Else the next publication would invite them again.
        await removeDraftInvitation(tx, siteKey, mailKey);
        await noteInLog(tx, context, { operator, siteKey, action: 'guests.removed' });
        return { data: { done: true } } as const;
      }),
    ),
  ];
}
