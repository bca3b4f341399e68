import pg from 'pg';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log/log.ts';
import { hintBus, hintsOf, notifyChannel } from './hints.ts';

export interface Notifications {
  /** Asks whether the connection lives, and makes a new one when it does not. */
  check(): void;
  stop(): Promise<void>;
}

interface NotificationSettings {
  log: Log;
  /** The connection is back; notifications in between were lost. */
  onBack(): void;
}

const answerWithinMs = 5_000;
const againMs = [200, 1_000, 3_000, 5_000];

/** Hears the hints of the other processes on a connection of its own; the embedded database has no other process. */
export function listenForHints(database: Database, { log, onBack }: NotificationSettings): Notifications {
  if (database.engine !== 'postgres') return { check() {}, stop: () => Promise.resolve() };
  const bus = hintBus(database);
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isStopped = false;
  let isChecking = false;

  const hear = (payload: string): void => {
    for (const hint of hintsOf(payload, bus.origin)) bus.hear(hint);
  };
  const lose = (lost: pg.Client): void => {
    if (client !== lost) return;
    client = undefined;
    void lost.end().catch(() => {});
    if (isStopped) return;
    timer = setTimeout(() => void connect(), againMs[Math.min(failures, againMs.length - 1)]);
    failures += 1;
  };
  const connect = async (): Promise<void> => {
    const { options } = database.pool;
    const made = new pg.Client({
      connectionString: options.connectionString,
      connectionTimeoutMillis: answerWithinMs,
      keepAlive: true,
      application_name: 'hiroba hints',
    });
    client = made;
    made.on('error', () => lose(made));
    made.on('end', () => lose(made));
    made.on('notification', ({ payload = '' }) => hear(payload));
    try {
      await made.connect();
      await made.query(`listen ${notifyChannel}`);
      failures = 0;
      onBack();
    } catch (error) {
      if (!isStopped && failures === 0) log.warn('The notifications of other servers cannot be heard.', { error });
      lose(made);
    }
  };
  void connect();
  // Beside LISTEN: commands, and servers whose carrier is gone, notify.
  const stopCarrier = bus.carrier?.listen(hear, onBack);

  return {
    check() {
      const asked = client;
      if (asked === undefined || isChecking) return;
      isChecking = true;
      const patience = setTimeout(() => lose(asked), answerWithinMs);
      asked
        .query('select 1')
        .catch(() => lose(asked))
        .finally(() => {
          clearTimeout(patience);
          isChecking = false;
        });
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      stopCarrier?.();
      const last = client;
      client = undefined;
      await last?.end().catch(() => {});
    },
  };
}
