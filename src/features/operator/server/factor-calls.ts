import { inTransaction } from '#server/database/transaction.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { giveTryBack, takeTry } from '#server/limits/try-counts.ts';
import * as calls from '../contract/factors.ts';
import { confirmAppSecret, makeAppSecret } from './app-codes.ts';
import { endOtherConsoleSessions, type Operator, renewConsoleSession } from './console-session.ts';
import { hashNewPassword } from './links.ts';
import { forgetMailChange } from './mail-change.ts';
import { noteInLog } from './operator-log.ts';
import type { OperatorServices } from './operator-mails.ts';
import { operatorRefusal } from './operator-refusal.ts';
import { keepPasskey, passkeyToMake, passkeyToShow, readNewPasskey, userHandleOf } from './passkeys.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { checkProof, hasSecondFactor, readOwnFactors, strengthOf } from './second-factors.ts';
import { type ServedConsoleCall, serveConsole } from './serve-console.ts';
import { tellCodeUsed } from './sign-in-calls.ts';
import { presentWithCookie } from './signed-in.ts';

const done = { data: { done: true } } as const;

/** By what operators prove who they are: how they set it up, show it and remove it. */
export function factorCalls(services: OperatorServices): ServedConsoleCall[] {
  const { database } = services;
  return [
    serveConsole(calls.readFactors, async ({ operator, context }) => ({
      data: await readFactors(database, operator, context),
    })),
    serveConsole(calls.beginPasskey, async ({ operator, context }) => {
      const { operatorId, mail } = operator;
      refuseDemo(operator);
      const userHandle = await userHandleOf(database, operatorId);
      return { data: await passkeyToMake(database, { mail, operatorId, userHandle, purpose: 'add' }, context) };
    }),
    serveConsole(calls.addPasskey, async ({ operator, body, context }) => {
      const { operatorId } = operator;
      const made = await readNewPasskey(database, body.passkey, { purpose: 'add', operatorId }, context);
      return added(database, operator, context, 'passkey', async (tx) => {
        await keepPasskey(tx, operatorId, made, { name: body.name, now: context.now });
        return true;
      });
    }),
    serveConsole(calls.removePasskey, async ({ operator, body, context }) => {
      await removed(database, operator, context, 'passkey', (tx) =>
        tx
          .deleteFrom('operator_passkey')
          .where('operator_id', '=', operator.operatorId)
          .where('credential_id', '=', body.passkey)
          .execute(),
      );
      return done;
    }),
    serveConsole(calls.beginApp, async ({ operator, context }) => {
      refuseDemo(operator);
      return { data: await makeAppSecret(database, operator, context.now) };
    }),
    serveConsole(calls.addApp, async ({ operator, body, context }) => {
      const taker = { context, about: String(operator.operatorId) };
      await takeTry(database, 'operatorCode', taker);
      const answer = await added(database, operator, context, 'app', (tx) =>
        confirmAppSecret({ kysely: tx }, operator.operatorId, body.code, context.now),
      );
      await giveTryBack(database, 'operatorCode', taker);
      return answer;
    }),
    serveConsole(calls.removeApp, async ({ operator, context }) => {
      await removed(database, operator, context, 'app', (tx) =>
        tx.deleteFrom('operator_totp').where('operator_id', '=', operator.operatorId).execute(),
      );
      return done;
    }),
    serveConsole(calls.renewRecoveryCodes, async ({ operator, context }) => {
      refuseDemo(operator);
      const recoveryCodes = await inTransaction(database, async (tx) => {
        await noteInLog(tx, context, {
          operator,
          action: 'operator.factorAdded',
          details: { factor: 'recoveryCodes' },
        });
        return makeRecoveryCodes(tx, operator.operatorId, context.now);
      });
      return { data: { recoveryCodes } };
    }),
    serveConsole(calls.setPassword, async ({ operator, body, context }) => {
      refuseDemo(operator);
      const passwordHash = await hashNewPassword(body.password, operator.mail, context);
      await inTransaction(database, async (tx) => {
        await tx
          .updateTable('operator')
          .set({ password_hash: passwordHash })
          .where('operator_id', '=', operator.operatorId)
          .execute();
        await endOtherConsoleSessions(tx, operator.operatorId, context);
        await forgetMailChange(tx, operator.operatorId);
        await noteInLog(tx, context, { operator, action: 'operator.passwordChanged' });
      });
      return done;
    }),
    serveConsole(calls.beginProof, async ({ operator: { operatorId }, context }) => ({
      data: await passkeyToShow(database, { purpose: 'prove', operatorId }, context),
    })),
    serveConsole(calls.prove, async ({ operator, body, context }) => {
      const shown = await checkProof(database, operator, body, context);
      if (body.by === 'recoveryCode') await tellCodeUsed(services, operator, context);
      const cookie = await renewConsoleSession(database, operator.operatorId, context, shown);
      const { strength } = await presentWithCookie(database, cookie, context);
      return { data: strength, cookie };
    }),
  ];
}

/** Whoever comes into the demo is its organiser: none of them may lock the others out. */
export function refuseDemo({ isOfDemo }: Operator): void {
  if (isOfDemo) throw operatorRefusal('noRight');
}

/** Keeps a second factor that was just shown, so that the session has shown one. The first brings recovery codes. */
async function added(
  database: Database,
  operator: Operator,
  context: RequestContext,
  factor: 'passkey' | 'app',
  keep: (tx: Database['kysely']) => Promise<boolean>,
): Promise<{ data: { recoveryCodes: string[] | null }; cookie: string }> {
  refuseDemo(operator);
  const { operatorId } = operator;
  return inTransaction(database, async (tx) => {
    const before = await readOwnFactors({ kysely: tx }, operatorId);
    if (!(await keep(tx))) throw operatorRefusal('wrongCode');
    await noteInLog(tx, context, { operator, action: 'operator.factorAdded', details: { factor } });
    const recoveryCodes = before.recoveryCodes === 0 ? await makeRecoveryCodes(tx, operatorId, context.now) : null;
    // What somebody else may have opened before there was a second factor ends.
    if (!hasSecondFactor(before)) await endOtherConsoleSessions(tx, operatorId, context);
    const cookie = await renewConsoleSession({ kysely: tx }, operatorId, context, 'secondFactor');
    return { data: { recoveryCodes }, cookie };
  });
}

/** Removes a second factor, but not the last one. */
async function removed(
  database: Database,
  operator: Operator,
  context: RequestContext,
  factor: 'passkey' | 'app',
  remove: (tx: Database['kysely']) => Promise<unknown>,
): Promise<void> {
  refuseDemo(operator);
  await inTransaction(database, async (tx) => {
    // Two removals at once would each leave the other's.
    await tx
      .selectFrom('operator')
      .select('operator_id')
      .where('operator_id', '=', operator.operatorId)
      .forUpdate()
      .execute();
    await remove(tx);
    const left = await readOwnFactors({ kysely: tx }, operator.operatorId);
    if (!hasSecondFactor(left) || (left.passkeyHosts.length === 0 && !left.hasPassword)) {
      throw operatorRefusal('lastFactor');
    }
    await noteInLog(tx, context, { operator, action: 'operator.factorRemoved', details: { factor } });
  });
}

async function readFactors(database: Database, operator: Operator, context: RequestContext) {
  const factors = await readOwnFactors(database, operator.operatorId);
  const app = await database.kysely
    .selectFrom('operator_totp')
    .select('made_at')
    .where('operator_id', '=', operator.operatorId)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  const passkeys = await database.kysely
    .selectFrom('operator_passkey')
    .select(['credential_id', 'name', 'rp_id', 'made_at', 'used_at'])
    .where('operator_id', '=', operator.operatorId)
    .orderBy('made_at')
    .execute();
  return {
    strength: strengthOf(factors, operator, context),
    hasPassword: factors.hasPassword,
    appSince: app?.made_at?.toISOString() ?? null,
    recoveryCodesLeft: factors.recoveryCodes,
    passkeys: passkeys.map((row) => ({
      passkey: row.credential_id,
      name: row.name,
      host: row.rp_id,
      madeAt: row.made_at.toISOString(),
      usedAt: row.used_at?.toISOString() ?? null,
    })),
  };
}
