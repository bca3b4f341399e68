import { sql } from 'kysely';
import { makeRehearsedMember, openSession } from '#features/account/server.ts';
import { createSavedCards } from '#features/credit-card/server.ts';
import { type EnteredSite, noteInLog, type Operator } from '#features/operator/server.ts';
import { type Payments, rehearsedCard } from '#features/payment/server.ts';
import {
  allotSiteNumber,
  leadingTo,
  markRehearsal,
  publishDraft,
  readDraft,
  type SiteServer,
  siteTopic,
  type StoredDocuments,
  writeDraft,
} from '#features/site/server.ts';
import { asksForAgreement, storeAgreement } from '#features/terms/server.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { pagePath } from '#kernel/page.ts';
import { canonicalAddress, formatSitePath, sharedHost, type SiteIdentity } from '#kernel/site-path.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import { tell } from '#server/realtime/hints.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import type { beginRehearsal } from '../contract.ts';
import { nameAnswers } from '../rules/buyer-name.ts';
import { endRehearsal, type EraseRehearsal } from './end-rehearsals.ts';
import { passCookie } from './rehearsal-pass.ts';
import { rehearsalTexts } from './rehearsal-texts.ts';
import { rehearsedCart, rehearsedSite } from './rehearsed-site.ts';

const rehearsalLifeMs = 24 * 60 * 60_000;
/** Of an installation, at once: each is a copy of an event. */
const rehearsalsMax = 100;

export interface RehearsalServices {
  database: Database;
  site: Pick<SiteServer, 'directory' | 'store'>;
  stored: StoredDocuments;
  payments: Pick<Payments, 'merchantOf'>;
  /** Throws 409 where the draft could not be published. */
  refuseUnpublishable(siteKey: string): Promise<void>;
  /** In the order in which the features depend on each other. */
  erasers: () => readonly EraseRehearsal[];
}

interface By {
  operator: Operator;
  context: RequestContext;
}

/** Makes the rehearsal of an event, with its buyer, who is logged in and has a card. */
export async function makeRehearsal(
  services: RehearsalServices,
  source: EnteredSite,
  { operator, context }: By,
): Promise<{ data: AnswerOf<typeof beginRehearsal>; cookie: string }> {
  const { database, site, stored, payments } = services;
  if (source.eventId === undefined) throw refuse('notFound');
  await takeTry(database, 'rehearsal', { context, about: String(operator.operatorId) });
  await services.refuseUnpublishable(source.siteKey);
  const draft = await readDraft(database.kysely, stored, source.siteKey);
  if (draft?.document === undefined) throw refuse('notFound');
  const { document } = draft;
  const pass = newSecretToken();
  const [spoken = 'jpn'] = document.languages;
  const language = document.languages.includes(context.language) ? context.language : spoken;

  const made = await inTransaction(database, async (tx) => {
    // Two presses of one operator come one after the other, and all are counted.
    await sql`select pg_advisory_xact_lock(hashtext('rehearsal'))`.execute(tx);
    const before = await tx
      .selectFrom('rehearsal')
      .select('site_key')
      .where('rehearsal_of', '=', source.siteKey)
      .where('operator_id', '=', operator.operatorId)
      .execute();
    for (const { site_key: old } of before) await endRehearsal(tx, old, services.erasers());
    const { there } = await tx
      .selectFrom('rehearsal')
      .select(({ fn }) => fn.countAll<string>().as('there'))
      .executeTakeFirstOrThrow();
    if (Number(there) >= rehearsalsMax) throw refusal('tooMany');

    const eventId = await allotSiteNumber(tx);
    const rehearsed = rehearsedSite(draft, document, eventId, context.now);
    if (rehearsed.sales.every(({ items }) => items.length === 0)) throw refusal('noTicket');
    const { siteKey } = rehearsed.site;
    await writeDraft(tx, leadingTo(pathOf(source), pathOf({ portalId: 0, eventId }))(rehearsed.site));
    await markRehearsal(tx, siteKey, { of: source.siteKey, mail: operator.mail });
    await tx
      .insertInto('rehearsal')
      .values({
        site_key: siteKey,
        rehearsal_of: source.siteKey,
        operator_id: operator.operatorId,
        opens_sale: rehearsed.opensSale,
        pass_hash: hashSecret(pass),
        expires_at: new Date(context.now + rehearsalLifeMs),
      })
      .execute();
    await publishDraft(tx, siteKey, { by: operator.name });
    const memberId = await makeRehearsedMember(tx, { realmKey: siteKey, mail: operator.mail, language });
    await noteInLog(tx, context, { operator, siteKey: source.siteKey, action: 'rehearsal.made' });
    return { rehearsed, siteKey, eventId, memberId };
  });

  tell(database, siteTopic(made.siteKey));
  await site.directory.refresh();
  const identity = { portalId: 0, eventId: made.eventId };
  const published = await site.store.site(identity);
  if (published === undefined) throw new Error('A rehearsal was made and is not there.');
  const merchant = payments.merchantOf(published);
  const card = rehearsedCard(new Date(context.now).getUTCFullYear() + 3);
  await createSavedCards(database).keep(made.memberId, merchant, card, context.now);
  if (asksForAgreement(published)) {
    await storeAgreement(database.kysely, published, made.memberId, { now: context.now });
  }
  const { accessToken, refreshToken } = await openSession(database.kysely, made.memberId, context.now);
  const cart = rehearsedCart(made.rehearsed);
  const { sales } = made.rehearsed;
  const contentId = cart?.ticketContentId ?? sales[0]?.contentId ?? 0;
  const questions = sales.find((one) => one.contentId === contentId)?.questions ?? [];
  const list = pathOf(identity, pagePath('ticketList', { contentId }));
  return {
    data: {
      path: cart === undefined ? list : `${list}?step=profile`,
      realmKey: made.siteKey,
      accessToken,
      refreshToken,
      cart: cart ?? null,
      form: {
        siteKey: made.siteKey,
        contentId,
        owner: made.memberId,
        purchaserInfo: nameAnswers(questions, operator.name, rehearsalTexts[language].firstName),
      },
    },
    cookie: passCookie(context, pass, rehearsalLifeMs / 1_000),
  };
}

/** On the host of the console. */
function pathOf({ portalId, eventId }: SiteIdentity, page = ''): string {
  return formatSitePath(sharedHost, canonicalAddress(sharedHost, { portalId, eventId }, page) ?? { rest: page });
}

function refusal(key: 'noTicket' | 'tooMany'): Refusal {
  return new Refusal(status.conflict, (language) => rehearsalTexts[language][key]);
}
