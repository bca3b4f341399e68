import type { KyselyPlugin, QueryResult, RootOperationNode, SelectQueryNode, UnknownRow } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** How long the first of two transactions waits until the other has read as well: in vain when there are locks. */
const waitMs = { inVain: 150, forTheOther: 2_000 };

const isDeciding: Record<MetAt, (node: SelectQueryNode) => boolean> = {
  // The one statement that reads tickets with their order, by id.
  ticket({ joins = [], where }) {
    const by = JSON.stringify(where);
    const isById = by.includes('"purchased_ticket_id"') || by.includes('"order_id"');
    return isById && JSON.stringify(joins).includes('ticket_snapshot');
  },
  // The whole row, to be changed.
  order: ({ from, endModifiers }) => endModifiers !== undefined && JSON.stringify(from).includes('"ticket_order"'),
  refund: ({ from, endModifiers }) => endModifiers !== undefined && JSON.stringify(from).includes('"ticket_refund"'),
};

export interface MetDatabase {
  database: Database;
  /** How often two transactions had read the same before either wrote. */
  meetings(): number;
}

/** What two transactions read before they decide: a purchased ticket with its order, or the row of an order or of a refund. */
type MetAt = 'ticket' | 'order' | 'refund';

/**
 * A database on which two transactions that read the same meet: the first waits until the other has read it as well, or
 * a while in vain. A transaction that locks the row lets no other read it, so with locks none meet; `hasLocks` false
 * takes the locks away.
 */
export function metDatabase(database: Database, hasLocks: boolean, at: MetAt = 'ticket'): MetDatabase {
  let waiting: (() => void) | undefined;
  let meetings = 0;
  let isOver = false;
  const meet = async (): Promise<void> => {
    if (waiting !== undefined) {
      meetings += 1;
      isOver = true;
      waiting();
      waiting = undefined;
      return;
    }
    // The wait is over: a transaction that comes now has no other one to meet.
    if (isOver) return;
    const timeMs = hasLocks ? waitMs.inVain : waitMs.forTheOther;
    await new Promise<void>((go) => {
      const timer = setTimeout(() => {
        waiting = undefined;
        isOver = true;
        go();
      }, timeMs);
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
      if (isDeciding[at](node)) reads.add(queryId);
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
