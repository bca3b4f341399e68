import { Hono } from 'hono';
import { sql } from 'kysely';
import { realmKey } from '#features/site/rules/realm-key.ts';
import { type PublishedSite, sayIn, spokenLanguage } from '#features/site/server.ts';
import { isLanguageCode, type LanguageCode } from '#kernel/language.ts';
import { type Question, questionPage, questionPageHeaders } from '#server/html/question-page.ts';
import { inScheme } from '#server/mail/mail-html.ts';
import type { ContextOf } from '#server/server-feature.ts';
import { languageFor } from '../rules/mailing-document.ts';
import { mailOfStop, previewPath, readPreviewPass, stopPath } from './mailing-links.ts';
import type { MailingServices } from './mailing-services.ts';
import { mailingWords } from './mailing-words.ts';
import { findMailing } from './read-mailings.ts';
import { sampleMail } from './sample-mail.ts';

/** A mail as a mail program shows it: its own styles, no script, no form, an origin of its own. */
const previewHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
};

/**
 * Ends the news to an address without a login (RFC 8058): a POST ends them, whatever its body, and one with `?start`
 * begins them again. A GET asks and changes nothing, because mail scanners open every link. Beside it stands the preview
 * of a mail in the console.
 */
export function createMailingRoutes(services: MailingServices, contextOf: ContextOf): Hono {
  const { database, store, site: sites } = services;
  const routes = new Hono();
  const siteNamed = async (siteKey: string): Promise<PublishedSite | undefined> => {
    const record = sites.directory.named(siteKey);
    return record && store.site(record);
  };
  const readerOf = async (token: string) => {
    const mailId = await mailOfStop(database, token);
    if (mailId === undefined) return undefined;
    const row = await database.kysely
      .selectFrom('mailing_recipient as r')
      .innerJoin('mailing as m', 'm.mailing_id', 'r.mailing_id')
      .select(['r.mail_key', 'r.language', 'm.site_key'])
      .where('r.mail_id', '=', mailId)
      .executeTakeFirst();
    const site = row && (await siteNamed(row.site_key));
    return row && site && { ...row, site };
  };

  routes.on(['GET', 'HEAD', 'POST'], `${stopPath}/:token`, async (c) => {
    const context = contextOf(c.req.raw, c.env);
    const answer = (language: LanguageCode, said: Question, status: 200 | 404 = 200): Response =>
      c.body(questionPage(language, said), status, questionPageHeaders);
    const reader = await readerOf(c.req.param('token'));
    if (reader === undefined) {
      const { page } = mailingWords[context.language];
      return answer(context.language, { heading: page.unknown, text: page.unknownMore }, 404);
    }
    const language = spokenLanguage(reader.site.document, reader.language);
    const { page } = mailingWords[language];
    const name = sayIn(reader.site.document, language)(reader.site.document.webSetting.title);
    const stop = { label: page.stop, query: '?' };
    if (c.req.method !== 'POST') return answer(language, { heading: page.title, text: page.ask(name), button: stop });
    const isStart = c.req.query('start') !== undefined;
    await setNews(services, reader.site, { mailKey: reader.mail_key, wants: isStart, now: context.now });
    if (isStart) return answer(language, { heading: page.title, text: page.started, button: stop });
    const again = { label: page.start, query: '?start', isAgain: true };
    return answer(language, { heading: page.stopped, text: page.stoppedMore(name), button: again });
  });

  routes.get(`${previewPath}/:token`, async (c) => {
    const context = contextOf(c.req.raw, c.env);
    const pass = await readPreviewPass(database, c.req.param('token'), context.now);
    const mailing = pass && (await findMailing(database.kysely, pass.mailingId));
    const site = mailing && (await siteNamed(mailing.site_key));
    const wanted = c.req.query('language') ?? '';
    if (mailing === undefined || site === undefined || !isLanguageCode(wanted)) return c.text('Not found', 404);
    const languages = { languages: site.document.languages, isEvent: site.eventId !== undefined };
    const language = languageFor(mailing.document, languages, wanted) ?? site.document.languages[0]!;
    const { html } = sampleMail(services, site, mailing.document, language);
    const scheme = c.req.query('scheme') === 'dark' ? 'dark' : 'light';
    return c.body(inScheme(html, scheme), 200, previewHeaders);
  });
  return routes;
}

/** Ends the news of a realm to an address, or begins them again. */
async function setNews(
  { database: { kysely } }: MailingServices,
  site: PublishedSite,
  { mailKey, wants, now }: { mailKey: string; wants: boolean; now: number },
): Promise<void> {
  if (wants) {
    await kysely
      .deleteFrom('mailing_opt_out')
      .where('realm_key', '=', realmKey(site))
      .where('mail_key', '=', mailKey)
      .execute();
    return;
  }
  await sql`insert into mailing_opt_out (realm_key, mail_key, opted_out_at)
    values (${realmKey(site)}, ${mailKey}, ${new Date(now)}) on conflict do nothing`.execute(kysely);
}
