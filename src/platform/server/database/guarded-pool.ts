import pg from 'pg';
import { markAway } from './database-away.ts';
import { misuseInsideTransaction } from './transaction.ts';

type Answer = Parameters<pg.Pool['connect']>[0];

/**
 * A pool that refuses a query sent beside the transaction it runs in, instead of waiting for it for ever, and that tells
 * its own failures from those of statements.
 */
export class GuardedPool extends pg.Pool {
  readonly #onDoubt: (error: Error) => void;

  constructor(settings: pg.PoolConfig, onDoubt: (error: Error) => void) {
    super(settings);
    this.#onDoubt = onDoubt;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(answer: Answer): void;
  override connect(answer?: Answer): Promise<pg.PoolClient> | void {
    const misuse = misuseInsideTransaction(this);
    if (!answer) {
      if (misuse) return Promise.reject(misuse);
      return super.connect().catch((error: Error) => {
        this.#note(error);
        throw error;
      });
    }
    if (misuse) return process.nextTick(answer, misuse, undefined, () => undefined);
    super.connect((error, client, done) => {
      if (error) this.#note(error);
      answer(error, client, done);
    });
  }

  #note(error: Error): void {
    markAway(error);
    if (!this.ending) this.#onDoubt(error);
  }
}
