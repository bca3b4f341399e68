import { createClient } from '@redis/client';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log/log.ts';
import { type HintCarrier, notifyChannel } from './hints.ts';

export interface RedisHints extends HintCarrier {
  close(): void;
}

type Client = ReturnType<typeof createClient>;

const end = (client: Pick<Client, 'isOpen' | 'destroy'>): void => {
  if (client.isOpen) client.destroy();
};
const answerWithinMs = 2_000;
const againMaxMs = 5_000;
const pingMs = 10_000;

/**
 * Hints by a Redis or Valkey server. It may be gone at any time, also now: a hint that it does not take goes by NOTIFY,
 * and one that it loses is found when heads are compared.
 */
export async function openRedisHints(database: Database, url: string, log: Log): Promise<RedisHints> {
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
  const channel = `${notifyChannel}:${rows[0]?.name}`;
  const place = new URL(url).host;
  let isSaid = false;

  const open = () => {
    const client = createClient({
      url,
      // What every version, every copy and every proxy speaks.
      RESP: 2,
      disableOfflineQueue: true,
      pingInterval: pingMs,
      socket: {
        connectTimeout: answerWithinMs,
        reconnectStrategy: (retries) => Math.min(100 * 2 ** Math.min(retries, 10), againMaxMs),
      },
    });
    client.on('error', (error: Error) => {
      if (!isSaid)
        log.warn(`The Redis server ${place} of REDIS_URL does not serve: NOTIFY carries hints meanwhile.`, { error });
      isSaid = true;
    });
    client.on('ready', () => (isSaid = false));
    // The client keeps trying, and the log says once why.
    client.connect().catch(() => {});
    return client;
  };
  const publisher = open();
  const clients = [publisher];

  return {
    async publish(payloads) {
      if (!publisher.isReady) return false;
      const published = Promise.all(payloads.map((payload) => publisher.publish(channel, payload))).then(
        () => true,
        () => false,
      );
      const { promise: tooLate, resolve } = Promise.withResolvers<false>();
      const patience = setTimeout(() => resolve(false), answerWithinMs);
      return Promise.race([published, tooLate]).finally(() => clearTimeout(patience));
    },
    listen(hear, onBack) {
      const subscriber = open();
      clients.push(subscriber);
      let isSubscribed = false;
      subscriber.on('ready', () => {
        // After a reconnection the client subscribes again before it is ready.
        if (isSubscribed) return onBack();
        subscriber.subscribe(channel, hear).then(
          () => {
            isSubscribed = true;
            onBack();
          },
          (error: unknown) => log.warn('Hints cannot be heard by Redis.', { error }),
        );
      });
      return () => end(subscriber);
    },
    close() {
      clients.forEach(end);
    },
  };
}
