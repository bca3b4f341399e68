import { findMember } from '#features/account/server.ts';
import { mailKeyOf } from '#features/account/rules/credentials.ts';
import {
  type EnteredSite,
  noteInLog,
  noteLook,
  type Operator,
  type ServedConsoleCall,
  serveConsole,
} from '#features/operator/server.ts';
import type { SiteStore } from '#features/site/server.ts';
import { realmKey } from '#features/site/rules/realm-key.ts';
import { countKept } from '#features/ticket/server.ts';
import { consoleApiPrefix, siteNameOf } from '#kernel/console/console-endpoint.ts';
import type { Instant } from '#kernel/clock.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import { formatInstant, tokyoDay } from '#kernel/period.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import * as calls from '../../contract/requests.ts';
import { daysLeft, dueOn, requestsPerPage } from '../../rules/request-dates.ts';
import { refuseElsewhere, refuseMail, refuseRequest } from '../member-refusal.ts';
import { closeBy, eraseBy, fetchRequestFileOf, type FulfilServices, prepareRequestFile } from './fulfil-request.ts';
import { type Asked, type ProofServices, proveBy, sendCodeOf } from './prove-request.ts';
import { pageOfRows, readRequestRow, type RequestRow } from './request-rows.ts';

export interface RequestServices extends FulfilServices, ProofServices {
  store: SiteStore;
}

const done = { data: { done: true } } as const;

/** The organiser's calls about requests for personal data. */
export function requestCalls(services: RequestServices): ServedConsoleCall[] {
  const { database, store } = services;
  const { kysely } = database;
  /** Accounts are of a portal, and so are requests about them. */
  const asked = async (at: EnteredSite, operator: Operator, context: RequestContext): Promise<Asked> => {
    const site = await store.site(at);
    if (site === undefined) throw refuse('notFound');
    if (realmKey(site) !== site.siteKey) throw refuseElsewhere();
    return { operator, site, context };
  };
  return [
    serveConsole(calls.listRequests, async ({ site: at, operator, query, context }) => {
      const { siteKey } = at;
      const site = await store.site(at);
      const realm = site === undefined ? siteKey : realmKey(site);
      const after = query.after === undefined ? undefined : Number(query.after);
      const rows = realm === siteKey ? await pageOfRows(kysely, siteKey, after, requestsPerPage + 1) : [];
      const page = rows.slice(0, requestsPerPage);
      if (page.length > 0) await noteLook(kysely, context, { operator, siteKey, what: 'requests' });
      return {
        data: {
          entries: page.map((row) => presentRow(row, context.now)),
          next: rows.length > page.length ? String(page.at(-1)?.data_request_id) : null,
          accountsOf: siteNameOf(realm),
        },
      };
    }),

    serveConsole(calls.addRequest, async ({ site: at, operator, body, context }) => {
      const { site } = await asked(at, operator, context);
      const mail = readMailAddress(body.mail);
      const problem = mailAddressProblem(mail);
      if (problem !== undefined) throw refuseMail(problem);
      if (body.receivedOn > tokyoDay(context.now)) throw refuseRequest('future');
      const { siteKey } = site;
      const requestId = await inTransaction(database, async (tx) => {
        const made = await tx
          .insertInto('data_request')
          .values({
            site_key: siteKey,
            kind: body.kind,
            mail,
            mail_key: mailKeyOf(mail),
            language: body.language,
            note: body.note,
            received_on: body.receivedOn,
            due_on: dueOn(body.receivedOn),
            made_by: operator.name,
            made_at: new Date(context.now),
          })
          .returning('data_request_id')
          .executeTakeFirstOrThrow();
        const details = { request: made.data_request_id, kind: body.kind };
        await noteInLog(tx, context, { operator, siteKey, action: 'request.added', details });
        return made.data_request_id;
      });
      return { data: { requestId } };
    }),

    serveConsole(calls.readRequest, async ({ site: at, operator, params: { requestId }, context }) => {
      const { siteKey } = at;
      await asked(at, operator, context);
      const row = await readRequestRow(kysely, siteKey, requestId);
      if (row === undefined) throw refuse('notFound');
      await noteLook(kysely, context, { operator, siteKey, what: 'requests', details: { request: requestId } });
      const member = row.mail === '' ? undefined : await findMember(database, siteKey, row.mail);
      const kept = await countKept(kysely, { realmKey: siteKey, mail: row.mail }, member?.memberId);
      return {
        data: {
          ...presentRow(row, context.now),
          language: row.language,
          note: row.note,
          madeBy: row.made_by,
          madeAt: formatInstant(row.made_at.getTime()),
          proof: row.proven_way === null ? null : { way: row.proven_way, words: row.proven_by },
          codeSentAt: row.code_sent_at === null ? null : formatInstant(row.code_sent_at.getTime()),
          outcome: row.outcome,
          closedBy: row.closed_by,
          memberId: member?.memberId ?? null,
          ...kept,
        },
      };
    }),

    serveConsole(calls.sendRequestCode, async ({ site, operator, params: { requestId }, context }) => {
      await sendCodeOf(services, await asked(site, operator, context), requestId);
      return done;
    }),

    serveConsole(calls.proveRequest, async ({ site, operator, params: { requestId }, body, context }) => {
      await proveBy(services, await asked(site, operator, context), requestId, body);
      return done;
    }),

    serveConsole(calls.makeRequestFile, async ({ site, operator, params: { requestId }, context }) => {
      const token = await prepareRequestFile(services, await asked(site, operator, context), requestId);
      const path = `${consoleApiPrefix}sites/${siteNameOf(site.siteKey)}/requests/${requestId}/file/${token}`;
      return { data: { path } };
    }),

    serveConsole(calls.fetchRequestFile, async ({ site, operator, params: { requestId, token }, context }) => ({
      data: await fetchRequestFileOf(services, await asked(site, operator, context), requestId, token),
    })),

    serveConsole(calls.eraseOfRequest, async ({ site, operator, params: { requestId }, body, context }) => {
      await eraseBy(services, await asked(site, operator, context), requestId, body);
      return done;
    }),

    serveConsole(calls.closeRequest, async ({ site, operator, params: { requestId }, body, context }) => {
      await closeBy(services, await asked(site, operator, context), requestId, body);
      return done;
    }),
  ];
}

function presentRow(row: RequestRow, now: Instant) {
  return {
    requestId: row.data_request_id,
    kind: row.kind,
    mail: row.mail,
    receivedOn: row.received_on,
    dueOn: row.due_on,
    daysLeft: daysLeft(row.due_on, tokyoDay(now)),
    state: row.state,
    closedAt: row.closed_at === null ? null : formatInstant(row.closed_at.getTime()),
  };
}
