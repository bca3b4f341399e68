import { byShell, noteInLog } from '#features/operator/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { ModeratorAct } from '../../rules/moderation/moderation.ts';
import { type Act, actInTransaction, type ActRefusal } from '../safety/report-acts.ts';
import { actions } from './act-on-case.ts';

/** Does something about a report as `hiroba chat`: the log of the site has it as that of a moderator. */
export async function actByShell(
  database: Database,
  wanted: Act & { kind: ModeratorAct },
  now: Instant,
): Promise<'done' | ActRefusal> {
  const { operator, context } = byShell('chat', now);
  return inTransaction(database, async (tx) => {
    const outcome = await actInTransaction(tx, database, wanted, now);
    if (outcome !== 'done') return outcome;
    const { siteKey, reportId: report, kind } = wanted;
    await noteInLog(tx, context, { operator, siteKey, action: actions[kind], details: { report } });
    return outcome;
  });
}
