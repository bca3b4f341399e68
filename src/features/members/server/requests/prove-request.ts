import { judgeCode, codeLifeMs, randomCode, readCode } from '#features/account/rules/verification-code.ts';
import { noteInLog, type Operator } from '#features/operator/server.ts';
import type { PublishedSite } from '#features/site/server.ts';
import type { Random } from '#kernel/clock.ts';
import type { BodyOf } from '#kernel/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import type { Mailing } from '#server/mail/mail.ts';
import { hashSecret } from '#server/secret-token.ts';
import type { proveRequest } from '../../contract/requests.ts';
import { refuseCode, refuseRequest } from '../member-refusal.ts';
import { requestMail } from './request-mail.ts';
import { holdOpen } from './request-rows.ts';

export interface ProofServices {
  database: Database;
  mail: Mailing;
  /** For codes: must not be guessable. */
  random: Random;
}

export interface Asked {
  operator: Operator;
  site: PublishedSite;
  context: RequestContext;
}

/** Sends six digits to the address of a request; an earlier code ends. */
export async function sendCodeOf(
  { database, mail, random }: ProofServices,
  { site, context }: Asked,
  requestId: number,
): Promise<void> {
  const { siteKey } = site;
  await inTransaction(database, async (tx) => {
    const row = await holdOpen(tx, siteKey, requestId);
    if (row.proven_at !== null) throw refuseRequest('proven');
    await takeTry({ ...database, kysely: tx }, 'codeToMail', { context, about: `request ${siteKey} ${row.mail_key}` });
    const code = randomCode(random);
    await tx
      .updateTable('data_request')
      .set({ code_hash: hashSecret(`${requestId} ${code}`), code_tries: 0, code_sent_at: new Date(context.now) })
      .where('data_request_id', '=', requestId)
      .execute();
    await mail.send(requestMail(site, { kind: 'code', to: row.mail, language: row.language, code }), { tx });
  });
}

/** Notes how the person of a request is known. A wrong code counts, also where the rest of the call is refused. */
export async function proveBy(
  { database }: ProofServices,
  { operator, site: { siteKey }, context }: Asked,
  requestId: number,
  body: BodyOf<typeof proveRequest>,
): Promise<void> {
  const outcome = await inTransaction(database, async (tx) => {
    const row = await holdOpen(tx, siteKey, requestId);
    if (row.proven_at !== null) throw refuseRequest('proven');
    const request = tx.updateTable('data_request').where('data_request_id', '=', requestId);
    if (body.by === 'code') {
      const sentAt = row.code_sent_at?.getTime();
      const stored =
        sentAt === undefined
          ? undefined
          : {
              tries: row.code_tries,
              expiresAt: sentAt + codeLifeMs,
              isRight: row.code_hash === hashSecret(`${requestId} ${readCode(body.code)}`),
            };
      const judged = judgeCode(stored, context.now);
      if (judged !== 'right') {
        await request.set({ code_tries: row.code_tries + 1 }).execute();
        return judged;
      }
    }
    const provenBy = body.by === 'code' ? '' : body.words;
    const proof = { proven_at: new Date(context.now), proven_way: body.by, proven_by: provenBy };
    await request.set({ ...proof, code_hash: null }).execute();
    await noteInLog(tx, context, {
      operator,
      siteKey,
      action: 'request.proven',
      details: { request: requestId, by: body.by },
    });
    return 'right';
  });
  if (outcome !== 'right') throw refuseCode(outcome);
}
