import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Instant } from '#kernel/clock.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import { isLanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { resetPath } from '#kernel/console/console-endpoint.ts';
import type { pendingReset } from '../contract/people.ts';
import { resetLifeMs, resetWaitMs } from '../rules/operator-life.ts';
import { everywhere, isOwnerOf, type PlacedSite } from '../rules/rights-at.ts';
import type { Operator } from './console-session.ts';
import { hashNewPassword } from './links.ts';
import { noteInLog } from './operator-log.ts';
import { operatorMail, type OperatorServices } from './operator-mails.ts';
import { operatorRefusal } from './operator-refusal.ts';
import type { Known } from './operators.ts';
import { forgetFactors } from './second-factors.ts';

export type PendingReset = v.InferOutput<typeof pendingReset>;

/** The resets of these operators that wait or work. */
export async function resetsOf(
  kysely: Database['kysely'],
  operatorIds: readonly number[],
  now: number,
): Promise<Map<number, PendingReset>> {
  const { rows } = await sql<{
    reset_id: number;
    operator_id: number;
    asked_by_name: string;
    asked_at: Date;
    works_at: Date;
    ends_at: Date;
  }>`
    select reset_id, operator_id, asked_by_name, asked_at, works_at, ends_at from operator_reset
    where operator_id = any(${operatorIds}::int[]) and over_at is null and ends_at > ${new Date(now)}
    order by reset_id`.execute(kysely);
  return new Map(
    rows.map((row) => [
      row.operator_id,
      {
        resetId: row.reset_id,
        askedBy: row.asked_by_name,
        askedAt: row.asked_at.toISOString(),
        worksAt: row.works_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
      },
    ]),
  );
}

interface Asking {
  operator: Operator;
  site: PlacedSite;
  /** Whose second factor is lost. */
  operatorId: number;
  context: RequestContext;
}

/**
 * Lets an operator begin anew after 24 hours. Whoever asks owns every site that the operator has anything at, so that
 * nobody reaches what is not theirs through the account of another. The operator gets a mail, which has no link.
 */
export async function askReset(
  services: OperatorServices,
  { operator, site, operatorId, context }: Asking,
  alsoPassword: boolean,
): Promise<{ worksAt: string; endsAt: string; path: string | null }> {
  if (operatorId === operator.operatorId) throw operatorRefusal('resetOfSelf');
  const { database } = services;
  return inTransaction(database, async (tx) => {
    const theirs = await tx
      .selectFrom('operator')
      .selectAll()
      .where('operator_id', '=', operatorId)
      .forUpdate()
      .executeTakeFirst();
    const { rows: grants } = await sql<{ site_key: string; portal_key: string | null; role: OperatorRole }>`
      select g.site_key, s.portal_key, g.role from operator_grant g left join site s on s.site_key = g.site_key
      where g.operator_id = ${operatorId}`.execute(tx);
    const here = [site.siteKey, site.portalKey, everywhere];
    if (theirs === undefined || !grants.some((row) => here.includes(row.site_key))) throw refuse('notFound');
    const isAbove = grants.every((row) =>
      isOwnerOf(operator.grants, { siteKey: row.site_key, portalKey: row.portal_key }),
    );
    if (!isAbove) throw operatorRefusal('resetOfOthers');
    if ((await resetsOf(tx, [operatorId], context.now)).size > 0) throw operatorRefusal('resetWaits');
    const token = alsoPassword || theirs.password_hash === null ? newSecretToken() : undefined;
    const worksAt = new Date(context.now + resetWaitMs);
    const endsAt = new Date(worksAt.getTime() + resetLifeMs);
    await tx
      .insertInto('operator_reset')
      .values({
        operator_id: operatorId,
        site_key: site.siteKey,
        asked_by: operator.operatorId,
        asked_by_name: operator.name,
        asked_at: new Date(context.now),
        works_at: worksAt,
        ends_at: endsAt,
        link_hash: token === undefined ? null : hashSecret(token),
        over_at: null,
      })
      .execute();
    const language = isLanguageCode(theirs.language) ? theirs.language : context.language;
    const mail = { kind: 'resetAsked' as const, to: theirs.mail, language, who: operator.name, at: worksAt };
    await services.mail.send(operatorMail(services, mail), { tx });
    await noteInLog(tx, context, {
      operator,
      siteKey: site.siteKey,
      action: 'operator.resetAsked',
      details: { operatorId, alsoPassword: token !== undefined },
    });
    return {
      worksAt: worksAt.toISOString(),
      endsAt: endsAt.toISOString(),
      path: token === undefined ? null : resetPath(token),
    };
  });
}

/** From the shell: every way in of an operator ends at once, but for the link to a new password, whose secret is answered. */
export async function resetAtOnce(
  database: Database,
  operatorId: number,
  { by, now }: { by: { operatorId: null; name: string }; now: Instant },
): Promise<string> {
  const token = newSecretToken();
  const at = new Date(now);
  await inTransaction(database, async (tx) => {
    await forgetFactors(tx, operatorId);
    await tx.updateTable('operator').set({ password_hash: null }).where('operator_id', '=', operatorId).execute();
    await tx
      .updateTable('operator_reset')
      .set({ over_at: at })
      .where('operator_id', '=', operatorId)
      .where('over_at', 'is', null)
      .execute();
    await tx
      .insertInto('operator_reset')
      .values({
        operator_id: operatorId,
        site_key: everywhere,
        asked_by: null,
        asked_by_name: by.name,
        asked_at: at,
        works_at: at,
        ends_at: new Date(now + resetLifeMs),
        link_hash: hashSecret(token),
        over_at: null,
      })
      .execute();
    const seen = { now, requestId: by.name };
    await noteInLog(tx, seen, { operator: by, action: 'operator.resetAsked', details: { operatorId } });
  });
  return token;
}

/** Stops the reset of an operator that waits; by themselves, or by an owner of the site where they have a grant. */
export async function stopReset(
  database: Database,
  { operator, site, operatorId, context }: Omit<Asking, 'site'> & { site?: PlacedSite },
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { rows } = await sql<{ site_key: string }>`
      update operator_reset r set over_at = ${new Date(context.now)}
      where r.operator_id = ${operatorId} and r.over_at is null
        and (${site?.siteKey ?? null}::text is null or exists (
          select from operator_grant g where g.operator_id = r.operator_id
            and g.site_key in (${site?.siteKey ?? null}::text, ${site?.portalKey ?? null}::text, '*')
        ))
      returning r.site_key`.execute(tx);
    const [row] = rows;
    if (row === undefined) throw refuse('notFound');
    await noteInLog(tx, context, {
      operator,
      siteKey: row.site_key,
      action: 'operator.resetStopped',
      details: { operatorId },
    });
  });
}

/** At a sign-in by password: forgets the second factor whose reset has waited long enough. */
export async function applyDueReset(
  services: OperatorServices,
  operator: Known & { mail: string },
  context: RequestContext,
): Promise<void> {
  const at = new Date(context.now);
  await inTransaction(services.database, async (tx) => {
    const due = await tx
      .updateTable('operator_reset')
      .set({ over_at: at })
      .where('operator_id', '=', operator.operatorId)
      .where('link_hash', 'is', null)
      .where('over_at', 'is', null)
      .where('works_at', '<=', at)
      .where('ends_at', '>', at)
      .returning('site_key')
      .executeTakeFirst();
    if (due !== undefined) await finishReset(services, tx, { operator, siteKey: due.site_key, context });
  });
}

/** Chooses a new password by the link of a reset that has waited long enough. */
export async function useReset(
  services: OperatorServices,
  { token, password }: { token: string; password: string },
  context: RequestContext,
): Promise<Known> {
  await takeTry(services.database, 'operatorLink', { context });
  const at = new Date(context.now);
  const waiting = await services.database.kysely
    .selectFrom('operator_reset as r')
    .innerJoin('operator as o', 'o.operator_id', 'r.operator_id')
    .select(['r.reset_id', 'r.works_at', 'r.site_key', 'o.operator_id', 'o.name', 'o.mail'])
    .where('r.link_hash', '=', hashSecret(token))
    .where('r.over_at', 'is', null)
    .where('r.ends_at', '>', at)
    .where('o.suspended_at', 'is', null)
    .executeTakeFirst();
  if (waiting === undefined) throw operatorRefusal('linkIsOver');
  if (waiting.works_at > at) throw operatorRefusal('tooEarly');
  const operator = { operatorId: waiting.operator_id, name: waiting.name, mail: waiting.mail };
  const passwordHash = await hashNewPassword(password, waiting.mail, context);
  await inTransaction(services.database, async (tx) => {
    const spent = await tx
      .updateTable('operator_reset')
      .set({ over_at: at })
      .where('reset_id', '=', waiting.reset_id)
      .where('over_at', 'is', null)
      .returning('reset_id')
      .executeTakeFirst();
    if (spent === undefined) throw operatorRefusal('linkIsOver');
    await tx
      .updateTable('operator')
      .set({ password_hash: passwordHash })
      .where('operator_id', '=', operator.operatorId)
      .execute();
    await finishReset(services, tx, { operator, siteKey: waiting.site_key, context });
  });
  return operator;
}

async function finishReset(
  services: OperatorServices,
  tx: Parameters<Parameters<typeof inTransaction>[1]>[0],
  { operator, siteKey, context }: { operator: Known & { mail: string }; siteKey: string; context: RequestContext },
): Promise<void> {
  await forgetFactors(tx, operator.operatorId);
  await noteInLog(tx, context, { operator, siteKey, action: 'operator.resetDone' });
  const mail = { kind: 'resetDone' as const, to: operator.mail, language: context.language };
  await services.mail.send(operatorMail(services, mail), { tx });
}
