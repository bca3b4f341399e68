import type { KyselyPlugin, QueryResult, RootOperationNode, UnknownRow } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** How long a transaction waits for another to come as far as it is; with locks it waits in vain. */
const waitMs = 400;

export interface MetDatabase {
  database: Database;
  /** How often two transactions had read the same before either wrote. */
  meetings(): number;
}

/**
 * A database on which two transactions that read a purchased ticket meet: each waits until the other has read it as
 * well, or a while in vain. Whoever locks the row lets nobody else read it, so with locks nobody meets; `hasLocks` false
 * takes them away.
 */
export function metDatabase(database: Database, hasLocks: boolean): MetDatabase {
  let waiting: (() => void) | undefined;
  let meetings = 0;
  const meet = async (): Promise<void> => {
    if (waiting !== undefined) {
      meetings += 1;
      waiting();
      waiting = undefined;
      return;
    }
    await new Promise<void>((go) => {
      const timer = setTimeout(() => {
        waiting = undefined;
        go();
      }, waitMs);
      waiting = () => {
        clearTimeout(timer);
        go();
      };
    });
  };
  const reads = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }): RootOperationNode {
      if (node.kind !== 'SelectQueryNode') return node;
      // The one statement that reads a ticket with its order, by its id: what a transaction decides by.
      const isDeciding = JSON.stringify(node.joins ?? []).includes('ticket_snapshot');
      if (isDeciding && JSON.stringify(node.where).includes('"purchased_ticket_id"')) reads.add(queryId);
      if (hasLocks || node.endModifiers === undefined) return node;
      const { endModifiers: _, ...unlocked } = node;
      return unlocked;
    },
    async transformResult({ result, queryId }): Promise<QueryResult<UnknownRow>> {
      if (reads.has(queryId)) await meet();
      return result;
    },
  };
  return { database: { ...database, kysely: database.kysely.withPlugin(plugin) }, meetings: () => meetings };
}
