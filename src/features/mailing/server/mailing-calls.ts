import { sql } from 'kysely';
import {
  mailOfOperator,
  noteInLog,
  noteLook,
  type ServedConsoleCall,
  serveConsole,
} from '#features/operator/server.ts';
import { realmKey } from '#features/site/rules/realm-key.ts';
import { modulesOf, type PublishedSite, sayIn } from '#features/site/server.ts';
import { formatInstant, parseInstant } from '#kernel/period.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { JobKind } from '#server/jobs/jobs.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import { triedSubject } from '#server/mail/rehearsed-mail.ts';
import * as calls from '../contract.ts';
import { audiencesOf, purposeOf } from '../rules/audience.ts';
import { isPlannable, isPlanned } from '../rules/mailing-states.ts';
import { languageFor, type MailingDocument } from '../rules/mailing-document.ts';
import {
  countedRecipientsMax,
  draftsMax,
  mailingsPerPage,
  previewMs,
  recipientsPerPage,
} from '../rules/mailing-limits.ts';
import { countAudience } from './audience-rows.ts';
import { resumeSending, sendDraft, stopSending, takePlannedBack } from './change-state.ts';
import { findChangeToTell, mailOfChange } from './change-to-tell.ts';
import { previewAddress } from './mailing-links.ts';
import { refuseMailing } from './mailing-refusal.ts';
import type { MailingServices } from './mailing-services.ts';
import { countRecipientsOf, emptyDocument, listMailingsOf, presentMailing, readMailingOf } from './read-mailings.ts';
import { sampleMail } from './sample-mail.ts';
import type { Batch } from './send-batch.ts';

interface At {
  portalId: number;
  eventId: number | undefined;
}

/** The calls about mails of an organiser to many people. */
export function mailingCalls(services: MailingServices, next: JobKind<Batch>): ServedConsoleCall[] {
  const { database, store, mail, publicUrl } = services;
  const { kysely } = database;
  /** 409 before the first publication: nobody has anything to do with the site. */
  const publicSite = async ({ portalId, eventId }: At): Promise<PublishedSite> => {
    const site = await store.site({ portalId, eventId });
    if (site === undefined) throw refuseMailing('unpublished');
    return site;
  };
  const sampleOf = async (
    at: At & { siteKey: string },
    mailingId: number,
    wanted: PublishedSite['document']['languages'][number],
  ) => {
    const site = await publicSite(at);
    const { document } = await readMailingOf(kysely, { siteKey: at.siteKey, mailingId });
    const language = languageFor(document, mailingSiteOf(site), wanted) ?? site.document.languages[0]!;
    return { site, language, sample: sampleMail(services, site, document, language) };
  };
  return [
    serveConsole(calls.listMailings, async ({ site: { siteKey }, query }) => {
      const after = query.after === undefined ? undefined : Number(query.after);
      const rows = await listMailingsOf(kysely, siteKey, { after, most: mailingsPerPage + 1 });
      const page = rows.slice(0, mailingsPerPage);
      return {
        data: {
          entries: page.map(presentMailing),
          next: rows.length > page.length ? String(page.at(-1)?.mailing_id) : null,
        },
      };
    }),

    serveConsole(calls.readMailingDesk, async ({ site: at, operator }) => {
      const site = await store.site(at);
      return {
        data: {
          languages: site?.document.languages ?? null,
          isEvent: at.eventId !== undefined,
          audiences:
            site === undefined
              ? []
              : audiencesOf({ isEvent: at.eventId !== undefined, hasOwnAccounts: realmKey(site) === at.siteKey }),
          tickets: site === undefined ? [] : await ticketsOf(services, site),
          ownMail: (await mailOfOperator(kysely, operator.operatorId)) ?? '',
          knowsItsAddress: publicUrl !== undefined,
        },
      };
    }),

    serveConsole(calls.readChangeToTell, async ({ site: at, context }) => {
      const site = await store.site(at);
      const found = site && (await findChangeToTell(kysely, site, context.now));
      return { data: { isToTell: found !== undefined, mailingId: found?.mailingId ?? null } };
    }),

    serveConsole(calls.makeMailing, async ({ site: at, operator, body, context }) => {
      const { siteKey } = at;
      const { document, aboutRevision } = await beginOf(body, at, context.now);
      const mailingId = await inTransaction(database, async (tx) => {
        const { drafts } = await tx
          .selectFrom('mailing')
          .select(({ fn }) => fn.countAll<string>().as('drafts'))
          .where('site_key', '=', siteKey)
          .where('state', '=', 'draft')
          .executeTakeFirstOrThrow();
        if (Number(drafts) >= draftsMax) throw refuseMailing('tooMany');
        const now = new Date(context.now);
        const row = await tx
          .insertInto('mailing')
          .values({
            site_key: siteKey,
            document,
            about_revision: aboutRevision ?? null,
            made_at: now,
            made_by: operator.name,
            changed_at: now,
          })
          .returning('mailing_id')
          .executeTakeFirstOrThrow();
        return row.mailing_id;
      });
      return { data: { mailingId } };
    }),

    serveConsole(calls.readMailing, async ({ site: { siteKey }, params }) => {
      const row = await readMailingOf(kysely, { siteKey, mailingId: params.mailingId });
      const { edition, document } = row;
      return { data: { ...presentMailing(row), edition, document, ...(await countRecipientsOf(kysely, row)) } };
    }),

    serveConsole(calls.saveMailing, async ({ site: { siteKey }, params: { mailingId }, body, context }) => {
      const row = await kysely
        .updateTable('mailing')
        .set((eb) => ({
          document: body.document,
          edition: eb('edition', '+', 1),
          changed_at: new Date(context.now),
        }))
        .where('mailing_id', '=', mailingId)
        .where('site_key', '=', siteKey)
        .where('state', '=', 'draft')
        .where('edition', '=', body.edition)
        .returning('edition')
        .executeTakeFirst();
      if (row !== undefined) return { data: { edition: row.edition } };
      const mailing = await readMailingOf(kysely, { siteKey, mailingId });
      throw refuseMailing(mailing.state === 'draft' ? 'changed' : isPlanned(mailing) ? 'planned' : 'notDraft');
    }),

    serveConsole(calls.removeMailing, ({ site: { siteKey }, params: { mailingId }, operator, context }) =>
      inTransaction(database, async (tx) => {
        const mailing = await readMailingOf(tx, { siteKey, mailingId, isLocked: true });
        if (mailing.state !== 'draft') throw refuseMailing(isPlanned(mailing) ? 'planned' : 'notDraft');
        await tx.deleteFrom('mailing').where('mailing_id', '=', mailingId).execute();
        await noteInLog(tx, context, { operator, siteKey, action: 'mailing.removed', details: { mailingId } });
        return { data: { done: true } } as const;
      }),
    ),

    serveConsole(calls.countRecipients, async ({ site: at, params, operator, context }) => {
      const { siteKey } = at;
      const { document } = await readMailingOf(kysely, { siteKey, mailingId: params.mailingId });
      const site = await publicSite(at);
      const details = { mailingId: params.mailingId, audience: document.audience.kind };
      await noteLook(kysely, context, { operator, siteKey, what: 'mailAudience', details });
      const { audience, purpose } = document;
      const isNews = purposeOf(audience.kind, purpose) === 'news';
      const { languages, ...counted } = await countAudience(kysely, site, {
        audience,
        isNews,
        most: countedRecipientsMax,
      });
      const addresses = languages.reduce((sum, { number }) => sum + number, 0);
      return { data: { ...counted, addresses, languages } };
    }),

    serveConsole(calls.previewMailing, async ({ site: at, params: { mailingId }, query, context }) => {
      const { language, sample } = await sampleOf(at, mailingId, query.language);
      const pass = { mailingId, until: context.now + previewMs };
      const path = `${await previewAddress(database, pass)}?language=${language}`;
      return { data: { language, subject: sample.subject, from: sample.fromName ?? '', path } };
    }),

    serveConsole(calls.testMailing, async ({ site: at, params: { mailingId }, body, operator, context }) => {
      const { language, sample } = await sampleOf(at, mailingId, body.language);
      const to = await mailOfOperator(kysely, operator.operatorId);
      if (to === undefined) throw refuse('notFound');
      await takeTry(database, 'operatorMail', { context, about: to.toLowerCase() });
      await mail.send({ ...sample, to, subject: triedSubject(sample.subject, language), kind: 'mailing-test' });
      return { data: { to } };
    }),

    serveConsole(calls.sendMailing, async ({ site: at, params: { mailingId }, body, operator, context }) => {
      const { siteKey } = at;
      const begins = body.at === undefined ? undefined : parseInstant(body.at);
      // Whoever mistakes the day does not want it sent at once.
      if (body.at !== undefined && !isPlannable(begins, context.now)) throw refuseMailing('past');
      const asked = { siteKey, mailingId, operator, context, ...body, at: begins };
      await sendDraft(services, next, await publicSite(at), asked);
      return { data: { done: true } } as const;
    }),

    serveConsole(calls.takeMailingBack, async ({ site: { siteKey }, params: { mailingId }, operator, context }) => {
      await takePlannedBack(services, { siteKey, mailingId, operator, context });
      return { data: { done: true } } as const;
    }),

    serveConsole(calls.stopMailing, async ({ site: { siteKey }, params: { mailingId }, operator, context }) => {
      await stopSending(services, { siteKey, mailingId, operator, context });
      return { data: { done: true } } as const;
    }),

    serveConsole(calls.resumeMailing, async ({ site: { siteKey }, params: { mailingId }, operator, context }) => {
      await resumeSending(services, next, { siteKey, mailingId, operator, context });
      return { data: { done: true } } as const;
    }),

    serveConsole(
      calls.listRecipients,
      async ({ site: { siteKey }, params: { mailingId }, query, operator, context }) => {
        await readMailingOf(kysely, { siteKey, mailingId });
        await noteLook(kysely, context, { operator, siteKey, what: 'mailRecipients', details: { mailingId } });
        const wanted = (query.q ?? '').normalize('NFKC').trim().toLowerCase();
        let rows = kysely
          .selectFrom('mailing_recipient')
          .select(['mail_key', 'mail_to', 'language', 'state', 'reason', 'queued_at', 'ended_at'])
          .where('mailing_id', '=', mailingId);
        if (wanted !== '') {
          // A range of the index, which is ordered by bytes.
          rows = rows.where('mail_key', '>=', wanted).where(sql<boolean>`starts_with(mail_key, ${wanted})`);
        }
        if (query.state !== undefined) rows = rows.where('state', '=', query.state);
        if (query.after !== undefined) rows = rows.where('mail_key', '>', query.after);
        const found = await rows
          .orderBy('mail_key')
          .limit(recipientsPerPage + 1)
          .execute();
        const page = found.slice(0, recipientsPerPage);
        return {
          data: {
            entries: page.map((row) => ({
              mail: row.mail_to,
              language: row.language,
              state: row.state,
              reason: row.reason,
              at: formatInstant((row.ended_at ?? row.queued_at).getTime()),
            })),
            next: found.length > page.length ? (page.at(-1)?.mail_key ?? null) : null,
          },
        };
      },
    ),
  ];

  /** What a new mail begins with. */
  async function beginOf(
    body: { from: 'nothing' } | { from: 'change' } | { from: 'copy'; mailingId: number },
    at: At & { siteKey: string },
    now: number,
  ): Promise<{ document: MailingDocument; aboutRevision?: number }> {
    if (body.from === 'copy') {
      return { document: (await readMailingOf(kysely, { siteKey: at.siteKey, mailingId: body.mailingId })).document };
    }
    const site = await publicSite(at);
    if (body.from === 'change') {
      const found = await findChangeToTell(kysely, site, now);
      if (found === undefined) throw refuseMailing('noChange');
      return { document: mailOfChange(found.change), aboutRevision: found.change.revision };
    }
    const kinds = audiencesOf({ isEvent: site.eventId !== undefined, hasOwnAccounts: realmKey(site) === at.siteKey });
    const kind = kinds.includes('holders') ? 'holders' : (kinds[0] ?? 'members');
    const contact = sayIn(site.document, site.document.languages[0]!)(site.document.overview.organizerName);
    return { document: { ...emptyDocument, audience: { kind }, purpose: purposeOf(kind, 'necessary'), contact } };
  }
}

const mailingSiteOf = (site: PublishedSite) => ({
  languages: site.document.languages,
  isEvent: site.eventId !== undefined,
});

async function ticketsOf({ store }: Pick<MailingServices, 'store'>, site: PublishedSite) {
  const contents = await Promise.all(
    modulesOf(site, 'ticket').map(async ({ contentId }) =>
      ((await store.items(site, 'ticket', contentId)) ?? []).map((item) => ({
        key: `${contentId}-${item.detailId}`,
        title: item.title,
      })),
    ),
  );
  return contents.flat();
}
