import { eraseAccount, type EraseServices, findMember } from '#features/account/server.ts';
import { readGuestRefundAccounts } from '#features/bank/server.ts';
import { noteInLog } from '#features/operator/server.ts';
import { forgetMailed, readMailed } from '#features/mailing/server.ts';
import { countKept, eraseGuestOrders, readGuestOrders } from '#features/ticket/server.ts';
import { bareRecord } from '#kernel/bare-record.ts';
import type { BodyOf } from '#kernel/endpoint.ts';
import { formatInstant, tokyoDay } from '#kernel/period.ts';
import { gatherPersonalData, type PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import { forgetMails } from '#server/mail/forget-mails.ts';
import type { SecretBox } from '#server/secret-box.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import type { closeRequest, eraseOfRequest } from '../../contract/requests.ts';
import { fileMs } from '../../rules/request-dates.ts';
import { refuseRequest } from '../member-refusal.ts';
import type { Asked } from './prove-request.ts';
import { requestMail } from './request-mail.ts';
import { holdOpen, readRequestRow } from './request-rows.ts';

export interface FulfilServices extends EraseServices {
  secrets: SecretBox;
  /** What all features keep of a member. */
  parts(): readonly PersonalDataPart[];
}

/** Keeps that an operator may fetch the file of a request, once. */
export async function prepareRequestFile(
  { database }: Pick<FulfilServices, 'database'>,
  { operator, site: { siteKey }, context }: Asked,
  requestId: number,
): Promise<string> {
  const token = newSecretToken();
  await inTransaction(database, async (tx) => {
    const row = await holdOpen(tx, siteKey, requestId);
    if (row.proven_at === null) throw refuseRequest('unproven');
    await tx
      .insertInto('data_request_file')
      .values({
        token_hash: hashSecret(token),
        data_request_id: requestId,
        operator_id: operator.operatorId,
        made_at: new Date(context.now),
      })
      .execute();
    await noteInLog(tx, context, { operator, siteKey, action: 'request.exported', details: { request: requestId } });
  });
  return token;
}

/** Everything that is kept of the person of a request, as they get it: by their account, and by their address. */
export async function fetchRequestFileOf(
  { database, parts, secrets }: FulfilServices,
  { operator, site: { siteKey }, context }: Asked,
  requestId: number,
  token: string,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const { kysely } = database;
  const taken = await kysely
    .deleteFrom('data_request_file')
    .where('token_hash', '=', hashSecret(token))
    .where('data_request_id', '=', requestId)
    .where('operator_id', '=', operator.operatorId)
    .where('made_at', '>', new Date(context.now - fileMs))
    .returning('data_request_id')
    .executeTakeFirst();
  const row = taken && (await readRequestRow(kysely, siteKey, requestId));
  if (row === undefined || row.mail === '') throw refuse('notFound');
  const member = await findMember(database, siteKey, row.mail);
  const account = member && (await gatherPersonalData(parts(), { memberId: member.memberId, realmKey: siteKey }));
  const guest = { realmKey: siteKey, mail: row.mail };
  const data = bareRecord<unknown>({
    exportedAt: formatInstant(context.now),
    mail: row.mail,
    account: account ?? null,
    ordersWithoutAccount: await readGuestOrders(kysely, guest),
    refundAccountsWithoutAccount: await readGuestRefundAccounts({ database, secrets }, guest),
    mailsWithoutAccount: await readMailed(kysely, guest),
  });
  const bytes = new TextEncoder().encode(JSON.stringify(data, undefined, 2));
  return { name: `personal-data-${requestId}-${tokyoDay(context.now)}.json`, bytes };
}

/** Erases what there is of the person of a request, whom a mail tells, and closes the request. */
export async function eraseBy(
  services: FulfilServices,
  { operator, site, context }: Asked,
  requestId: number,
  seen: BodyOf<typeof eraseOfRequest>,
): Promise<void> {
  const { database } = services;
  const { siteKey } = site;
  const before = await readRequestRow(database.kysely, siteKey, requestId);
  if (before === undefined) throw refuse('notFound');
  const member = await findMember(database, siteKey, before.mail);
  const erase = member && (await eraseAccount(services, member.memberId, context.now));
  await inTransaction(database, async (tx) => {
    const row = await holdOpen(tx, siteKey, requestId);
    if (row.kind !== 'erasure') throw refuseRequest('otherKind');
    if (row.proven_at === null) throw refuseRequest('unproven');
    const guest = { realmKey: siteKey, mail: row.mail };
    const { ofGuest } = await countKept(tx, guest, undefined);
    if ((member?.memberId ?? null) !== seen.seenMemberId || ofGuest.orders !== seen.seenGuestOrders) {
      throw refuseRequest('changed');
    }
    await eraseGuestOrders(tx, guest);
    await forgetMailed(tx, guest);
    await erase?.(tx);
    await forgetMails(tx, row.mail);
    await services.mail.send(requestMail(site, { kind: 'erased', to: row.mail, language: row.language }), { tx });
    await tx
      .updateTable('data_request')
      .set({
        state: 'done',
        mail: '',
        mail_key: '',
        note: '',
        proven_by: '',
        closed_by: operator.name,
        closed_at: new Date(context.now),
      })
      .where('data_request_id', '=', requestId)
      .execute();
    await noteInLog(tx, context, { operator, siteKey, action: 'request.erased', details: { request: requestId } });
  });
}

export async function closeBy(
  { database }: Pick<FulfilServices, 'database'>,
  { operator, site: { siteKey }, context }: Asked,
  requestId: number,
  { isRefused, outcome }: BodyOf<typeof closeRequest>,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await holdOpen(tx, siteKey, requestId);
    await tx
      .updateTable('data_request')
      .set({
        state: isRefused ? 'refused' : 'done',
        outcome,
        code_hash: null,
        closed_by: operator.name,
        closed_at: new Date(context.now),
      })
      .where('data_request_id', '=', requestId)
      .execute();
    await noteInLog(tx, context, { operator, siteKey, action: 'request.closed', details: { request: requestId } });
  });
}

/** Forgets files that nobody fetched; called each hour. */
export async function sweepRequestFiles({ kysely }: Database, now: Instant): Promise<void> {
  await kysely
    .deleteFrom('data_request_file')
    .where('made_at', '<=', new Date(now - fileMs))
    .execute();
}
