import type { Transaction } from 'kysely';
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
import { countUnmailed, findGuests, guestsPerPage } from './find-guests.ts';
import { invite, uninvite } from './guest-list.ts';
import { type GuestMailServices, mailGuests, refuseMails } from './guest-mails.ts';

export interface GuestServices extends GuestMailServices {
  site: GuestMailServices['site'] & Pick<SiteServer, 'store'>;
}

/** Who is invited to a site, for the console. */
export function guestCalls(services: GuestServices): ServedConsoleCall[] {
  const { database, site: sites } = services;
  const { kysely } = database;
  return [
    serveConsole(listGuests, async ({ site: { siteKey }, query: { search = '', after }, operator, context }) => {
      await noteLook(kysely, context, { operator, siteKey, what: 'guests' });
      const { rows, found } = await findGuests(kysely, siteKey, { search, after });
      const unmailed = after === undefined ? await countUnmailed(kysely, siteKey) : undefined;
      const entries = rows.slice(0, guestsPerPage).map((row) => ({
        mail: row.mail_key,
        mailedAt: row.mailed_at === null ? null : formatInstant(row.mailed_at.getTime()),
      }));
      return {
        data: {
          entries,
          next: rows.length > guestsPerPage ? (entries.at(-1)?.mail ?? null) : null,
          found: found?.number ?? null,
          isMoreFound: found?.isMore ?? false,
          unmailed: unmailed?.number ?? null,
          isMoreUnmailed: unmailed?.isMore ?? false,
        },
      };
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
