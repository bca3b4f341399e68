import pg from 'pg';
import { misuseInsideTransaction } from './transaction.ts';

type Answer = (error: Error | undefined, client?: pg.PoolClient, done?: (release?: unknown) => void) => void;

/** A pool that refuses a query sent beside the transaction it runs in, instead of waiting for it for ever. */
export class GuardedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(answer: Answer): void;
  override connect(answer?: Answer): Promise<pg.PoolClient> | void {
    const misuse = misuseInsideTransaction(this);
    if (!misuse) return answer ? super.connect(answer as never) : super.connect();
    if (!answer) return Promise.reject(misuse);
    process.nextTick(answer, misuse, undefined, () => undefined);
  }
}
