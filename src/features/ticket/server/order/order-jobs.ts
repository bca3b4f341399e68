import * as v from 'valibot';
import type { Transaction } from 'kysely';
import type { Clock, Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import type { JobKind, Jobs } from '#server/jobs/jobs.ts';
import { holdsStock } from '../../rules/order/order.ts';
import type { Applied } from './apply-event.ts';
import type { OrderNews, StoredOrderState } from './order-tables.ts';

/** One job serves all orders of a stretch of time, and runs at its end. */
const stretchMs = { holds: 60_000, open: 60_000, news: 3_000, together: 60 * 60_000 } as const;
type Stretched = Exclude<keyof typeof stretchMs, 'together'>;
/** The job waits this long for transactions that began in its stretch; the next job serves a later commit. */
const commitMs = 1_000;
const newsAgainMs = 10 * 60_000;

export interface OrderWork {
  /** Ends holds whose time is over. */
  expireHolds(): Promise<void>;
  /** Asks gateways about the orders that wait for them; true when some still wait. */
  reconcile(): Promise<boolean>;
  /** Mails buyers the news of their orders; true when some mails could not be sent. */
  tellNews(): Promise<boolean>;
  /** Sends the news that were held back for an address in one mail (`newsKeyOf`). */
  tellTogether(newsKey: string): Promise<void>;
  /** True when the refund needs no further request. */
  refund(refundId: number): Promise<boolean>;
}

/** The facts of a new order that decide which jobs it needs. */
interface NewOrder {
  heldUntil: Instant | null;
  state: StoredOrderState;
  tell: OrderNews | null;
}

export interface OrderJobs {
  /** Plans the jobs that an event of an order needs, in its transaction. */
  plan(tx: Transaction<Tables>, applied: Applied): Promise<void>;
  /** Plans a request for a refund, to the gateway or, by mail, to the organiser. */
  planRefund(tx: Transaction<Tables>, refundId: number): Promise<void>;
  /** Plans the mail with the news that are held back for an address, for the end of the hour. */
  planTogether(tx: Transaction<Tables>, newsKey: string): Promise<void>;
  /** The stretches that new orders need, each once. */
  needed(orders: readonly NewOrder[]): readonly Stretch[];
  /** The stretches for which this process has added no job yet. */
  missing(stretches: readonly Stretch[]): readonly Stretch[];
  /** Adds jobs in the transaction of the purchase, always in one sequence, so that transactions cannot deadlock. */
  add(tx: Transaction<Tables>, stretches: readonly Stretch[]): Promise<void>;
  /** Call after the commit: remembers the jobs, and adds another one where a job may have run before the commit. */
  committed(stretches: readonly Stretch[]): Promise<void>;
  /** Plans the work that was left over when the process before this one ended. */
  begin(): Promise<void>;
  work(work: OrderWork): void;
}

export interface Stretch {
  kind: Stretched;
  /** Counts stretches of this kind since 1970. */
  number: number;
}

const knownMax = 1_000;

/** Asks again after 15 s, 30 s … 6 h, for seven weeks, so that a gateway's long outage loses no refund. */
export const refundPatience = { retryLimit: 200, firstRetryMs: 15_000, longestRetryMs: 6 * 60 * 60_000 };

/** The jobs of orders. A job for each order would cost more than the order itself. */
export function createOrderJobs(jobs: Jobs, clock: Clock): OrderJobs {
  let doing: OrderWork | undefined;
  const work = (): OrderWork => {
    if (doing === undefined) throw new Error('A job of orders ran before its work was named.');
    return doing;
  };
  const known = new Set<string>();
  const nameOf = ({ kind, number }: Stretch): string => `${kind}/${number}`;
  const numberAt = (kind: keyof typeof stretchMs, instant: Instant): number => Math.floor(instant / stretchMs[kind]);
  const stretchAt = (kind: Stretched, instant: Instant): Stretch => ({ kind, number: numberAt(kind, instant) });
  const dueAt = ({ kind, number }: { kind: keyof typeof stretchMs; number: number }): Instant =>
    (number + 1) * stretchMs[kind] + commitMs;

  const send = async (stretch: Stretch, tx?: Transaction<Tables>): Promise<void> => {
    const options = { singletonKey: String(stretch.number), startAfter: dueAt(stretch) };
    await kinds[stretch.kind].send({}, { ...options, ...(tx === undefined ? {} : { tx }) });
  };
  const kinds: Record<Stretched, JobKind<object>> = {
    holds: jobs.define('ticketHolds', v.object({}), () => work().expireHolds()),
    open: jobs.define('ticketReconcile', v.object({}), async () => {
      if (await work().reconcile()) await send(stretchAt('open', clock()));
    }),
    news: jobs.define('ticketNews', v.object({}), async () => {
      // Several jobs may fail to send the same mails; they share one job that tries again.
      const later = (Math.floor(clock() / newsAgainMs) + 1) * newsAgainMs;
      if (await work().tellNews()) await send(stretchAt('news', later));
    }),
  };
  const together = jobs.define('ticketNewsTogether', v.object({ newsKey: v.string() }), ({ newsKey }) =>
    work().tellTogether(newsKey),
  );
  const refunds = jobs.define(
    'ticketRefund',
    v.object({ refundId: v.number() }),
    async ({ refundId }) => {
      if (!(await work().refund(refundId))) throw new Error('The gateway has not said whether it paid back.');
    },
    refundPatience,
  );

  const add: OrderJobs['add'] = async (tx, stretches) => {
    const inOneOrder = [...stretches].sort((a, b) => a.kind.localeCompare(b.kind) || a.number - b.number);
    for (const stretch of inOneOrder) await send(stretch, tx);
  };

  return {
    add,
    needed(orders) {
      const now = clock();
      const stretches = new Map<string, Stretch>();
      const need = (kind: Stretched, instant: Instant): void => {
        const stretch = stretchAt(kind, instant);
        stretches.set(nameOf(stretch), stretch);
      };
      for (const { heldUntil, state, tell } of orders) {
        if (heldUntil !== null) need('holds', heldUntil);
        if (state === 'charging') need('open', now);
        if (tell !== null) need('news', now);
      }
      return [...stretches.values()];
    },
    missing: (stretches) => stretches.filter((stretch) => !known.has(nameOf(stretch))),
    async committed(stretches) {
      for (const stretch of stretches) known.add(nameOf(stretch));
      for (const name of known) {
        if (known.size <= knownMax) break;
        known.delete(name);
      }
      const now = clock();
      for (const stretch of stretches) if (dueAt(stretch) <= now) await send(stretch);
    },
    async plan(tx, { isMoved, order, heldUntil, errands }) {
      if (!isMoved) return;
      const now = clock();
      const isOpen = holdsStock(order.state);
      await add(tx, [
        stretchAt('news', now),
        ...(isOpen ? [stretchAt('open', now)] : []),
        ...(isOpen && heldUntil !== null ? [stretchAt('holds', Math.max(now, heldUntil))] : []),
      ]);
      for (const errand of errands) {
        if (errand.kind === 'refund') await refunds.send({ refundId: errand.refundId }, { tx });
      }
    },
    async planTogether(tx, newsKey) {
      const number = numberAt('together', clock());
      const startAfter = dueAt({ kind: 'together', number });
      await together.send({ newsKey }, { tx, startAfter, singletonKey: `${newsKey}/${number}` });
    },
    async planRefund(tx, refundId) {
      await refunds.send({ refundId }, { tx });
    },
    async begin() {
      const now = clock();
      for (const kind of ['holds', 'open', 'news'] as const) await send(stretchAt(kind, now));
    },
    work(given) {
      doing = given;
    },
  };
}
