import { sql, type Transaction } from 'kysely';
import {
  type LinkServices,
  pageUrl,
  type PublishedSite,
  sayIn,
  siteMail,
  spokenLanguage,
} from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { countedMax } from '#kernel/console/list-limits.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Mail, Mailing } from '#server/mail/mail.ts';
import { guestMailEveryMs, guestMailsPerCall } from '../rules/typed-guests.ts';
import chi from '../texts/mails/chi.ts';
import eng from '../texts/mails/eng.ts';
import jpn, { type GuestMailTexts } from '../texts/mails/jpn.ts';
import kor from '../texts/mails/kor.ts';
import zhtw from '../texts/mails/zhtw.ts';

const texts: Record<LanguageCode, GuestMailTexts> = { jpn, eng, chi, zhtw, kor };

/** 409: nobody can enter yet, or nobody knows where. */
export function refuseMails(why: keyof GuestMailTexts['refused']): Refusal {
  return new Refusal(status.conflict, (language) => texts[language].refused[why]);
}

export interface GuestMailServices extends LinkServices {
  database: Database;
  mail: Mailing;
}

/** The mail that invites an address. Its link is never made from the request's host. */
export function guestMail(
  services: LinkServices,
  site: PublishedSite,
  { to, language: wished }: { to: string; language: LanguageCode },
): Mail {
  const language = spokenLanguage(site.document, wished);
  const siteName = sayIn(site.document, language)(site.document.webSetting.title);
  const words = texts[language];
  const url = pageUrl(services, site, '');
  return {
    to,
    subject: words.subject(siteName),
    kind: 'guest-invitation',
    ...siteMail(site, language, {
      heading: words.heading(siteName),
      paragraphs: words.paragraphs(to),
      ...(url && { button: { label: words.button, url: url.href } }),
    }),
  };
}

/**
 * Invites guests by mail, and writes down that it did: those who are named, or all who got none yet. Nobody is mailed
 * twice within an hour, and of two calls at once each guest is in one. Answers how many are left for another call, as far as it is counted.
 */
export async function mailGuests(
  services: GuestMailServices,
  site: PublishedSite,
  { mails, language }: { mails: readonly string[] | undefined; language: LanguageCode },
  now: Instant,
  note: (tx: Transaction<Tables>, sent: number) => Promise<void>,
): Promise<{ sent: number; left: number }> {
  const { siteKey } = site;
  return inTransaction(services.database, async (tx) => {
    const before = new Date(now - guestMailEveryMs);
    const wanted =
      mails === undefined
        ? sql`mailed_at is null`
        : sql`mail_key = any(${[...mails]}::text[]) and (mailed_at is null or mailed_at <= ${before})`;
    const { rows } = await sql<{ mail_key: string }>`
      update invitation set mailed_at = ${new Date(now)} where site_key = ${siteKey} and mail_key in (
        select mail_key from invitation where site_key = ${siteKey} and ${wanted}
        order by mail_key limit ${guestMailsPerCall} for update skip locked
      ) returning mail_key`.execute(tx);
    for (const { mail_key: to } of rows) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction
      await services.mail.send(guestMail(services, site, { to, language }), { tx });
    }
    const { rows: left } = await sql<{ left: number }>`
      select count(*)::int as left from (
        select from invitation where site_key = ${siteKey} and ${wanted} limit ${countedMax}
      ) waiting`.execute(tx);
    if (rows.length > 0) await note(tx, rows.length);
    return { sent: rows.length, left: left[0]?.left ?? 0 };
  });
}
