import { noteInLog, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { setCalledOff } from '#features/site/server.ts';
import { sql } from 'kysely';
import { inTransaction } from '#server/database/transaction.ts';
import type { JobKind } from '#server/jobs/jobs.ts';
import { refuse } from '#server/http/refusal.ts';
import * as calls from '../contract.ts';
import type { CallingOffBatch } from './call-off-batch.ts';
import { refuseCallingOff } from './calling-off-refusal.ts';
import type { CallingOffServices } from './calling-off-services.ts';
import { countCost } from './count-cost.ts';
import { findRun, presentRun } from './read-calling-off.ts';

const done = { data: { done: true } } as const;

/** The calls of an owner who calls an event off. */
export function callingOffCalls(services: CallingOffServices, next: JobKind<CallingOffBatch>): ServedConsoleCall[] {
  const { database, site: sites } = services;
  const { kysely } = database;
  return [
    serveConsole(calls.readCallingOff, async ({ site, context }) => {
      const published = await sites.store.site({ portalId: site.portalId, eventId: site.eventId });
      const run = await findRun(kysely, site.siteKey);
      return {
        data: {
          languages: published === undefined ? null : [...published.document.languages],
          isEvent: site.eventId !== undefined,
          cost:
            published === undefined || run !== undefined ? null : await countCost(database, site.siteKey, context.now),
          run: run === undefined ? null : await presentRun(kysely, run),
        },
      };
    }),

    serveConsole(calls.beginCallingOff, async ({ site: { siteKey, portalId, eventId }, operator, body, context }) => {
      const published = eventId === undefined ? undefined : await sites.store.site({ portalId, eventId });
      if (published === undefined) throw refuse('notFound');
      if (!published.document.languages.some((language) => (body.message[language] ?? '') !== '')) {
        throw refuseCallingOff('noMessage');
      }
      await inTransaction(database, async (tx) => {
        const { message, keepsFee } = body;
        const begun = await tx
          .insertInto('calling_off')
          .values({
            site_key: siteKey,
            state: 'running',
            said: sql<object>`${JSON.stringify(message)}::jsonb`,
            keeps_fee: keepsFee,
            begun_at: new Date(context.now),
            operator_id: operator.operatorId,
            operator_name: operator.name,
            ended_at: null,
          })
          .onConflict((known) => known.doNothing())
          .returning('site_key')
          .execute();
        if (begun.length === 0) throw refuseCallingOff('before');
        if ((await setCalledOff(tx, siteKey, context.now)) === 'notPublished') throw refuse('notFound');
        await noteInLog(tx, context, { operator, siteKey, action: 'event.calledOff', details: { keepsFee } });
        await next.send({ siteKey, batch: 0 }, { tx });
      });
      return done;
    }),

    serveConsole(calls.stopCallingOff, async ({ site: { siteKey }, operator, context }) => {
      await inTransaction(database, async (tx) => {
        const run = await findRun(tx, siteKey, { isLocked: true });
        if (run === undefined) throw refuse('notFound');
        if (run.state !== 'running') throw refuseCallingOff('notRunning');
        // The batch that waits is no longer the next one.
        const changes = { state: 'stopped', batch: run.batch + 1 } as const;
        await tx.updateTable('calling_off').set(changes).where('site_key', '=', siteKey).execute();
        await noteInLog(tx, context, { operator, siteKey, action: 'event.callingOffStopped' });
      });
      return done;
    }),

    serveConsole(calls.resumeCallingOff, async ({ site: { siteKey }, operator, context }) => {
      await inTransaction(database, async (tx) => {
        const run = await findRun(tx, siteKey, { isLocked: true });
        if (run === undefined) throw refuse('notFound');
        const { numDeletedRows: orders } = await tx
          .deleteFrom('calling_off_order')
          .where('site_key', '=', siteKey)
          .where('outcome', '=', 'failed')
          .executeTakeFirstOrThrow();
        const { numUpdatedRows: mails } = await tx
          .updateTable('calling_off_news')
          .set({ failed: null })
          .where('site_key', '=', siteKey)
          .where('told_at', 'is', null)
          .where('failed', 'is not', null)
          .executeTakeFirstOrThrow();
        const again = orders + mails;
        if (run.state === 'running' && again === 0n) throw refuseCallingOff('running');
        if (run.state === 'finished' && again === 0n) throw refuseCallingOff('finished');
        await noteInLog(tx, context, { operator, siteKey, action: 'event.callingOffResumed' });
        // A job that runs finds the orders by itself.
        if (run.state === 'running') return;
        const changes = { state: 'running', batch: run.batch + 1, ended_at: null } as const;
        await tx.updateTable('calling_off').set(changes).where('site_key', '=', siteKey).execute();
        await next.send({ siteKey, batch: run.batch + 1 }, { tx });
      });
      return done;
    }),
  ];
}
