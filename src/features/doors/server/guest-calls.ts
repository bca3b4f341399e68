import { sql, type Transaction } from 'kysely';
import { mailKeyOf } from '#features/account/rules/credentials.ts';
import { noteInLog, noteLook, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import type { SiteServer } from '#features/site/server.ts';
import { formatInstant } from '#kernel/period.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import { status } from '#kernel/status.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import { inviteGuests, listGuests, mailGuests as mailGuestsCall, removeGuest } from '../contract/guests.ts';
import { invite, uninvite } from './guest-list.ts';
import { type GuestMailServices, mailGuests, refuseMails } from './guest-mails.ts';

const guestsPerPage = 100;

export interface GuestServices extends GuestMailServices {
  site: GuestMailServices['site'] & Pick<SiteServer, 'store'>;
}

/** Who is invited to a site, for the console. */
export function guestCalls(services: GuestServices): ServedConsoleCall[] {
  const { database, site: sites } = services;
  const { kysely } = database;
  return [
    serveConsole(listGuests, async ({ site: { siteKey }, query: { search = '', after = '' }, operator, context }) => {
      await noteLook(kysely, context, { operator, siteKey, what: 'guests' });
      const like = `%${mailKeyOf(search).replace(/[\\%_]/g, String.raw`\$&`)}%`;
      const found = await kysely
        .selectFrom('invitation')
        .select(['mail_key', 'mailed_at'])
        .where('site_key', '=', siteKey)
        .where('mail_key', 'like', like)
        .where('mail_key', '>', after)
        .orderBy('mail_key')
        .limit(guestsPerPage + 1)
        .execute();
      const { rows } = await sql<{ total: number; unmailed: number }>`
        select count(*)::int as total, count(*) filter (where mailed_at is null)::int as unmailed from invitation where site_key = ${siteKey}`.execute(
        kysely,
      );
      const entries = found.slice(0, guestsPerPage).map((row) => ({
        mail: row.mail_key,
        mailedAt: row.mailed_at === null ? null : formatInstant(row.mailed_at.getTime()),
      }));
      const next = found.length > guestsPerPage ? (entries.at(-1)?.mail ?? null) : null;
      const { total = 0, unmailed = 0 } = rows[0] ?? {};
      return { data: { entries, next, total, unmailed } };
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

    serveConsole(mailGuestsCall, async ({ site: at, body, operator, context }) => {
      const site = await sites.store.site(at);
      if (site === undefined || services.publicUrl === undefined)
        throw refuseMails(site === undefined ? 'notPublic' : 'noAddress');
      const { siteKey } = site;
      const wish = { mails: body.mails?.map(mailKeyOf), language: body.language ?? context.language };
      const note = (tx: Transaction<Tables>, people: number) =>
        noteInLog(tx, context, { operator, siteKey, action: 'guests.mailed', details: { people } });
      return { data: await mailGuests(services, site, wish, context.now, note) };
    }),

    serveConsole(removeGuest, async ({ site: { siteKey }, body, operator, context }) =>
      inTransaction(database, async (tx) => {
        if ((await uninvite(tx, siteKey, [body.mail])).length === 0) throw refuse('notFound');
        await noteInLog(tx, context, { operator, siteKey, action: 'guests.removed' });
        return { data: { done: true } } as const;
      }),
    ),
  ];
}
