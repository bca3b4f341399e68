import { sql } from 'kysely';
import { noteLook, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import * as calls from '../../contract/moderation.ts';
import { actInTransaction } from '../safety/report-acts.ts';
import { actOnSeen } from './act-on-case.ts';
import { findCase } from './find-case.ts';
import { countCases, pageOfCases } from './list-cases.ts';
import { noteSeen } from './moderator-mails.ts';
import { readSeenCase } from './read-case.ts';

/** The moderators' calls about what participants of a chat reported. */
export function moderationCalls(database: Database): ServedConsoleCall[] {
  const { kysely } = database;
  return [
    serveConsole(calls.countOpenCases, async ({ site: { siteKey } }) => ({
      data: { open: await countCases(kysely, siteKey) },
    })),

    serveConsole(calls.listCases, async ({ site: { siteKey }, operator, query: { state, after }, context }) => {
      const from = after === undefined ? undefined : Number(after);
      const page = await pageOfCases(kysely, siteKey, { state, after: from });
      if (page.entries.length > 0) await noteLook(kysely, context, { operator, siteKey, what: 'reports' });
      if (state === 'open' && page.entries.length > 0) await noteSeen(kysely, siteKey, context.now);
      return { data: page };
    }),

    serveConsole(calls.readCase, async ({ site: { siteKey }, operator, params: { reportId }, context }) => {
      const found = await findCase(kysely, { siteKey, reportId }, 'free');
      if (found === undefined) throw refuse('notFound');
      await inTransaction(database, async (tx) => {
        const look = { siteKey, reportId, kind: 'look', by: operator.name, reason: '' } as const;
        await actInTransaction(tx, database, look, context.now);
        await noteLook(tx, context, { operator, siteKey, what: 'report', details: { report: reportId } });
        await noteSeen(tx, siteKey, context.now);
      });
      return { data: await readSeenCase(database, siteKey, found) };
    }),

    serveConsole(calls.readCasePicture, async ({ site: { siteKey }, operator, params, context }) => {
      const { reportId, placeId } = params;
      const { rows } = await sql<{ picture: Buffer | null }>`
        select m.picture from chat_report_message m join chat_report t using (report_id)
        where t.report_id = ${reportId} and t.site_key = ${siteKey} and m.comment_index = ${placeId}`.execute(kysely);
      const picture = rows[0]?.picture;
      if (picture === undefined || picture === null) throw refuse('notFound');
      await noteLook(kysely, context, { operator, siteKey, what: 'report', details: { report: reportId } });
      return { data: { name: `report-${reportId}-${placeId}.webp`, bytes: new Uint8Array(picture) } };
    }),

    serveConsole(calls.actOnCase, async ({ site: { siteKey }, operator, params: { reportId }, body, context }) => {
      await actOnSeen(database, { operator, siteKey, context }, reportId, body);
      return { data: { done: true } as const };
    }),
  ];
}
