import { noteInLog, type Operator } from '#features/operator/server.ts';
import type { BodyOf } from '#kernel/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { actOnCase } from '../../contract/moderation.ts';
import type { ModeratorAct } from '../../rules/moderation/moderation.ts';
import { type Act, actInTransaction } from '../safety/report-acts.ts';
import { countActs, findCase } from './find-case.ts';
import { refuseAct } from './moderation-refusal.ts';

const hourMs = 3_600_000;

/** What the log calls each. */
export const actions = {
  remove: 'report.removed',
  warn: 'report.warned',
  suspend: 'report.suspended',
  readmit: 'report.readmitted',
  close: 'report.closed',
} as const satisfies Record<ModeratorAct, string>;

interface Moderator {
  operator: Operator;
  siteKey: string;
  context: RequestContext;
}

/**
 * Does something about a case as a moderator has seen it: with its reports locked, and nothing where another moderator
 * was first. `isWatched` is a parameter so that a test can show what happens without it.
 */
export async function actOnSeen(
  database: Database,
  { operator, siteKey, context }: Moderator,
  reportId: number,
  { kind, reason, seenActs, hours }: BodyOf<typeof actOnCase>,
  isWatched = true,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const found = await findCase(tx, { siteKey, reportId }, isWatched ? 'locked' : 'free');
    if (found === undefined) throw refuse('notFound');
    if (isWatched && (await countActs(tx, found)) !== seenActs) throw refuseAct('changed');
    const wanted: Act = {
      siteKey,
      reportId,
      kind,
      by: operator.name,
      reason,
      ...(kind === 'suspend' && hours !== null && { endsAt: context.now + hours * hourMs }),
    };
    // Whoever reported the same gets the same answer.
    const meant = kind === 'close' ? found.openIds : [reportId];
    if (meant.length === 0) throw refuseAct('closed');
    for (const one of meant) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction
      const outcome = await actInTransaction(tx, database, { ...wanted, reportId: one }, context.now);
      if (outcome === 'noReport') throw refuse('notFound');
      if (outcome !== 'done') throw refuseAct(outcome);
    }
    await noteInLog(tx, context, { operator, siteKey, action: actions[kind], details: { report: reportId } });
  });
}
